import { Worker } from 'node:worker_threads';
import type { CheckedGame } from '@dustfront/dust';
import type { Json } from '@dustfront/kernel';
import { Failure } from '../failure.ts';
import type { Batch, BatchReply } from './check.worker.ts';

/** Games that a thread plays before it reports. */
const BATCH = 10;

export interface CheckJob {
  readonly setup: Json;
  readonly seed: string;
  readonly games: number;
  readonly threads: number;
  /** Told how many games are done. */
  readonly progress: (done: number) => void;
}

/** Random games in threads. They come back in the order of their numbers: how many threads played is not to be seen. */
export async function playInThreads(job: CheckJob): Promise<CheckedGame[]> {
  const results: CheckedGame[] = new Array(job.games);
  let [next, done] = [0, 0];
  const thread = async (): Promise<void> => {
    const worker = new Worker(new URL('./check.worker.ts', import.meta.url));
    try {
      while (next < job.games) {
        const from = next;
        next = Math.min(next + BATCH, job.games);
        const games = await play(worker, { setup: job.setup, seed: job.seed, from, to: next });
        games.forEach((game, i) => {
          results[from + i] = game;
        });
        done += games.length;
        job.progress(done);
      }
    } finally {
      await worker.terminate();
    }
  };
  const threads = Math.min(job.threads, Math.ceil(job.games / BATCH));
  try {
    await Promise.all(Array.from({ length: threads }, thread));
  } finally {
    next = job.games;
  }
  return results;
}

function play(worker: Worker, batch: Batch): Promise<readonly CheckedGame[]> {
  return new Promise((resolve, reject) => {
    const told = (reply: BatchReply): void => {
      worker.off('error', broken);
      if ('failed' in reply) reject(new Failure('said', { text: reply.failed }, 1));
      else resolve(reply.games);
    };
    const broken = (error: unknown): void => {
      worker.off('message', told);
      reject(error);
    };
    worker.once('message', told);
    worker.once('error', broken);
    worker.postMessage(batch);
  });
}
