import { describe, expect, test } from 'vitest';
import { BattleTooLarge } from '../../src/dust/plan.ts';
import { solveBattle } from '../../src/dust/solve.ts';
import { picker, tinyPlan } from './random-plans.ts';
import { naive } from './second-solver.ts';
import { battleOf, sideOf } from './sides.ts';

const one = sideOf([1, 0, 0, 0]);

describe('the sides roll in turns', () => {
  test.each([1, 2, 3, 4, 5])('tiny battles are worth what counting them out gives (%i)', (seed) => {
    const pick = picker(seed * 211);
    for (let i = 0; i < 12; i++) {
      const plan = tinyPlan(pick, false);
      const gap = Math.abs(solveBattle(plan).value - naive(plan));
      if (!(gap < 1e-10)) throw new Error(`differ by ${gap}: ${JSON.stringify(plan)}`);
    }
  });

  test('two against one, three rolls: every ending and everybody alive, worked out by hand', () => {
    const plan = battleOf(sideOf([1, 0, 1, 0], { survivesTruce: false }), sideOf([0, 0, 1, 0]), {
      hit: 1 / 2,
      prize: 4,
    });
    const { value, outcome } = solveBattle(plan);
    const o = outcome();
    // 3/4 of the attacker's rolls hit. After a miss the defender takes the dearer unit, or misses too; then the
    // attacker rolls again, with one die (and after two blanks the third is a truce) or with two.
    const duel = { takes: 1 / 2 + 1 / 8, dies: 1 / 4, truce: 1 / 8 };
    const shot = 1 / 8;
    expect(o.attackerTakes).toBeCloseTo(3 / 4 + shot * duel.takes + shot * (3 / 4), 14);
    expect(o.attackersEliminated).toBeCloseTo(shot * duel.dies, 14);
    expect(o.truce).toBeCloseTo(shot * duel.truce + shot * (1 / 4), 14);
    expect(o.bothEliminated).toBe(0);
    expect(o.attackersLeft).toBe(0);
    expect(o.attackerSurvivors[0]).toBeCloseTo(3 / 4 + shot * duel.takes + shot * (3 / 4), 14);
    expect(o.attackerSurvivors[2]).toBeCloseTo(3 / 4 + shot * (3 / 4), 14);
    expect(o.defenderSurvivors).toEqual([0, 0, expect.closeTo(1 - o.attackerTakes, 14), 0]);
    expect(value).toBeCloseTo(o.swing + 4 * o.attackerTakes, 14);
  });

  test('an attacker who may leave only later makes the first roll with all he has', () => {
    const hopeless = sideOf([9, 0, 0, 0]);
    const [early, late] = (['always', 'after-first-roll'] as const).map((withdraw) =>
      solveBattle(battleOf(sideOf([1, 0, 0, 0], { withdraw }), hopeless)).outcome(),
    );
    expect(early!.attackersLeft).toBe(1);
    // Unless all nine miss, he is gone before he may leave.
    expect(late!.attackersLeft).toBeLessThan(0.05);
    expect(late!.attackersEliminated).toBeGreaterThan(0.9);
  });

  test('hits that nobody has told of are none', () => {
    const start = { blanks: 2, defenderRolled: true, next: 'hits' } as const;
    const { value, outcome } = solveBattle(battleOf(one, one, { prize: 5 }), start);
    expect(outcome()).toMatchObject({ truce: 1, attackerTakes: 0 });
    expect(value).toBe(0);
  });

  test('all of the units that are left of a rescue are counted among the living', () => {
    const saved = sideOf([1, 0, 0, 0], { ability: { kind: 'rescue', chance: 3 / 4 } });
    const { outcome, value } = solveBattle(battleOf(one, saved, { hit: 1, prize: 1 }));
    expect(outcome()).toMatchObject({ attackerTakes: 1, defenderSurvivors: [3 / 4, 0, 0, 0], swing: 2 / 4 });
    expect(value).toBeCloseTo(1 + 2 / 4, 15);
  });
});

describe('what would not fit into memory is refused', () => {
  const sixty = sideOf([60, 0, 0, 0], { plays: 'fixed' });

  test('by the states of a battle that takes long to end', () => {
    const endless = battleOf(sixty, sixty, { truce: 3000 });
    expect(() => solveBattle(endless)).toThrow(BattleTooLarge);
    expect(() => solveBattle(endless)).toThrow('too many states');
  });

  test('but not many units that fall in one order only', () => {
    const many = sideOf([20, 20, 20, 20], { plays: 'fixed' });
    const { outcome } = solveBattle(battleOf(many, sideOf([1, 0, 0, 0], { plays: 'fixed' })));
    expect(outcome().attackerTakes).toBeGreaterThan(0.999);
  });
});
