import { DatabaseSync, type StatementSync } from 'node:sqlite';
import { StoreRefused } from '../errors.ts';
import type { Database, Queryable, SqlRow, SqlValue } from '../sql/database.ts';
import type { Hint } from '../store.ts';

const SQLITE_FULL = 13;
const SQLITE_IOERR = 10;
const SQLITE_READONLY = 8;

/**
 * Turns "disk full" and its kin into a refusal that the server can show; other errors are bugs and stay as they are.
 */
export function translate(error: unknown): unknown {
  const code = (error as { errcode?: number }).errcode;
  if (code === undefined) return error;
  const primary = code & 0xff;
  if (primary === SQLITE_FULL) return new StoreRefused('full', error);
  if (primary === SQLITE_IOERR || primary === SQLITE_READONLY) return new StoreRefused('unavailable', error);
  return error;
}

/**
 * One SQLite connection behind the asynchronous interface. A transaction that awaits holds the connection, so that
 * nothing else slips into it.
 */
export class SqliteConnection implements Database {
  readonly #db: DatabaseSync;
  readonly #statements = new Map<string, StatementSync>();
  readonly #hear = new Set<(hint: Hint) => void>();
  #busy: Promise<void> | null = null;

  constructor(file: string) {
    this.#db = new DatabaseSync(file);
    this.#db.exec('PRAGMA journal_mode = WAL');
    this.#db.exec('PRAGMA synchronous = FULL');
    this.#db.exec('PRAGMA foreign_keys = ON');
    this.#db.exec('PRAGMA busy_timeout = 5000');
    this.#db.exec('PRAGMA cache_size = -8000');
  }

  /** A quota: beyond it SQLite says what it says of a full disk. */
  limit(megabytes: number): void {
    const [size] = this.direct.all('PRAGMA page_size');
    this.direct.all(
      `PRAGMA max_page_count = ${Math.floor((megabytes * 1_048_576) / Number(size?.page_size))}`,
    );
  }

  #prepare(sql: string): StatementSync {
    let statement = this.#statements.get(sql);
    if (!statement) {
      statement = this.#db.prepare(sql.replaceAll(/\$(\d+)/g, '?$1'));
      this.#statements.set(sql, statement);
    }
    return statement;
  }

  /** For code that already holds the connection: runs at once. */
  readonly direct: Queryable & {
    all(sql: string, p?: SqlValue[]): SqlRow[];
    run(sql: string, p?: SqlValue[]): number;
  } = {
    all: (sql, parameters = []) => {
      try {
        return this.#prepare(sql).all(...parameters) as SqlRow[];
      } catch (error) {
        throw translate(error);
      }
    },
    run: (sql, parameters = []) => {
      try {
        return Number(this.#prepare(sql).run(...parameters).changes);
      } catch (error) {
        throw translate(error);
      }
    },
    query: async (sql, parameters) => this.direct.all(sql, parameters),
    change: async (sql, parameters) => this.direct.run(sql, parameters),
  };

  async query(sql: string, parameters: SqlValue[] = []): Promise<SqlRow[]> {
    while (this.#busy) await this.#busy;
    return this.direct.all(sql, parameters);
  }

  async change(sql: string, parameters: SqlValue[] = []): Promise<number> {
    while (this.#busy) await this.#busy;
    return this.direct.run(sql, parameters);
  }

  async transaction<T>(work: (q: Queryable) => Promise<T>): Promise<T> {
    while (this.#busy) await this.#busy;
    let release = (): void => {};
    this.#busy = new Promise((resolve) => {
      release = resolve;
    });
    try {
      this.direct.run('BEGIN IMMEDIATE');
      const result = await work(this.direct);
      this.direct.run('COMMIT');
      return result;
    } catch (error) {
      this.#rollback();
      throw error;
    } finally {
      this.#busy = null;
      release();
    }
  }

  /** A transaction without awaiting inside; for the group commit. Fails if the connection is held. */
  atOnce<T>(work: () => T): T {
    try {
      this.direct.run('BEGIN IMMEDIATE');
      const result = work();
      this.direct.run('COMMIT');
      return result;
    } catch (error) {
      this.#rollback();
      throw error;
    }
  }

  #rollback(): void {
    if (this.#db.isTransaction) this.#db.exec('ROLLBACK');
  }

  /** Resolves when nobody holds the connection. */
  async free(): Promise<void> {
    while (this.#busy) await this.#busy;
  }

  hear(listener: (hint: Hint) => void): () => void {
    this.#hear.add(listener);
    return () => this.#hear.delete(listener);
  }

  async tell(hint: Hint): Promise<void> {
    for (const listener of this.#hear) listener(hint);
  }

  close(): void {
    this.#statements.clear();
    this.#db.close();
  }
}
