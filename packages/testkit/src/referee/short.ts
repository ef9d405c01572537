/** The short form of a campaign, for the test suite. */
import { expect } from 'vitest';
import { type Contest, watch } from './watch.ts';

/** Plays so many random games; fails at the first difference, with what is needed to see it again. */
export function playShort(contest: Contest, games: number, seed: string): Map<string, number> {
  const compared = new Map<string, number>();
  for (let n = 0; n < games; n++) {
    const watcher = contest.watcher();
    const { failure } = watch(
      contest.game,
      contest.setup(`${seed} ${n}`),
      `${seed} ${n}`,
      watcher,
      contest.isRest,
    );
    const again = `npm run referee -- --game ${contest.game.id} --seed ${seed} --from ${n} --games 1`;
    expect(failure?.error, `${again}\n${String(failure?.error)}`).toBeUndefined();
    for (const [what, count] of watcher.compared) compared.set(what, (compared.get(what) ?? 0) + count);
  }
  return compared;
}
