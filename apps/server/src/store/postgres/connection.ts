import pg from 'pg';
import { StoreRefused } from '../errors.ts';
import type { Database, Queryable, SqlRow, SqlValue } from '../sql/database.ts';
import type { Hint } from '../store.ts';

const INT8 = 20;

/** What everybody hears. */
export const CHANNEL = 'dustfront';
/** Matches are told of on so many channels, so that a process hears of those it shows and of few others. */
const SHARDS = 64;

/** The channel on which a match is told of. */
export function channelOf(match: string): string {
  let hash = 0;
  for (let i = 0; i < match.length; i++) hash = (hash * 31 + match.charCodeAt(i)) >>> 0;
  return `${CHANNEL}_${hash % SHARDS}`;
}

const isOfPlayer = ({ topic }: Hint): boolean => topic === 'notice' || topic === 'sessions';

/** Whether the server, not the statement, is at fault: gone, shutting down, out of connections or disk. */
export function translate(error: unknown): unknown {
  const code = (error as { code?: string }).code ?? '';
  if (code === '53100') return new StoreRefused('full', error);
  const lost = /^(08|57P|53)/.test(code) || /^E[A-Z]+$/.test(code);
  const message = error instanceof Error ? error.message : '';
  if (lost || /terminat|timeout|Connection|closed/i.test(message))
    return new StoreRefused('unavailable', error);
  return error;
}

const names = new Map<string, string>();

/** A name per statement text lets PostgreSQL keep its plan. */
function nameOf(sql: string): string {
  let name = names.get(sql);
  if (!name) {
    name = `d${names.size}`;
    names.set(sql, name);
  }
  return name;
}

function queryable(client: pg.Pool | pg.PoolClient): Queryable {
  const run = async (sql: string, values: SqlValue[] = []): Promise<pg.QueryResult> => {
    try {
      const named = values.length > 0 ? { name: nameOf(sql) } : {};
      return await client.query({ ...named, text: sql, values });
    } catch (error) {
      throw translate(error);
    }
  };
  return {
    query: async (sql, values) => (await run(sql, values)).rows as SqlRow[],
    change: async (sql, values) => (await run(sql, values)).rowCount ?? 0,
  };
}

/** Longest wait for a reply of the database: beyond it the line counts as dead, whatever it pretends. */
export const PATIENCE = 10_000;

export function poolOptions(url: string, size: number, patience = PATIENCE): pg.PoolConfig {
  return {
    connectionString: url,
    max: size,
    connectionTimeoutMillis: Math.min(5_000, patience),
    query_timeout: patience,
    keepAlive: true,
    idleTimeoutMillis: 30_000,
    allowExitOnIdle: true,
    // Whatever the server's default: acknowledged means durable here.
    // A statement whose asker is gone does not go on for ever.
    options: `-c synchronous_commit=on -c statement_timeout=${2 * patience}`,
  };
}

export class PgDatabase implements Database {
  readonly pool: pg.Pool;
  readonly #q: Queryable;

  constructor(url: string, size: number, patience: number) {
    this.pool = new pg.Pool(poolOptions(url, size, patience));
    // An idle connection that dies is replaced at the next use; without a listener it would end the process.
    this.pool.on('error', () => {});
    this.pool.on('connect', (client) => client.on('error', () => {}));
    this.#q = queryable(this.pool);
  }

  query(sql: string, values?: SqlValue[]): Promise<SqlRow[]> {
    return this.#q.query(sql, values);
  }

  change(sql: string, values?: SqlValue[]): Promise<number> {
    return this.#q.change(sql, values);
  }

  async transaction<T>(work: (q: Queryable) => Promise<T>): Promise<T> {
    let client: pg.PoolClient;
    try {
      client = await this.pool.connect();
    } catch (error) {
      throw translate(error);
    }
    let failed: Error | undefined;
    try {
      const q = queryable(client);
      await q.change('BEGIN');
      const result = await work(q);
      await q.change('COMMIT');
      return result;
    } catch (error) {
      failed = error as Error;
      // A line that is lost is thrown away, and with it what was begun on it.
      if (!(error instanceof StoreRefused)) await client.query('ROLLBACK').catch(() => {});
      throw error;
    } finally {
      client.release(failed instanceof StoreRefused);
    }
  }

  async tell(hint: Hint): Promise<void> {
    await this.query('SELECT pg_notify($1, $2)', [
      isOfPlayer(hint) ? CHANNEL : channelOf(hint.id),
      JSON.stringify(hint),
    ]);
  }
}

pg.types.setTypeParser(INT8, Number);
