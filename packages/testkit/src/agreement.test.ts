import { expect, test } from 'vitest';
import { chiSquareTail, difference, failures, surpriseOf, throwsOf } from './agreement.ts';

const HIT_OR_MISS = [
  { face: 0, chance: 1 / 3 },
  { face: 2, chance: 2 / 3 },
];

test('throws of two dice, order aside', () => {
  const all = throwsOf(2, HIT_OR_MISS);
  expect(all.map(({ faces }) => faces)).toEqual([
    [2, 2],
    [0, 2],
    [0, 0],
  ]);
  expect(all.map(({ chance }) => Math.round(chance * 9))).toEqual([4, 4, 1]);
});

test('the tail of chi-square as in the tables', () => {
  expect(chiSquareTail(3.841, 1)).toBeCloseTo(0.05, 4);
  expect(chiSquareTail(18.307, 10)).toBeCloseTo(0.05, 4);
  expect(chiSquareTail(2.558, 10)).toBeCloseTo(0.99, 4);
  expect(chiSquareTail(29.588, 10)).toBeCloseTo(0.001, 5);
});

test('a fair sample is no surprise, a crooked or an impossible one is', () => {
  const coin = new Map([
    ['heads', 0.5],
    ['tails', 0.5],
  ]);
  const toss = (heads: number, tails: number) =>
    surpriseOf(
      coin,
      new Map([
        ['heads', heads],
        ['tails', tails],
      ]),
    );
  expect(toss(103, 97)).toBeGreaterThan(0.5);
  expect(toss(160, 40)).toBeLessThan(1e-12);
  expect(surpriseOf(coin, new Map([['edge', 1]]))).toBe(0);
  expect(difference(coin, new Map([['heads', 0.4]]))).toBe(0.5);
  const followed = (heads: number) =>
    new Map([
      ['heads', heads],
      ['tails', 0.5],
    ]);
  expect(difference(followed(0.5 - 1e-8), coin)).toBeLessThan(1e-15);
  expect(difference(followed(0.4), coin)).toBeCloseTo(0.1);
});

test("Holm's method: the level is shared by all tests", () => {
  expect(failures([0.2, 0.004, 0.03], 0.05)).toEqual([1]);
  expect(failures([0.2, 0.004, 0.02], 0.05)).toEqual([1, 2]);
  expect(failures([0.9, 0.06], 0.05)).toEqual([]);
});
