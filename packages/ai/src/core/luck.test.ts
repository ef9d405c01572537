import { BOXED_ALLIES, BOXED_AXIS, dustTactics } from '@dustfront/dust-tactics';
import { Match, seededDice } from '@dustfront/kernel';
import { describe, expect, test } from 'vitest';
import { luckOf } from '../luck.ts';
import { sergeant } from './sergeant.ts';

const setup = { forces: { allies: BOXED_ALLIES.units, axis: BOXED_AXIS.units } } as never;

function played(seed: string): Match {
  const match = Match.begin(dustTactics, setup, ['a', 'b'], seededDice(seed));
  while (!match.over) {
    const seat = match.asked[0]!;
    const question = match.question(seat)!;
    const { option } = sergeant.answer({
      game: dustTactics,
      view: match.view(seat),
      seat,
      question,
      budget: {},
      seed,
    });
    match.submit(seat, question.number, dustTactics.optionId(option as never));
  }
  return match;
}

describe('the account of luck', () => {
  test('adds up to what was lost in attacks, and its mean over many matches is near nothing', () => {
    let luck = 0;
    let spread = 0;
    let entries = 0;
    for (let i = 0; i < 12; i++) {
      const match = played(`luck ${i}`);
      const account = luckOf(dustTactics, match.record())!;
      const lost = match
        .happenings(null)
        .filter(({ event }) => event.type === 'destroyed')
        .reduce((sum, { event }) => sum + Number(event.points), 0);
      const actual = account.entries.reduce((sum, entry) => sum + entry.actual, 0);
      expect(actual).toBeGreaterThanOrEqual(lost - 1e-9);
      expect(account.series.length).toBe(account.entries.length);
      for (const entry of account.entries) {
        luck += entry.actual - entry.expected;
        spread += (entry.actual - entry.expected) ** 2;
        entries++;
      }
    }
    expect(entries).toBeGreaterThan(300);
    expect(Math.abs(luck)).toBeLessThan(3 * Math.sqrt(spread));
  });
});
