import { describe, expect, test } from 'vitest';
import type { BattlePlan, SidePlan } from '../../src/dust/plan.ts';
import { solveBattle } from '../../src/dust/solve.ts';
import { picker, randomPlan, randomSide } from './random-plans.ts';
import { naive } from './second-solver.ts';

describe('two solvers written apart', () => {
  test.each([4, 16, 80, 500])('agree to 1e-10 on %i random battles', (battles) => {
    const pick = picker(battles * 7919);
    let worst = 0;
    for (let i = 0; i < battles; i++) {
      const plan = randomPlan(pick);
      const found = Math.abs(solveBattle(plan).value - naive(plan));
      if (found > 1e-10) throw new Error(`differ by ${found}: ${JSON.stringify(plan)}`);
      worst = Math.max(worst, found);
    }
    expect(worst).toBeLessThan(1e-10);
  });

  test.each([8, 400])('the outcome followed forward adds up to the value, %i times', (battles) => {
    const pick = picker(battles + 42);
    for (let i = 0; i < battles; i++) {
      const plan = randomPlan(pick);
      const solution = solveBattle(plan);
      const o = solution.outcome();
      const chances = o.attackerTakes + o.attackersEliminated + o.bothEliminated + o.truce + o.attackersLeft;
      expect(chances).toBeCloseTo(1, 10);
      expect(o.swing + o.attackerTakes * plan.prize).toBeCloseTo(solution.value, 9);
    }
  });

  test('best play is never worse than the fixed policy for the side that plays it', () => {
    const pick = picker(77);
    for (let i = 0; i < 200; i++) {
      const plan = randomPlan(pick);
      const fixed: BattlePlan = {
        ...plan,
        attacker: { ...plan.attacker, plays: 'fixed' },
        defender: { ...plan.defender, plays: 'fixed' },
      };
      const best: BattlePlan = { ...fixed, attacker: { ...plan.attacker, plays: 'best' } };
      expect(solveBattle(best).value).toBeGreaterThanOrEqual(solveBattle(fixed).value - 1e-12);
    }
  });

  test('one tank against one tank, worked out by hand', () => {
    const tank: SidePlan = {
      ...randomSide(picker(1), 1, true),
      units: [1, 0, 0, 0],
      bonus: 0,
      ability: null,
      plays: 'fixed',
    };
    const alone: SidePlan = { ...tank, survivesTruce: true };
    const plan: BattlePlan = {
      order: 'attacker',
      hit: 1 / 3,
      truce: 3,
      prize: 0,
      attacker: alone,
      defender: alone,
    };
    const outcome = solveBattle(plan).outcome();
    // The attacker hits first, or both miss once and he hits then; the third blank roll ends it.
    expect(outcome.attackerTakes).toBeCloseTo(1 / 3 + (2 / 3) ** 2 / 3, 14);
    expect(outcome.attackersEliminated).toBeCloseTo((2 / 3) * (1 / 3), 14);
    expect(outcome.truce).toBeCloseTo((2 / 3) ** 3, 14);
  });

  test('refuses what would not fit into memory', () => {
    const plan = randomPlan(picker(5));
    const huge: SidePlan = { ...plan.attacker, units: [20, 20, 20, 20], plays: 'best', withdraw: 'always' };
    expect(() => solveBattle({ ...plan, order: 'attacker', attacker: huge })).toThrow(/combinations/);
  });
});
