import { parentPort } from 'node:worker_threads';
import { explain } from '../failure.ts';
import { type JobName, jobs } from './jobs.ts';

// A thread that does what it is sent, one task after the other.
parentPort?.on('message', async ({ name, task }: { name: JobName; task: unknown }) => {
  try {
    parentPort?.postMessage({ result: await jobs[name](task as never) });
  } catch (error) {
    parentPort?.postMessage({ failed: explain(error) });
  }
});
