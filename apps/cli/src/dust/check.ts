import type { CheckedGame } from '@dustfront/dust';
import type { Json } from '@dustfront/kernel';
import { doAll } from '../jobs/threads.ts';
import type { Batch } from './checked.ts';

/** Games that a thread plays before it reports. */
const BATCH = 10;

interface CheckJob {
  readonly setup: Json;
  readonly seed: string;
  readonly games: number;
  readonly threads: number;
  /** Told how many games are done. */
  readonly progress: (done: number) => void;
}

/** Random games in threads. They come back in the order of their numbers: how many threads played is not to be seen. */
export async function playInThreads({
  setup,
  seed,
  games,
  threads,
  progress,
}: CheckJob): Promise<CheckedGame[]> {
  const results: CheckedGame[] = new Array(games);
  let [next, done] = [0, 0];
  const batch = (): Batch | null => {
    if (next >= games) return null;
    const from = next;
    next = Math.min(next + BATCH, games);
    return { setup, seed, from, to: next };
  };
  await doAll('checked', batch, Math.min(threads, Math.ceil(games / BATCH)), (played, { from }) => {
    played.forEach((game, i) => {
      results[from + i] = game;
    });
    done += played.length;
    progress(done);
  });
  return results;
}
