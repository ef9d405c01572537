import { own } from '../reader.ts';
import { Progress } from '../terminal/progress.ts';
import type { JobName, JobResult, JobTask } from './jobs.ts';
import { doAll } from './threads.ts';

/** Does all tasks in threads; the results stand in the order of the tasks, however many threads there are. */
export async function spread<Name extends JobName>(
  name: Name,
  tasks: readonly JobTask<Name>[],
  most: number,
  noun: 'games' | 'batches' | 'positions',
): Promise<JobResult<Name>[]> {
  const results = new Map<JobTask<Name>, JobResult<Name>>();
  const progress = new Progress();
  const begun = performance.now();
  let next = 0;
  try {
    await doAll(
      name,
      () => tasks[next++] ?? null,
      Math.min(most, tasks.length),
      (result, task) => {
        results.set(task, result);
        const left = ((performance.now() - begun) / results.size / 1000) * (tasks.length - results.size);
        progress.tell(
          own(`result.left.${noun}`, { done: results.size, all: tasks.length, left: Math.ceil(left) }),
        );
      },
    );
  } finally {
    progress.end();
  }
  return tasks.map((task) => results.get(task)!);
}
