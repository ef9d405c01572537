import { expect, test } from 'vitest';
import type { BattlePlan, SidePlan } from './plan.ts';
import { battleReport } from './report.ts';

const side = (units: number[], extra: Partial<SidePlan> = {}): SidePlan => ({
  names: ['tank', 'mech'],
  units,
  dice: [1, 2],
  worth: [2, 5],
  shield: [-1, 0],
  bonus: 0,
  withdraw: 'never',
  survivesTruce: true,
  ability: null,
  plays: 'fixed',
  ...extra,
});

test('one tank against one tank, worked out by hand', () => {
  const plan: BattlePlan = {
    order: 'attacker',
    hit: 1 / 3,
    truce: 3,
    prize: 0,
    attacker: side([1, 0]),
    defender: side([1, 0]),
  };
  const report = battleReport(plan);
  // The attacker hits first, or both miss once and he hits then; the third blank roll ends it.
  expect(report.attackerWins).toBeCloseTo(1 / 3 + (2 / 3) ** 2 / 3, 14);
  expect(report.attackersEliminated).toBeCloseTo((2 / 3) * (1 / 3), 14);
  expect(report.ceaseFire).toBeCloseTo((2 / 3) ** 3, 14);
  expect(report.expectedSurvivors.attacker).toEqual({ tank: expect.closeTo(1 - 2 / 9, 14) });
  expect(report.expectedLosses.defender).toBeCloseTo(2 * report.attackerWins, 14);
  expect([report.policy, report.firstRoll]).toEqual(['fixed', 'attacker']);
  expect(report.advice.attacker!.remove).toEqual([{ tank: 1 }]);
});

test('chances add up, and best play is called so', () => {
  const best = { plays: 'best', withdraw: 'always' } as const;
  const report = battleReport({
    order: 'defender',
    hit: 1 / 3,
    truce: 3,
    prize: 6,
    attacker: side([3, 1], best),
    defender: side([1, 1], { plays: 'best', withdraw: 'after-first-roll', bonus: 3 }),
  });
  const { attackerWins, attackersEliminated, bothEliminated, ceaseFire, attackersLeave } = report;
  expect(attackerWins + attackersEliminated + bothEliminated + ceaseFire + attackersLeave).toBeCloseTo(1, 12);
  expect(report.value).toBeCloseTo(report.swing + 6 * attackerWins, 12);
  expect(report.policy).toBe('best');
});
