import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import { Failure } from '../failure.ts';
import type { Reply, Task, TaskResult } from './task.ts';

export const defaultThreads = (): number => Math.max(1, availableParallelism());

/** A task, or null when there is none left (or none any more). */
export type NextTask<Key> = () => { readonly key: Key; readonly task: Task } | null;

/** Plays tasks in threads as long as `next` gives some; results come in the order in which they are done. */
export async function playAll<Key>(
  next: NextTask<Key>,
  threads: number,
  done: (key: Key, result: TaskResult) => void,
): Promise<void> {
  await Promise.all(Array.from({ length: threads }, () => oneThread(next, done)));
}

function oneThread<Key>(next: NextTask<Key>, done: (key: Key, result: TaskResult) => void): Promise<void> {
  const first = next();
  if (first === null) return Promise.resolve();
  return new Promise((resolve, reject) => {
    const worker = new Worker(new URL('./arena.worker.ts', import.meta.url));
    let { key } = first;
    const end = (error?: unknown): void => {
      void worker.terminate();
      if (error === undefined) resolve();
      else reject(error);
    };
    worker.on('error', end);
    worker.on('message', (reply: Reply) => {
      if ('failed' in reply) {
        end(new Failure(reply.failed, 1));
        return;
      }
      try {
        done(key, reply.result);
      } catch (error) {
        end(error);
        return;
      }
      const following = next();
      if (following === null) end();
      else {
        key = following.key;
        worker.postMessage(following.task);
      }
    });
    worker.postMessage(first.task);
  });
}
