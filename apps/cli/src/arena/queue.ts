import type { SeatingResult, SeatingSpec } from '@dustfront/ai';
import { hashJson } from '@dustfront/kernel';
import { Logger, makeWorkerUtils, type Runner, run, runOnce } from 'graphile-worker';
import pg from 'pg';
import { Failure } from '../failure.ts';
import { keyOf } from './results-file.ts';

/** The kind of job that a game is, in the queue that the server uses as well. */
const KIND = 'arena-game';
const ATTEMPTS = 3;

/** Several processes may come first: they take turns. */
const TABLE = `
  BEGIN;
  SELECT pg_advisory_xact_lock(20071210);
  CREATE SCHEMA IF NOT EXISTS dustfront_arena;
  CREATE TABLE IF NOT EXISTS dustfront_arena.results (
    key text PRIMARY KEY, result jsonb NOT NULL, played timestamptz NOT NULL DEFAULT now()
  );
  COMMIT;`;

const jobKeyOf = (spec: SeatingSpec): string => `${KIND} ${hashJson(keyOf(spec))}`;

const quiet = new Logger(() => () => {});

/** Games to be played and games played, in PostgreSQL: any number of machines take from it. */
export class ArenaQueue {
  private readonly pool: pg.Pool;

  private constructor(pool: pg.Pool) {
    this.pool = pool;
  }

  static async open(url: string): Promise<ArenaQueue> {
    const pool = new pg.Pool({ connectionString: url, connectionTimeoutMillis: 5_000 });
    // A connection that breaks while idle is replaced by the next query.
    pool.on('error', () => undefined);
    pool.on('connect', (client) => client.on('error', () => undefined));
    try {
      const utils = await makeWorkerUtils({ pgPool: pool, logger: quiet });
      await utils.migrate();
      await utils.release();
      await pool.query(TABLE);
    } catch (error) {
      await pool.end();
      const reason =
        error instanceof AggregateError ? error.errors.map(String).join('; ') : (error as Error).message;
      throw new Failure('arena.database', { error: reason }, 1);
    }
    return new ArenaQueue(pool);
  }

  /** Results of these games that are in already. */
  async played(specs: readonly SeatingSpec[]): Promise<SeatingResult[]> {
    const { rows } = await this.pool.query<{ result: SeatingResult }>(
      'SELECT result FROM dustfront_arena.results WHERE key = ANY($1)',
      [specs.map(keyOf)],
    );
    return rows.map(({ result }) => result);
  }

  async add(specs: readonly SeatingSpec[]): Promise<void> {
    const utils = await makeWorkerUtils({ pgPool: this.pool, logger: quiet });
    try {
      for (const spec of specs)
        await utils.addJob(KIND, { spec }, { jobKey: jobKeyOf(spec), maxAttempts: ATTEMPTS });
    } finally {
      await utils.release();
    }
  }

  /** Takes games out of the queue that nobody has begun. */
  async remove(specs: readonly SeatingSpec[]): Promise<void> {
    await this.pool.query('SELECT graphile_worker.remove_job(key) FROM unnest($1::text[]) AS key', [
      specs.map(jobKeyOf),
    ]);
  }

  /** Games that are neither played nor waiting: another campaign that wanted them too has taken them out. */
  async forgotten(specs: readonly SeatingSpec[]): Promise<SeatingSpec[]> {
    const { rows } = await this.pool.query<{ key: string }>(
      `SELECT wanted.key FROM unnest($1::text[], $2::text[]) AS wanted (key, job)
       WHERE NOT EXISTS (SELECT FROM graphile_worker.jobs WHERE jobs.key = wanted.job)
         AND NOT EXISTS (SELECT FROM dustfront_arena.results WHERE results.key = wanted.key)`,
      [specs.map(keyOf), specs.map(jobKeyOf)],
    );
    const keys = new Set(rows.map(({ key }) => key));
    return specs.filter((spec) => keys.has(keyOf(spec)));
  }

  /** Why games of these could not be played, once their attempts are used up. */
  async failed(specs: readonly SeatingSpec[]): Promise<string[]> {
    const { rows } = await this.pool.query<{ last_error: string | null }>(
      'SELECT last_error FROM graphile_worker.jobs WHERE key = ANY($1) AND attempts >= max_attempts',
      [specs.map(jobKeyOf)],
    );
    return rows.map(({ last_error }) => last_error?.split('\n')[0] ?? 'no reason given');
  }

  /** Takes games and keeps what they bring; a game played twice counts once. */
  private task(play: (spec: SeatingSpec) => Promise<SeatingResult>, done: (result: SeatingResult) => void) {
    return {
      [KIND]: async (payload: unknown): Promise<void> => {
        const result = await play((payload as { spec: SeatingSpec }).spec);
        await this.pool.query(
          'INSERT INTO dustfront_arena.results (key, result) VALUES ($1, $2) ON CONFLICT (key) DO NOTHING',
          [keyOf(result.spec), JSON.stringify(result)],
        );
        done(result);
      },
    };
  }

  work(
    threads: number,
    play: (spec: SeatingSpec) => Promise<SeatingResult>,
    done: (result: SeatingResult) => void,
  ): Promise<Runner> {
    return run({
      pgPool: this.pool,
      taskList: this.task(play, done),
      concurrency: threads,
      pollInterval: 1000,
      noHandleSignals: true,
      logger: quiet,
    });
  }

  /** Works until the queue is empty. */
  workOff(
    threads: number,
    play: (spec: SeatingSpec) => Promise<SeatingResult>,
    done: (result: SeatingResult) => void,
  ): Promise<void> {
    const options = {
      pgPool: this.pool,
      taskList: this.task(play, done),
      noHandleSignals: true,
      logger: quiet,
    };
    return Promise.all(Array.from({ length: threads }, () => runOnce(options))).then(() => undefined);
  }

  async close(): Promise<void> {
    await this.pool.end();
  }
}
