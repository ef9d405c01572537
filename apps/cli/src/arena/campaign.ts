import type { SeatingResult, SeatingSpec } from '@dustfront/ai';
import { Failure } from '../failure.ts';
import { doAll } from '../jobs/threads.ts';
import { own } from '../reader.ts';
import { Progress } from '../terminal/progress.ts';
import { addResult, keyOf, readResults } from './results-file.ts';

/** Games to be played. Their results depend on themselves alone, not on who plays them in which order. */
export interface Campaign {
  readonly specs: readonly SeatingSpec[];
  /** Whether a game need not be played any more, judged by the results so far. */
  readonly skip?: (spec: SeatingSpec, results: readonly SeatingResult[]) => boolean;
}

/** Plays in threads of this machine what the file does not hold yet. */
export async function playHere(
  { specs, skip }: Campaign,
  threads: number,
  file?: string,
): Promise<SeatingResult[]> {
  const known = file === undefined ? new Map<string, SeatingResult>() : readResults(file);
  const results = specs.flatMap((spec) => known.get(keyOf(spec)) ?? []);
  const open = specs.filter((spec) => !known.has(keyOf(spec)));
  const progress = new Progress();
  const begun = performance.now();
  let played = 0;
  await doAll(
    'seating',
    () => {
      let spec = open.shift();
      while (spec !== undefined && skip?.(spec, results)) spec = open.shift();
      return spec ?? null;
    },
    Math.min(threads, open.length),
    (result) => {
      results.push(result);
      played++;
      if (file !== undefined) addResult(file, result);
      const left = ((performance.now() - begun) / played / 1000) * open.length;
      progress.tell(
        own('result.left.games', { done: results.length, all: specs.length, left: Math.ceil(left) }),
      );
    },
  );
  progress.end();
  return results;
}

const POLL_MS = 500;

/** Puts the games into the queue of a database and waits until workers have played them. */
export async function awaitWorkers({ specs, skip }: Campaign, url: string): Promise<SeatingResult[]> {
  const { ArenaQueue } = await import('./queue.ts');
  const queue = await ArenaQueue.open(url);
  const progress = new Progress();
  const results: SeatingResult[] = [];
  let open = [...specs];
  /** Fetches what has been played; what need not be played any more leaves the queue. */
  const look = async (): Promise<void> => {
    const found = new Map((await queue.played(open)).map((result) => [keyOf(result.spec), result]));
    results.push(...open.flatMap((spec) => found.get(keyOf(spec)) ?? []));
    const left = open.filter((spec) => !found.has(keyOf(spec)));
    open = skip === undefined ? left : left.filter((spec) => !skip(spec, results));
    if (open.length < left.length) await queue.remove(left.filter((spec) => !open.includes(spec)));
  };
  try {
    await look();
    for (; open.length > 0; await look()) {
      await queue.add(await queue.forgotten(open));
      const [failed] = await queue.failed(open);
      if (failed !== undefined) throw new Failure('arena.game-failed', { error: failed }, 1);
      progress.tell(own('result.workers', { done: results.length, all: specs.length }));
      await new Promise((resolve) => setTimeout(resolve, POLL_MS));
    }
    return results;
  } finally {
    progress.end();
    await queue.close();
  }
}
