import { parentPort } from 'node:worker_threads';

/** The other end of a `Thread`: answers every task that comes. */
export function serveTasks<Task, Reply>(work: (task: Task) => Promise<Reply>): void {
  parentPort?.on('message', ({ number, task }: { number: number; task: Task }) => {
    work(task).then(
      (reply) => parentPort?.postMessage({ number, reply }),
      (error: unknown) => parentPort?.postMessage({ number, error: String(error) }),
    );
  });
}
