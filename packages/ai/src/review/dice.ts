import { type AnyGame, isProblems, type MatchRecord, type State } from '@dustfront/kernel';
import { luckOf } from '../luck.ts';
import type { Judge, SeatDice } from './judge.ts';

/** What the dice of a record did, by seat; a review says what the decisions did. */
export function diceOf(game: AnyGame, record: MatchRecord, judge: Judge): readonly SeatDice[] | null {
  const { setup, seats } = record.header;
  if (judge.dice !== undefined) return judge.dice(game, record);
  const made = game.setup(setup) as State;
  const luck = isProblems(made) ? null : luckOf(game, record);
  if (luck === null) return null;
  const sums = luck.series.at(-1) ?? [0, 0];
  const view = game.view(made, null);
  return seats.map((_, seat) => {
    const side = judge.side(view, seat);
    return { own: sums[side]!, enemy: sums[1 - side]! };
  });
}
