import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openSqlite } from '../src/store/sqlite/index.ts';
import { Client } from './client.ts';
import { type TestServer, testServer } from './server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await testServer();
});
afterAll(() => server.end());

test('a copy made while a match is played holds all that was acknowledged before, and can be opened', async () => {
  const ann = await (await Client.guest(server.port, 'Ann')).connect();
  const { id } = await ann.create({ game: 'tic-tac-toe', seats: ['me', 'random'] });
  await ann.watch(id);
  await ann.answer(id, 0);
  await expect.poll(() => ann.tables.get(id)!.number).toBe(2);
  const copy = join(server.folder, 'copy.db');
  const script = fileURLToPath(new URL('../scripts/backup.ts', import.meta.url));
  const { stdout } = await promisify(execFile)(process.execPath, [
    script,
    join(server.folder, 'dustfront.db'),
    copy,
  ]);
  expect(stdout).toContain('integrity: ok');
  const store = await openSqlite(copy);
  expect(await store.entries.last(id)).toBe(2);
  await store.close();
  ann.close();
});
