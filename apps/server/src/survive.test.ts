import { createServer, type Server } from 'node:net';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { isLostStore } from './survive.ts';

describe('a database that is away', () => {
  /** Takes lines and never says a word. */
  let silent: Server;
  let port: number;
  beforeAll(async () => {
    silent = createServer();
    await new Promise<void>((resolve) => silent.listen(0, '127.0.0.1', resolve));
    port = (silent.address() as { port: number }).port;
  });
  afterAll(() => void silent.close());

  const failure = (pool: pg.Pool): Promise<unknown> =>
    pool.connect().then(
      () => null,
      (why: unknown) => why,
    );

  test('is known by a pool that waited in vain for a line, and for a turn', async () => {
    const pool = new pg.Pool({ host: '127.0.0.1', port, max: 1, connectionTimeoutMillis: 50 });
    const [line, turn] = await Promise.all([failure(pool), failure(pool)]);
    await pool.end();
    expect([line, turn].map(isLostStore)).toEqual([true, true]);
  });

  test('is known by the words of the pool', () => {
    expect(isLostStore(new Error('timeout exceeded when trying to connect'))).toBe(true);
    expect(isLostStore(new Error('Query read timeout'))).toBe(true);
  });

  test('is known by a refused line', async () => {
    const pool = new pg.Pool({ host: '127.0.0.1', port: 1 });
    expect(isLostStore(await failure(pool))).toBe(true);
    await pool.end();
  });

  test('a fault of ours is not taken for one', () => {
    expect(isLostStore(new TypeError('x is not a function'))).toBe(false);
    expect(isLostStore(new Error('duplicate key value violates unique constraint'))).toBe(false);
  });
});
