import { type AnyGame, isProblems, type MatchRecord, ofVersion, type State } from '@dustfront/kernel';
import { luckOf } from '../luck.ts';
import type { Judge } from './judge.ts';

/** What the dice gave a seat's side, in points: its own attacks beyond expectation, and the enemy's. */
export interface SeatDice {
  readonly own: number;
  readonly enemy: number;
}

/** What the dice of a record did, by seat; a review says what the decisions did. */
export function diceOf(game: AnyGame, record: MatchRecord, judge: Judge): readonly SeatDice[] | null {
  const { version, setup, seats } = record.header;
  const rules = ofVersion(game, version) ?? game;
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
