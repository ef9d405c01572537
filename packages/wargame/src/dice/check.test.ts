import { expect, test } from 'vitest';
import { faultOfPlan } from './check.ts';
import { chainHits, plainLine } from './line.ts';
import type { Body, DiceLine, DicePlan } from './plan.ts';

const squad: Body = { soldiers: 3, health: 0, figures: 1 };
const plain = plainLine({ each: 1, weapons: 2, perFigure: false }, 3, { blows: 1, points: 1 });
const planOf = (line: DiceLine, target = squad): DicePlan => ({
  attacker: squad,
  target,
  ranged: { lines: [], count: 'each-line' },
  close: { attack: [line], retaliation: [], first: 'together' },
});

test('sound plans have no fault', () => {
  expect(faultOfPlan(planOf(plain))).toBeNull();
  expect(faultOfPlan({ ...planOf(plain), close: null })).toBeNull();
  expect(faultOfPlan(planOf(chainHits(plain, 63, 'chain', 4)))).toBeNull();
});

test('what cannot be rolled is named', () => {
  expect(faultOfPlan(planOf(plain, { ...squad, soldiers: -1 }))).toBe('body');
  expect(faultOfPlan(planOf({ ...plain, dice: { ...plain.dice, each: 0.5 } }))).toBe('dice');
  expect(faultOfPlan(planOf({ ...plain, dice: { ...plain.dice, weapons: -2 } }))).toBe('weapons');
  expect(faultOfPlan(planOf({ ...plain, roll: { ...plain.roll, hits: 64 } }))).toBe('faces');
  expect(faultOfPlan(planOf({ ...plain, alone: { save: { faces: -1, again: 0 }, resilience: null } }))).toBe(
    'faces',
  );
  expect(faultOfPlan(planOf(chainHits(plain, 63, 'chain')))).toBe('endless chain');
  expect(faultOfPlan(planOf({ ...plain, damage: { blows: 1, points: -1 } }))).toBe('damage');
});
