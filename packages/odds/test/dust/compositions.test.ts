import { describe, expect, test } from 'vitest';
import { Compositions, mostLeaving } from '../../src/dust/compositions.ts';
import { BattleTooLarge } from '../../src/dust/plan.ts';
import { sideOf } from './sides.ts';

/** Forces by name instead of number. */
const named = (forces: Compositions, list: Iterable<number>): (readonly number[])[] =>
  Array.from(list, (c) => forces.units[c]!);

describe('what a force can come to', () => {
  const side = sideOf([2, 1, 0, 0], { bonus: 3 });

  test('where all may leave: every smaller force, each once, smallest first', () => {
    const { units, count } = new Compositions(side, false, true);
    expect(units).toHaveLength(6);
    expect(new Set(units.map(String)).size).toBe(6);
    expect([...count]).toEqual([0, 1, 1, 2, 2, 3]);
  });

  test('where nobody leaves, a shielded unit is never alone before its shield', () => {
    const { units } = new Compositions(side, false, false);
    expect(units).toEqual([
      [0, 0, 0, 0],
      [0, 1, 0, 0],
      [1, 1, 0, 0],
      [2, 1, 0, 0],
    ]);
  });

  test('dice: those of the units and of the place, none for nobody', () => {
    const { dice } = new Compositions(side, false, false);
    expect([...dice]).toEqual([0, 5, 6, 7]);
  });

  test('a force is found again by what it consists of', () => {
    const forces = new Compositions(side, false, true);
    forces.units.forEach((force, c) => {
      expect(forces.at(force)).toBe(c);
    });
  });
});

describe('losses', () => {
  const side = sideOf([2, 1, 1, 0]);

  test('no hit takes nothing', () => {
    const forces = new Compositions(side, false, false);
    const whole = forces.at(side.units);
    const { to, loss } = forces.removals(whole, 0);
    expect([...to]).toEqual([whole]);
    expect([...loss]).toEqual([0]);
  });

  test('each choice that the shields leave, once, dearest first, with its worth', () => {
    const forces = new Compositions(side, false, false);
    const { to, loss } = forces.removals(forces.at(side.units), 2);
    expect(named(forces, to)).toEqual([
      [1, 1, 0, 0],
      [0, 1, 1, 0],
    ]);
    expect([...loss]).toEqual([5, 4]);
  });

  test('what is rescued two times of three costs a third', () => {
    const saved = sideOf([2, 1, 1, 0], { ability: { kind: 'rescue', chance: 2 / 3 } });
    const forces = new Compositions(saved, false, false);
    expect(forces.removals(forces.at(saved.units), 1).loss[0]).toBeCloseTo(1, 15);
  });

  test('the fixed policy takes the dearest only', () => {
    const forces = new Compositions(side, true, false);
    expect(named(forces, forces.removals(forces.at(side.units), 2).to)).toEqual([[1, 1, 0, 0]]);
  });
});

describe('leaving', () => {
  test('up to half, rounded up', () => {
    expect([0, 1, 2, 3, 4, 5].map(mostLeaving)).toEqual([0, 1, 1, 2, 2, 3]);
  });

  test('what may remain of two and one: each once, the whole first, shields or not', () => {
    const side = sideOf([2, 1, 0, 0]);
    const forces = new Compositions(side, false, true);
    const remain = named(forces, forces.withdrawals(forces.at(side.units))).map(String);
    expect(remain[0]).toBe('2,1,0,0');
    expect([...remain].sort()).toEqual(['0,1,0,0', '1,0,0,0', '1,1,0,0', '2,0,0,0', '2,1,0,0']);
  });

  test('of one unit none may remain', () => {
    const side = sideOf([0, 0, 1, 0]);
    const forces = new Compositions(side, false, true);
    expect(named(forces, forces.withdrawals(1))).toEqual([
      [0, 0, 1, 0],
      [0, 0, 0, 0],
    ]);
  });

  test('all stay where nobody may leave', () => {
    const side = sideOf([2, 1, 0, 0]);
    const forces = new Compositions(side, false, false);
    expect([...forces.withdrawals(3)]).toEqual([3]);
  });
});

describe('too many combinations are refused', () => {
  test('6,000 are not too many', () => {
    expect(new Compositions(sideOf([23, 24, 9, 0]), false, true).units).toHaveLength(6000);
  });

  test('6,001 are', () => {
    const many = () => new Compositions(sideOf([16, 352, 0, 0]), false, true);
    expect(many).toThrow(BattleTooLarge);
    expect(many).toThrow('more than 6000 combinations of units on one side');
  });

  test('the fixed policy needs one force for each number of units', () => {
    expect(new Compositions(sideOf([20, 20, 20, 20]), true, false).units).toHaveLength(81);
  });
});
