import { describe, expect, test } from 'vitest';
import type { BattleOutcome, BattlePlan, BattleStart } from '../../src/dust/plan.ts';
import { solveBattle } from '../../src/dust/solve.ts';
import { Played } from './played.ts';
import { picker, tinyPlan } from './random-plans.ts';
import { battleOf, sideOf } from './sides.ts';

const FRESH: BattleStart = { blanks: 0, defenderRolled: false, next: 'turn' };

const numbersOf = (o: BattleOutcome): number[] => [
  o.attackerTakes,
  o.attackersEliminated,
  o.bothEliminated,
  o.truce,
  o.attackersLeft,
  ...o.attackerSurvivors,
  ...o.defenderSurvivors,
  o.swing,
];

/** How far what a policy leads to is from what the solution says of it, in any of its numbers. */
function gapOf(plan: BattlePlan, start: BattleStart): number {
  const solution = solveBattle(plan, start);
  const played = new Played(plan, solution.policy!).from(start);
  const told = numbersOf(solution.outcome());
  const gaps = numbersOf(played).map((number, i) => Math.abs(number - told[i]!));
  return Math.max(...gaps, Math.abs(played.swing + played.attackerTakes * plan.prize - solution.value));
}

function gapsOf(seed: number, battles: number, together: boolean, start: BattleStart): number {
  const pick = picker(seed);
  let worst = 0;
  for (let i = 0; i < battles; i++) {
    const plan = { ...tinyPlan(pick, together), truce: 3 };
    const gap = gapOf(plan, start);
    if (!(gap < 1e-10)) throw new Error(`${gap} off: ${JSON.stringify(plan)}`);
    worst = Math.max(worst, gap);
  }
  return worst;
}

describe('a battle played out as the policy says comes to what was foretold', () => {
  test.each([1, 2, 3, 4, 5, 6])('in turns, from its beginning (%i)', (seed) => {
    expect(gapsOf(seed * 31, 8, false, FRESH)).toBeLessThan(1e-10);
  });

  test.each([1, 2])('in turns, when the defender has rolled before (%i)', (seed) => {
    const late: BattleStart = { blanks: 1, defenderRolled: true, next: 'turn' };
    expect(gapsOf(seed * 37, 8, false, late)).toBeLessThan(1e-10);
  });

  test.each([1, 2, 3, 4, 5, 6])('at the same time, from its beginning (%i)', (seed) => {
    expect(gapsOf(seed * 41, 5, true, FRESH)).toBeLessThan(1e-10);
  });

  test('at the same time, when there has been an exchange before', () => {
    const late: BattleStart = { blanks: 2, defenderRolled: true, next: 'turn' };
    expect(gapsOf(43, 6, true, late)).toBeLessThan(1e-10);
  });

  test('where the victims of the first roll depend on a defender who may not leave yet', () => {
    const attacker = sideOf([1, 1, 0, 1], { bonus: 1, withdraw: 'always', survivesTruce: false });
    const defender = sideOf([0, 2, 1, 0], { withdraw: 'after-first-roll' });
    expect(gapOf(battleOf(attacker, defender, { truce: 1 }), FRESH)).toBeLessThan(1e-10);
  });

  test('where the victims of a later roll depend on a defender who may leave then', () => {
    const attacker = sideOf([0, 1, 2, 0], { withdraw: 'after-first-roll' });
    const defender = sideOf([1, 0, 1, 0], {
      bonus: 1,
      withdraw: 'after-first-roll',
      ability: { kind: 'reroll-blanks' },
    });
    const plan = battleOf(attacker, defender, { order: 'defender', truce: 2, prize: 3 });
    expect(gapOf(plan, FRESH)).toBeLessThan(1e-10);
  });
});

describe('in turns', () => {
  const again = { kind: 'reroll-blanks' } as const;
  const moment = {
    attacker: [2, 0, 0, 0],
    defender: [2, 0, 0, 0],
    roller: 'attacker',
    blanks: 0,
    attackerReroll: true,
    defenderReroll: true,
    defenderRolled: true,
  } as const;
  const plan = battleOf(sideOf([2, 0, 0, 0], { ability: again }), sideOf([2, 0, 0, 0], { ability: again }));
  const policyOf = () => solveBattle(plan).policy!;

  test('blanks are thrown again once, by the side whose roll it is', () => {
    const policy = policyOf();
    expect(policy.reroll(moment, 0, 0)).toBe(true);
    expect(policy.reroll({ ...moment, attackerReroll: false }, 0, 0)).toBe(false);
    expect(policy.reroll({ ...moment, roller: 'defender' }, 0, 0)).toBe(true);
    expect(policy.reroll({ ...moment, roller: 'defender', defenderReroll: false }, 0, 0)).toBe(false);
  });

  test('hits beyond the last unit find nobody', () => {
    const policy = policyOf();
    expect(policy.losses(moment, 1)).toEqual([1, 0, 0, 0]);
    expect(policy.losses(moment, 5)).toEqual([0, 0, 0, 0]);
    expect(policy.losses({ ...moment, roller: 'defender', attacker: [1, 0, 0, 0] }, 2)).toEqual([0, 0, 0, 0]);
    expect(policy.reroll(moment, 5, 0)).toBe(false);
  });
});

describe('at the same time', () => {
  const again = { kind: 'reroll-blanks' } as const;
  const moment = {
    attacker: [0, 2, 0, 0],
    defender: [3, 0, 0, 0],
    roller: 'attacker',
    blanks: 0,
    attackerReroll: true,
    defenderReroll: true,
    defenderRolled: true,
  } as const;
  const plan = battleOf(sideOf([0, 2, 0, 0], { ability: again }), sideOf([3, 0, 0, 0], { ability: again }), {
    order: 'together',
  });
  const policyOf = () => solveBattle(plan).policy!;

  test('blanks are thrown again once, by the side that is asked', () => {
    const policy = policyOf();
    expect(policy.reroll(moment, 0, 1)).toBe(true);
    expect(policy.reroll({ ...moment, attackerReroll: false }, 0, 1)).toBe(false);
    expect(policy.reroll({ ...moment, roller: 'defender' }, 0, 1)).toBe(true);
    expect(policy.reroll({ ...moment, roller: 'defender', defenderReroll: false }, 0, 1)).toBe(false);
  });

  test('a roll that lacks nothing is not thrown again', () => {
    const policy = policyOf();
    expect(policy.reroll(moment, 4, 0)).toBe(false);
    expect(policy.reroll({ ...moment, roller: 'defender' }, 3, 0)).toBe(false);
  });

  test('hits take units of the one type there is, and nobody beyond the last', () => {
    const policy = policyOf();
    expect(policy.losses(moment, 1)).toEqual([2, 0, 0, 0]);
    expect(policy.losses(moment, 4)).toEqual([0, 0, 0, 0]);
    expect(policy.losses({ ...moment, roller: 'defender' }, 1)).toEqual([0, 1, 0, 0]);
  });
});
