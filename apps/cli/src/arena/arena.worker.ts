import { parentPort } from 'node:worker_threads';
import { explain } from '../failure.ts';
import { perform } from './perform.ts';
import type { Reply, Task } from './task.ts';

// A thread that plays what it is sent, one task after the other.
parentPort?.on('message', async (task: Task) => {
  let reply: Reply;
  try {
    reply = { result: await perform(task) };
  } catch (error) {
    reply = { failed: explain(error) };
  }
  parentPort?.postMessage(reply);
});
