import { luckOfSeats, rollsOf } from '@dustfront/advice/dust';
import type { AnyGame, MatchRecord } from '@dustfront/kernel';
import type { SeatDice } from './judge.ts';

/** Production points that the dice destroyed beyond expectation: a seat's own rolls, and those against it. */
export function warDice(rules: AnyGame, record: MatchRecord): readonly SeatDice[] {
  return luckOfSeats(rollsOf(rules, record), record.header.seats.length).map(
    ({ expected, actual, curve }) => {
      const own = actual - expected;
      return { own, enemy: own - (curve.at(-1)?.value ?? 0) };
    },
  );
}
