import { Worker } from 'node:worker_threads';
import { Failure } from '../../failure.ts';
import { Progress } from '../../terminal/progress.ts';
import type { JobName, JobResult, JobTask } from './jobs.ts';

type Reply<Result> = { readonly result: Result } | { readonly failed: string };

/** Asks a thread, and waits for its answer. */
function ask<Result>(worker: Worker, message: unknown): Promise<Result> {
  return new Promise((resolve, reject) => {
    const leave = (): void => {
      worker.off('message', answered).off('error', broken).off('exit', ended);
    };
    const answered = (reply: Reply<Result>): void => {
      leave();
      if ('failed' in reply) reject(new Failure(reply.failed, 1));
      else resolve(reply.result);
    };
    const broken = (error: Error): void => {
      leave();
      reject(error);
    };
    const ended = (): void => broken(new Failure('a thread ended in the middle of its work', 1));
    worker.on('message', answered).on('error', broken).on('exit', ended);
    worker.postMessage(message);
  });
}

/** Does all tasks in threads; the results stand in the order of the tasks, however many threads there are. */
export async function spread<Name extends JobName>(
  name: Name,
  tasks: readonly JobTask<Name>[],
  most: number,
  noun: string,
): Promise<JobResult<Name>[]> {
  const results: JobResult<Name>[] = new Array(tasks.length);
  const progress = new Progress();
  const workers: Worker[] = [];
  let next = 0;
  let done = 0;
  const begun = performance.now();
  const work = async (): Promise<void> => {
    const worker = new Worker(new URL('./campaign.worker.ts', import.meta.url));
    workers.push(worker);
    for (let i = next++; i < tasks.length; i = next++) {
      results[i] = await ask(worker, { name, task: tasks[i] });
      done++;
      const left = ((performance.now() - begun) / done / 1000) * (tasks.length - done);
      progress.tell(`${done}/${tasks.length} ${noun}, about ${Math.ceil(left)} s left`);
    }
  };
  try {
    await Promise.all(Array.from({ length: Math.min(most, tasks.length) }, work));
  } finally {
    progress.end();
    await Promise.all(workers.map((worker) => worker.terminate()));
  }
  return results;
}
