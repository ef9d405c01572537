import { type AnyGame, isProblems, type MatchRecord, ofVersion, type State } from '@dustfront/kernel';
import { luckOf } from '../luck.ts';
import type { Judge, SeatDice } from './judge.ts';

/** What the dice of a record did, by seat; a review says what the decisions did. */
export function diceOf(game: AnyGame, record: MatchRecord, judge: Judge): readonly SeatDice[] | null {
  const { version, setup, seats } = record.header;
  const rules = ofVersion(game, version) ?? game;
  if (judge.dice !== undefined) return judge.dice(rules, record);
  const made = rules.setup(setup) as State;
  const luck = isProblems(made) ? null : luckOf(rules, record);
  if (luck === null) return null;
  const sums = luck.series.at(-1) ?? [0, 0];
  const view = rules.view(made, null);
  return seats.map((_, seat) => {
    const side = judge.side(view, seat);
    return { own: sums[side]!, enemy: sums[1 - side]! };
  });
}
