import { Logger, makeWorkerUtils, type Runner, run, type TaskList, type WorkerUtils } from 'graphile-worker';
import type { JobHandler, JobStore, Json } from '../store.ts';
import type { PgDatabase } from './connection.ts';

const quiet = new Logger(() => () => {});
/** Future jobs are looked for this often; new ones are heard of at once. */
const POLL = 2000;
const RESTART = 1000;
const ATTEMPTS = 12;
/** No job of ours takes this long: whoever holds one longer is gone. */
const LEASE = '2 minutes';
const UNLOCK_EVERY = 30_000;

interface Queue {
  jobs: JobStore;
  close(): Promise<void>;
}

/** Jobs in PostgreSQL's own tables, kept by graphile-worker: every process works, each job runs in one of them. */
export async function graphileJobs(db: PgDatabase): Promise<Queue> {
  const utils: WorkerUtils = await makeWorkerUtils({ pgPool: db.pool, logger: quiet });
  await utils.migrate();
  const workers = new Set<Working>();
  const unlock = async (): Promise<void> => {
    const sql = `SELECT DISTINCT locked_by FROM graphile_worker.jobs WHERE locked_at < now() - interval '${LEASE}'`;
    const gone = (await db.query(sql)).map((row) => row.locked_by as string);
    if (gone.length > 0) await utils.forceUnlockWorkers(gone);
  };
  const unlocker = setInterval(() => void unlock().catch(() => {}), UNLOCK_EVERY);
  unlocker.unref();
  const jobs: JobStore = {
    async schedule({ key, kind, body, runAt }) {
      const options = { jobKey: key, runAt: new Date(runAt), maxAttempts: ATTEMPTS };
      await utils.addJob(kind, { body }, options);
    },
    async cancel(key) {
      await db.query('SELECT graphile_worker.remove_job($1)', [key]);
    },
    async pending() {
      return Number((await db.query('SELECT COUNT(*) AS n FROM graphile_worker.jobs'))[0]?.n ?? 0);
    },
    async work(handlers) {
      const working = new Working(db, handlers);
      workers.add(working);
      await working.start();
      return { stop: () => working.stop() };
    },
  };
  return {
    jobs,
    async close() {
      clearInterval(unlocker);
      await Promise.all([...workers].map((worker) => worker.stop()));
      await utils.release();
    },
  };
}

/** A runner that is started again when its database was away for too long. */
class Working {
  readonly #db: PgDatabase;
  readonly #tasks: TaskList = {};
  #runner: Runner | null = null;
  #stopped = false;
  #again: NodeJS.Timeout | null = null;

  constructor(db: PgDatabase, handlers: Record<string, JobHandler>) {
    this.#db = db;
    for (const [kind, handle] of Object.entries(handlers)) {
      this.#tasks[kind] = async (payload, { job }) => {
        const { body } = payload as { body: Json };
        await handle({ key: job.key ?? '', kind, body, runAt: job.run_at.getTime(), attempts: job.attempts });
      };
    }
  }

  async start(): Promise<void> {
    this.#runner = await run({
      pgPool: this.#db.pool,
      taskList: this.#tasks,
      concurrency: 2,
      pollInterval: POLL,
      noHandleSignals: true,
      logger: quiet,
    });
    this.#runner.promise.then(
      () => this.#ended(),
      () => this.#ended(),
    );
  }

  #ended(): void {
    if (this.#stopped || this.#again) return;
    this.#again = setTimeout(() => {
      this.#again = null;
      this.start().catch(() => this.#ended());
    }, RESTART);
    this.#again.unref();
  }

  async stop(): Promise<void> {
    if (this.#stopped) return;
    this.#stopped = true;
    if (this.#again) clearTimeout(this.#again);
    await this.#runner?.stop().catch(() => {});
  }
}
