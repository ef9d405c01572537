import { expect, test } from 'vitest';
import { openingAdvice } from './advice.ts';
import type { BattlePlan, SidePlan } from './plan.ts';
import { solveBattle } from './solve.ts';

const side = (units: number[], extra: Partial<SidePlan> = {}): SidePlan => ({
  names: ['tank', 'mech', 'fighter', 'bomber'],
  units,
  dice: [1, 2, 1, 2],
  worth: [2, 5, 3, 6],
  shield: [-1, 0, -1, 2],
  bonus: 0,
  withdraw: 'never',
  survivesTruce: true,
  ability: null,
  plays: 'best',
  ...extra,
});

const plan = (attacker: SidePlan, defender: SidePlan): BattlePlan => ({
  order: 'attacker',
  hit: 1 / 3,
  truce: 3,
  prize: 6,
  attacker,
  defender,
});

test('says who stays, what to remove and when to throw again', () => {
  const fight = plan(side([2, 1, 1, 0], { ability: { kind: 'reroll-blanks' } }), side([1, 1, 0, 1]));
  const advice = openingAdvice(fight, solveBattle(fight), 'attacker')!;
  expect(advice.stay).toEqual({ tank: 2, mech: 1, fighter: 1 });
  expect(advice.remove).toHaveLength(3);
  expect(advice.remove[0]).toEqual({ bomber: 1 });
  expect(advice.remove[2]).toEqual({ tank: 1, mech: 1, bomber: 1 });
  expect(advice.throwAgain).toContain(0);
  expect(advice.throwAgain).not.toContain(3);
});

test('the fixed policy removes the dearest unit that is open', () => {
  const fixed = { plays: 'fixed' } as const;
  const fight = plan(side([2, 1, 0, 0], fixed), side([1, 1, 1, 1], fixed));
  const advice = openingAdvice(fight, solveBattle(fight), 'attacker')!;
  expect(advice.remove[0]).toEqual({ fighter: 1 });
  expect(advice.remove[1]).toEqual({ fighter: 1, bomber: 1 });
  expect(advice.remove[3]).toEqual({ tank: 1, mech: 1, fighter: 1, bomber: 1 });
});

test('a hopeless attacker is told to leave with what he can', () => {
  const fight = plan(side([2, 0, 0, 0], { withdraw: 'always' }), side([5, 5, 0, 0], { bonus: 5 }));
  const advice = openingAdvice(fight, solveBattle(fight), 'attacker')!;
  expect(advice.stay).toEqual({ tank: 1 });
});

test('there is nothing to advise when somebody leaves before the dice', () => {
  const fight = plan(side([1, 0, 0, 0], { ability: { kind: 'expel' } }), side([9, 9, 0, 0]));
  const solution = solveBattle(fight);
  expect(solution.declarations.attacker).toBe('expel');
  expect(openingAdvice(fight, solution, 'attacker')).toBeNull();
});
