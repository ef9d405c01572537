import { describe, expect, test } from 'vitest';
import type { AbilityPlan, BattlePlan, SidePlan } from '../../src/dust/plan.ts';
import { solveBattle } from '../../src/dust/solve.ts';
import { battleOf, sideOf } from './sides.ts';

const one = (ability: AbilityPlan | null = null): SidePlan => sideOf([1, 0, 0, 0], { ability });
const many = (ability: AbilityPlan | null = null): SidePlan => sideOf([9, 0, 0, 0], { ability });
const LEAVE: AbilityPlan = { kind: 'leave', survive: true };
const DIE: AbilityPlan = { kind: 'leave', survive: false };
const MORE: AbilityPlan = { kind: 'more-dice', types: [0], dice: 1 };
const EXPEL: AbilityPlan = { kind: 'expel' };

const declared = (plan: BattlePlan) => solveBattle(plan).declarations;

describe('before any dice', () => {
  test('an attacker without hope leaves, and nothing is lost', () => {
    const solution = solveBattle(battleOf(one(LEAVE), many(), { prize: 1 }));
    expect(solution.declarations).toEqual({ attacker: 'leave', defender: 'none' });
    expect(solution.policy).toBeNull();
    expect(solution.value).toBeCloseTo(0, 15);
    expect(solution.outcome()).toMatchObject({
      attackersLeft: 1,
      attackerTakes: 0,
      attackersEliminated: 0,
      bothEliminated: 0,
      truce: 0,
      attackerSurvivors: [1, 0, 0, 0],
      defenderSurvivors: [9, 0, 0, 0],
    });
    expect(solution.outcome().swing).toBeCloseTo(0, 15);
  });

  test('nobody leaves who would die of it', () => {
    expect(declared(battleOf(one(DIE), many()))).toEqual({ attacker: 'none', defender: 'none' });
    expect(declared(battleOf(many(), one(DIE)))).toEqual({ attacker: 'none', defender: 'none' });
  });

  test('a defender without hope leaves alive: the place is taken, nobody is lost', () => {
    const solution = solveBattle(battleOf(many(), one(LEAVE), { prize: 1 }));
    expect(solution.declarations).toEqual({ attacker: 'none', defender: 'leave' });
    expect(solution.value).toBe(1);
    expect(solution.policy).toBeNull();
    expect(solution.outcome()).toEqual({
      attackerTakes: 1,
      attackersEliminated: 0,
      bothEliminated: 0,
      truce: 0,
      attackersLeft: 0,
      attackerSurvivors: [9, 0, 0, 0],
      defenderSurvivors: [1, 0, 0, 0],
      swing: 0,
    });
  });

  test('an attacker expels whom he could not beat', () => {
    const solution = solveBattle(battleOf(one(EXPEL), many(), { prize: 7 }));
    expect(solution.declarations).toEqual({ attacker: 'expel', defender: 'none' });
    expect(solution.value).toBe(7);
    expect(solution.policy).toBeNull();
    expect(solution.outcome()).toMatchObject({
      attackerTakes: 1,
      attackerSurvivors: [1, 0, 0, 0],
      defenderSurvivors: [9, 0, 0, 0],
      swing: 0,
    });
  });

  test('an attacker fights where it brings more than expelling', () => {
    expect(declared(battleOf(many(EXPEL), one()))).toEqual({ attacker: 'none', defender: 'none' });
  });

  test('a defender expels nobody', () => {
    expect(declared(battleOf(many(), one(EXPEL), { prize: 9 }))).toEqual({
      attacker: 'none',
      defender: 'none',
    });
  });

  test('both sides take more dice', () => {
    expect(declared(battleOf(one(MORE), one(MORE)))).toEqual({
      attacker: 'more-dice',
      defender: 'more-dice',
    });
  });

  test('more dice need a unit that throws them', () => {
    const absent: AbilityPlan = { kind: 'more-dice', types: [2, 3], dice: 1 };
    expect(declared(battleOf(one(absent), one(absent)))).toEqual({ attacker: 'none', defender: 'none' });
  });

  test('a die more is thrown: two dice, and one roll before the truce', () => {
    const { outcome, value } = solveBattle(battleOf(one(MORE), one(), { truce: 1, prize: 9 }));
    expect(outcome().attackerTakes).toBeCloseTo(5 / 9, 15);
    expect(outcome().truce).toBeCloseTo(4 / 9, 15);
    expect(value).toBeCloseTo((5 / 9) * (9 + 2), 14);
  });

  test('the fixed policy declares nothing', () => {
    for (const ability of [LEAVE, MORE, EXPEL]) {
      const fixed: SidePlan = { ...one(ability), plays: 'fixed' };
      expect(declared(battleOf(fixed, many(), { prize: 9 }))).toEqual({ attacker: 'none', defender: 'none' });
      expect(declared(battleOf(many(), fixed, { prize: 9 }))).toEqual({ attacker: 'none', defender: 'none' });
    }
  });

  test('a battle under way has nothing to declare any more', () => {
    const start = { blanks: 0, defenderRolled: true, next: 'turn' } as const;
    expect(solveBattle(battleOf(one(LEAVE), many(LEAVE)), start).declarations).toEqual({
      attacker: 'none',
      defender: 'none',
    });
  });
});

/** Where a place is worth so much that the numbers have no room for a small difference, the first still is first. */
describe('of equal choices the first is taken, whatever a place is worth', () => {
  const certain = { hit: 1, prize: 2 ** 40 };
  const worthless = { worth: [0, 0, 0, 0] };
  const moment = {
    roller: 'attacker',
    blanks: 0,
    attackerReroll: true,
    defenderReroll: true,
    defenderRolled: true,
  } as const;
  const leaving = { ...worthless, withdraw: 'always' } as const;
  const again = { ...worthless, ability: { kind: 'reroll-blanks' } } as const;

  test('nothing is declared for dice that add nothing', () => {
    const idle = { ...worthless, ability: { ...MORE, dice: 0 } };
    const plan = battleOf(sideOf([2, 0, 0, 0], idle), sideOf([1, 0, 0, 0], idle), certain);
    expect(declared(plan)).toEqual({ attacker: 'none', defender: 'none' });
    expect(declared({ ...plan, prize: 0 })).toEqual({ attacker: 'none', defender: 'none' });
  });

  test.each(['attacker', 'together'] as const)('an attacker who wins anyway stays whole (%s)', (order) => {
    const plan = battleOf(sideOf([3, 0, 0, 0], leaving), sideOf([1, 0, 0, 0], worthless), {
      ...certain,
      order,
    });
    const { policy } = solveBattle(plan);
    for (const defenderRolled of [false, true]) {
      const stay = policy!.stay({
        ...moment,
        attacker: [3, 0, 0, 0],
        defender: [1, 0, 0, 0],
        defenderRolled,
      });
      expect(stay).toEqual([3, 0, 0, 0]);
    }
  });

  test.each(['attacker', 'together'] as const)('a defender who loses anyway stays whole (%s)', (order) => {
    const late = { ...worthless, withdraw: 'after-first-roll' } as const;
    const plan = battleOf(sideOf([9, 0, 0, 0], worthless), sideOf([3, 0, 0, 0], late), { ...certain, order });
    const asked = { ...moment, roller: 'defender', attacker: [9, 0, 0, 0], defender: [3, 0, 0, 0] } as const;
    expect(solveBattle(plan).policy!.stay(asked)).toEqual([3, 0, 0, 0]);
  });

  test('nobody throws again for nothing at sea', () => {
    const plan = battleOf(sideOf([2, 0, 0, 0], again), sideOf([1, 0, 0, 0], again), {
      ...certain,
      order: 'together',
    });
    const { policy } = solveBattle(plan);
    const asked = { ...moment, attacker: [2, 0, 0, 0], defender: [1, 0, 0, 0] };
    expect(policy!.reroll(asked, 2, 1)).toBe(false);
    expect(policy!.reroll({ ...asked, roller: 'defender' }, 1, 2)).toBe(false);
  });
});
