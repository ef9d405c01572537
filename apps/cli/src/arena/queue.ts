import type { PairResult, PairSpec } from '@dustfront/ai';
import { hashJson } from '@dustfront/kernel';
import { Logger, makeWorkerUtils, type Runner, run, runOnce } from 'graphile-worker';
import pg from 'pg';
import { Failure } from '../failure.ts';
import { keyOf } from './results-file.ts';

/** The kind of job that a pair is, in the queue that the server uses as well. */
const KIND = 'arena-pair';
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

const jobKeyOf = (spec: PairSpec): string => `${KIND} ${hashJson(keyOf(spec))}`;

const quiet = new Logger(() => () => {});

/** Pairs to be played and pairs played, in PostgreSQL: any number of machines take from it. */
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
      throw new Failure(`the database does not answer: ${reason}`, 1);
    }
    return new ArenaQueue(pool);
  }

  /** Results of these pairs that are in already. */
  async played(specs: readonly PairSpec[]): Promise<PairResult[]> {
    const { rows } = await this.pool.query<{ result: PairResult }>(
      'SELECT result FROM dustfront_arena.results WHERE key = ANY($1)',
      [specs.map(keyOf)],
    );
    return rows.map(({ result }) => result);
  }

  async add(specs: readonly PairSpec[]): Promise<void> {
    const utils = await makeWorkerUtils({ pgPool: this.pool, logger: quiet });
    try {
      for (const spec of specs)
        await utils.addJob(
          KIND,
          { spec },
          { jobKey: `${KIND} ${keyOf(spec)}`.slice(0, 500), maxAttempts: ATTEMPTS },
        );
    } finally {
      await utils.release();
    }
  }

  /** Why pairs of these could not be played, once their attempts are used up. */
  async failed(specs: readonly PairSpec[]): Promise<string[]> {
    const { rows } = await this.pool.query<{ last_error: string | null }>(
      'SELECT last_error FROM graphile_worker.jobs WHERE key = ANY($1) AND attempts >= max_attempts',
      [specs.map(jobKeyOf)],
    );
    return rows.map(({ last_error }) => last_error?.split('\n')[0] ?? 'no reason given');
  }

  /** Takes pairs and keeps what they bring; a pair played twice counts once. */
  private task(play: (spec: PairSpec) => Promise<PairResult>, done: (result: PairResult) => void) {
    return {
      [KIND]: async (payload: unknown): Promise<void> => {
        const result = await play((payload as { spec: PairSpec }).spec);
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
    play: (spec: PairSpec) => Promise<PairResult>,
    done: (result: PairResult) => void,
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
    play: (spec: PairSpec) => Promise<PairResult>,
    done: (result: PairResult) => void,
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
