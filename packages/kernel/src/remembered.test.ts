import { expect, test } from 'vitest';
import { hashJson } from './index.ts';

/** The fingerprint of one value that has not been met before. */
const fresh = (value: unknown): string => hashJson(value);

test('[K21] what is remembered is the same when it is met again, and when too much was met to remember all', () => {
  const values = [
    ...Array.from({ length: 10_050 }, (_, n) => `text ${n}`),
    ...Array.from({ length: 10_050 }, (_, n) => ({ [`key ${n}`]: n % 7 })),
    ...Array.from({ length: 10_050 }, (_, n) => [n & 31, (n >> 5) & 31, n >> 10]),
  ];
  const first = values.map(fresh);
  expect(new Set(first).size).toBe(values.length);
  const backwards = values.toReversed().map(fresh).toReversed();
  expect(backwards.every((hash, n) => hash === first[n])).toBe(true);
  expect(values.map(fresh).every((hash, n) => hash === first[n])).toBe(true);
});

test('[K21] long and short texts, in lists and as keys, do not take the place of others', () => {
  const long = 'x'.repeat(65);
  const alone = [long, 'y', 'z'].map(fresh);
  expect([long, 'y', long, 'z', 'y', long].map(fresh)).toEqual([0, 1, 0, 2, 1, 0].map((n) => alone[n]));
  expect(fresh([long, 'y'])).not.toBe(fresh(['y', long]));
});

test('[K21] short lists of small numbers are told apart from each other and from those they resemble', () => {
  const lists = [
    [],
    [0],
    [0, 0],
    [0, 0, 0, 0, 0, 0],
    [0, 0, 0, 0, 0, 0, 0],
    [1],
    [1, 0],
    [0, 1],
    [31],
    [32],
    [0, 32],
    [1, 0.5],
    [-1],
    [31, 31, 31, 31, 31, 31],
    [31, 31, 31, 31, 31, 31, 31],
    [true],
    ['1'],
    [null],
    [[1]],
    [{}],
  ];
  const hashes = lists.map(fresh);
  expect(new Set(hashes).size).toBe(lists.length);
  expect(lists.map(fresh)).toEqual(hashes);
});
