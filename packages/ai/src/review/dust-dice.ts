import { type DustState, rollLuck } from '@dustfront/dust';
import { type AnyGame, type Dice, Match, type MatchRecord, recordedDice } from '@dustfront/kernel';
import type { SeatDice } from './judge.ts';

/** Production points that the dice destroyed beyond expectation: a seat's own rolls, and those against it. */
export function warDice(rules: AnyGame, record: MatchRecord): readonly SeatDice[] {
  const { header, opening, entries } = record;
  const recorded = recordedDice([...opening.rolls, ...entries.flatMap(({ rolls }) => rolls)]);
  const sums = header.seats.map(() => ({ own: 0, enemy: 0 }));
  let match: Match | null = null;
  const dice: Dice = {
    roll(roll) {
      const faces = recorded.roll(roll);
      const luck = match === null ? null : rollLuck(match.state as DustState, roll, faces);
      if (luck !== null) {
        const { holder, against, points } = luck;
        const beyond = points.actual - points.expected;
        if (holder >= 0) sums[holder]!.own += beyond;
        if (against >= 0 && against !== holder) sums[against]!.enemy += beyond;
      }
      return faces;
    },
  };
  match = Match.begin(rules, header.setup, header.seats, dice, header.dice);
  for (const { seat, number, option } of entries) match.submit(seat, number, option, false);
  return sums;
}
