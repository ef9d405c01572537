import { Job } from '../rows.ts';
import type { JobHandler, JobStore } from '../store.ts';
import type { Database } from './database.ts';
import { row } from './row.ts';

const LEASE = 60_000;
const LONGEST_SLEEP = 5_000;
const RETRY = 500;

const read = row(Job);

const put = `INSERT INTO jobs (key, kind, body, run_at, attempts, locked_until) VALUES ($1, $2, $3, $4, 0, 0)
  ON CONFLICT (key) DO UPDATE SET kind = excluded.kind, body = excluded.body, run_at = excluded.run_at,
  attempts = 0, locked_until = 0`;

const take = (kinds: string): string => `UPDATE jobs SET attempts = attempts + 1, locked_until = $2
  WHERE key = (SELECT key FROM jobs WHERE run_at <= $1 AND locked_until <= $1 AND kind IN (${kinds})
    ORDER BY run_at, key LIMIT 1)
  AND locked_until <= $1 RETURNING *`;

const next = (kinds: string): string =>
  `SELECT MIN(run_at) AS next FROM jobs WHERE locked_until = 0 AND kind IN (${kinds})`;

/** So many places for parameters, counted from one on. */
const places = (count: number, from: number): string =>
  Array.from({ length: count }, (_, i) => `$${from + i}`).join(', ');

/** Jobs in a table, for the embedded database: one process, so a timer and a look at the table are all it takes. */
export function tableJobs(db: Database): JobStore {
  const wakers = new Set<() => void>();
  return {
    async schedule(job) {
      await db.change(put, [job.key, job.kind, JSON.stringify(job.body), job.runAt]);
      for (const wake of wakers) wake();
    },
    async cancel(key) {
      await db.change('DELETE FROM jobs WHERE key = $1', [key]);
    },
    async pending() {
      return Number((await db.query('SELECT COUNT(*) AS n FROM jobs'))[0]?.n ?? 0);
    },
    async work(handlers) {
      const worker = new Worker(db, handlers);
      wakers.add(worker.wake);
      worker.wake();
      return {
        async stop() {
          wakers.delete(worker.wake);
          await worker.stop();
        },
      };
    },
  };
}

class Worker {
  readonly #db: Database;
  readonly #handlers: Record<string, JobHandler>;
  readonly #kinds: string[];
  readonly #take: string;
  readonly #next: string;
  #timer: NodeJS.Timeout | null = null;
  #running: Promise<void> | null = null;
  #again = false;
  #stopped = false;

  constructor(db: Database, handlers: Record<string, JobHandler>) {
    this.#db = db;
    this.#handlers = handlers;
    this.#kinds = Object.keys(handlers);
    this.#take = take(places(this.#kinds.length, 3));
    this.#next = next(places(this.#kinds.length, 1));
  }

  readonly wake = (): void => {
    if (this.#stopped) return;
    this.#again = true;
    this.#running ??= this.#loop()
      .catch(() => this.#sleepFor(RETRY)) // the store is away: look again soon
      .finally(() => {
        this.#running = null;
        if (this.#again) this.wake();
      });
  };

  async #loop(): Promise<void> {
    while (this.#again && !this.#stopped) {
      this.#again = false;
      while (!this.#stopped && (await this.#one())) {
        // One after the other until none is due; others get their turn in between.
        await new Promise((resolve) => setImmediate(resolve));
      }
    }
    if (!this.#stopped) await this.#sleep();
  }

  async #one(): Promise<boolean> {
    const now = Date.now();
    const row = (await this.#db.query(this.#take, [now, now + LEASE, ...this.#kinds]))[0];
    if (!row) return false;
    const job = read(row);
    try {
      await this.#handlers[job.kind]?.(job);
      // A handler may have scheduled its own key anew: then attempts is 0 again and the row stays.
      await this.#db.change('DELETE FROM jobs WHERE key = $1 AND attempts = $2 AND run_at = $3', [
        job.key,
        job.attempts,
        job.runAt,
      ]);
    } catch {
      const wait = Math.min(2 ** job.attempts * 1000, LEASE);
      await this.#db.change('UPDATE jobs SET locked_until = $2 WHERE key = $1 AND attempts = $3', [
        job.key,
        Date.now() + wait,
        job.attempts,
      ]);
    }
    return true;
  }

  async #sleep(): Promise<void> {
    const row = (await this.#db.query(this.#next, this.#kinds))[0];
    const next = row?.next === null || row?.next === undefined ? Number.POSITIVE_INFINITY : Number(row.next);
    this.#sleepFor(Math.max(1, Math.min(next - Date.now(), LONGEST_SLEEP)));
  }

  #sleepFor(wait: number): void {
    if (this.#stopped) return;
    this.#again = false;
    if (this.#timer) clearTimeout(this.#timer);
    this.#timer = setTimeout(this.wake, wait);
    this.#timer.unref();
  }

  async stop(): Promise<void> {
    this.#stopped = true;
    if (this.#timer) clearTimeout(this.#timer);
    await this.#running;
  }
}
