import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import { Failure } from '../failure.ts';
import type { Reply, Task, TaskResult } from './task.ts';

export const defaultThreads = (): number => Math.max(1, availableParallelism());

interface Waiting {
  readonly task: Task;
  readonly resolve: (result: TaskResult) => void;
  readonly reject: (error: unknown) => void;
}

/** Threads that play tasks, one at a time each. */
export class Threads {
  private readonly most: number;
  private readonly idle: Worker[] = [];
  /** Every thread, with what it plays. */
  private readonly playing = new Map<Worker, Waiting | null>();
  private readonly waiting: Waiting[] = [];

  constructor(most: number) {
    this.most = most;
  }

  play(task: Task): Promise<TaskResult> {
    return new Promise((resolve, reject) => {
      this.waiting.push({ task, resolve, reject });
      this.serve();
    });
  }

  private serve(): void {
    if (this.waiting.length === 0) return;
    const worker = this.idle.pop() ?? (this.playing.size < this.most ? this.start() : undefined);
    if (worker === undefined) return;
    const next = this.waiting.shift()!;
    this.playing.set(worker, next);
    worker.postMessage(next.task);
  }

  private start(): Worker {
    const worker = new Worker(new URL('./arena.worker.ts', import.meta.url));
    this.playing.set(worker, null);
    worker.on('message', (reply: Reply) => {
      const played = this.playing.get(worker);
      this.playing.set(worker, null);
      this.idle.push(worker);
      if ('failed' in reply) played?.reject(new Failure(reply.failed, 1));
      else played?.resolve(reply.result);
      this.serve();
    });
    worker.on('error', (error) => {
      const played = this.playing.get(worker);
      this.playing.delete(worker);
      played?.reject(error);
      this.serve();
    });
    return worker;
  }

  async end(): Promise<void> {
    await Promise.all([...this.playing.keys()].map((worker) => worker.terminate()));
  }
}

/** A task, or null when there is none left (or none any more). */
export type NextTask<Key> = () => { readonly key: Key; readonly task: Task } | null;

/** Plays tasks in threads as long as `next` gives some; results come in the order in which they are done. */
export async function playAll<Key>(
  next: NextTask<Key>,
  most: number,
  done: (key: Key, result: TaskResult) => void,
): Promise<void> {
  const threads = new Threads(most);
  const oneAfterTheOther = async (): Promise<void> => {
    for (let following = next(); following !== null; following = next())
      done(following.key, await threads.play(following.task));
  };
  try {
    await Promise.all(Array.from({ length: most }, oneAfterTheOther));
  } finally {
    await threads.end();
  }
}
