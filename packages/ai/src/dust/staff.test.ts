import { dust } from '@dustfront/dust';
import { type AnyGame, Match, seededDice } from '@dustfront/kernel';
import { expect, test } from 'vitest';
import { staffOfficer } from './staff.ts';

const game = dust as AnyGame;

test('says what each attack is worth, making none included, the best first and taken', () => {
  const match = Match.begin(game, { players: 2 }, ['a', 'b'], seededDice('staff'));
  const seen = { combat: 0, target: 0 };
  while (!match.over) {
    const seat = match.asked[0]!;
    const question = match.question(seat)!;
    const { option, why } = staffOfficer.answer({
      game,
      view: match.view(seat),
      seat,
      question,
      budget: {},
      seed: 's',
    });
    const id = game.optionId(option);
    if (question.question === 'combat' || question.question === 'target') {
      seen[question.question]++;
      const values = why.weighed.map(({ value }) => value);
      expect(values).toEqual([...values].sort((a, b) => b - a));
      expect(why.weighed.find(({ value }) => value === values[0])!.option).toBe(id);
      expect(why.weighed.some((way) => way.option === 'end')).toBe(question.question === 'combat');
    } else expect(why.weighed).toEqual([]);
    match.submit(seat, question.number, id, false);
  }
  expect(Math.min(seen.combat, seen.target)).toBeGreaterThan(5);
});
