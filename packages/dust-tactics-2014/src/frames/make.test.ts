import { expect, test } from 'vitest';
import { activationFrame, attackFrame, moveFrame, specialFrame } from './make.ts';
import { damageFrame, plainPool, wreckFrame } from './make-damage.ts';

test('a pool names nobody, nor does a procedure that begins', () => {
  expect(plainPool(2, 3)).toEqual({
    ...{ hits: 2, points: 3, cover: false, named: -1, soldier: -1, stun: '', by: -1, chooser: -1 },
    ...{ spread: false, bare: false },
  });
  expect(damageFrame(1, [])).toMatchObject({
    target: 1,
    pool: 0,
    victim: -1,
    soldier: -1,
    marks: 0,
    faces: 0,
  });
  expect(wreckFrame(1, [2], [3])).toMatchObject({ machine: 1, squares: [2], left: [3], now: -1, hits: 0 });
  expect(specialFrame('repair', 1)).toEqual({
    ...{ kind: 'repair', step: 'begin', unit: 1, target: -1, at: -1, word: '', dice: 0, won: 0 },
  });
});

test('an activation has two actions worth three, an attack all targets', () => {
  expect(activationFrame(1)).toMatchObject({
    budget: 2,
    worth: 3,
    at: 0,
    next: -1,
    split: false,
    alone: false,
  });
  expect(attackFrame(1, true)).toMatchObject({
    only: -1,
    eyes: -1,
    closeOnly: false,
    artilleryOnly: false,
    row: 0,
  });
  expect(attackFrame(1, true, { only: 2, eyes: 3, closeOnly: true })).toMatchObject({
    only: 2,
    eyes: 3,
    closeOnly: true,
  });
  expect(moveFrame(1, 3, false)).toMatchObject({
    left: 3,
    least: 0,
    steps: 0,
    rest: -1,
    restFloor: 0,
    to: -1,
    cost: 0,
  });
});
