import { type LuckKeeper, luckOf } from '@dustfront/advice';
import { type AnyGame, isProblems, type Json, type MatchRecord, type State } from '@dustfront/kernel';
import type { Judge, SeatDice } from './judge.ts';

/** What the dice of a record did, by seat; a review says what the decisions did. */
export const diceOf = (game: AnyGame, record: MatchRecord, judge: Judge): readonly SeatDice[] | null =>
  judge.dice(game, record);

/** The same of a game of two sides, by its account of luck. */
export function sideDice(
  game: AnyGame,
  record: MatchRecord,
  keeper: LuckKeeper,
  sideOf: (view: Json, seat: number) => number,
): readonly SeatDice[] | null {
  const { setup, seats } = record.header;
  const made = game.setup(setup) as State;
  if (isProblems(made)) return null;
  const sums = luckOf(game, keeper, record).series.at(-1) ?? [0, 0];
  const view = game.view(made, null);
  return seats.map((_, seat) => {
    const own = sideOf(view, seat);
    return { own: sums[own]!, enemy: sums[1 - own]! };
  });
}
