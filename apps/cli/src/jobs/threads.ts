import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import { Failure } from '../failure.ts';
import type { JobName, JobResult, JobTask } from './jobs.ts';

export const defaultThreads = (): number => Math.max(1, availableParallelism());

interface Waiting {
  readonly message: { readonly name: JobName; readonly task: unknown };
  readonly resolve: (result: never) => void;
  readonly reject: (error: unknown) => void;
}

type Reply = { readonly result: never } | { readonly failed: string };

/** Threads that do jobs, one at a time each. */
export class Threads {
  private readonly most: number;
  private readonly idle: Worker[] = [];
  /** Every thread, with what it does. */
  private readonly busy = new Map<Worker, Waiting | null>();
  private readonly waiting: Waiting[] = [];

  constructor(most: number) {
    this.most = most;
  }

  do<Name extends JobName>(name: Name, task: JobTask<Name>): Promise<JobResult<Name>> {
    return new Promise((resolve, reject) => {
      this.waiting.push({ message: { name, task }, resolve, reject });
      this.serve();
    });
  }

  private serve(): void {
    if (this.waiting.length === 0) return;
    const worker = this.idle.pop() ?? (this.busy.size < this.most ? this.start() : undefined);
    if (worker === undefined) return;
    const next = this.waiting.shift()!;
    this.busy.set(worker, next);
    worker.postMessage(next.message);
  }

  private start(): Worker {
    const worker = new Worker(new URL('./thread.worker.ts', import.meta.url));
    const lost = (error: unknown): void => {
      const doing = this.busy.get(worker);
      this.busy.delete(worker);
      doing?.reject(error);
      this.serve();
    };
    this.busy.set(worker, null);
    worker.on('message', (reply: Reply) => {
      const doing = this.busy.get(worker);
      this.busy.set(worker, null);
      this.idle.push(worker);
      if ('failed' in reply) doing?.reject(new Failure('said', { text: reply.failed }, 1));
      else doing?.resolve(reply.result);
      this.serve();
    });
    worker.on('error', lost);
    worker.on('exit', () => lost(new Failure('thread.lost', {}, 1)));
    return worker;
  }

  async end(): Promise<void> {
    const workers = [...this.busy.keys()];
    for (const worker of workers) worker.removeAllListeners('exit');
    await Promise.all(workers.map((worker) => worker.terminate()));
  }
}

/** Does tasks in threads as long as `next` gives some; results come in the order in which they are done. */
export async function doAll<Name extends JobName>(
  name: Name,
  next: () => JobTask<Name> | null,
  most: number,
  done: (result: JobResult<Name>, task: JobTask<Name>) => void,
): Promise<void> {
  const threads = new Threads(most);
  const oneAfterTheOther = async (): Promise<void> => {
    for (let task = next(); task !== null; task = next()) done(await threads.do(name, task), task);
  };
  try {
    await Promise.all(Array.from({ length: most }, oneAfterTheOther));
  } finally {
    await threads.end();
  }
}
