import { parentPort } from 'node:worker_threads';
import { type CheckedGame, playChecked, seedOf } from '@dustfront/dust';
import type { Json } from '@dustfront/kernel';

/** Some consecutive games, by number. */
export interface Batch {
  readonly setup: Json;
  readonly seed: string;
  readonly from: number;
  readonly to: number;
}

export type BatchReply =
  | { readonly from: number; readonly games: readonly CheckedGame[] }
  | { readonly failed: string };

// A thread that plays the games it is given, one after the other, and looks at everything after every answer.
parentPort?.on('message', ({ setup, seed, from, to }: Batch) => {
  let reply: BatchReply;
  try {
    const games: CheckedGame[] = [];
    for (let game = from; game < to; game++)
      games.push(playChecked(setup, seedOf(seed, game), { views: true }));
    reply = { from, games };
  } catch (error) {
    reply = { failed: (error as Error).message };
  }
  parentPort?.postMessage(reply);
});
