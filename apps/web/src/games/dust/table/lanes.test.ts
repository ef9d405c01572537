import { expect, test } from 'vitest';
import { above } from './lanes.ts';

const one = (points: number) => ({ points, count: 1 });

test('a marker that would lie on another stands above the line', () => {
  expect([...above([one(8), one(10), one(11), one(13)], 2.5)]).toEqual([10, 13]);
  expect([...above([one(8), one(10), one(11), one(13)], 0.6)]).toEqual([]);
});

test('where both are taken it stays below', () => {
  expect([...above([one(10), one(11), one(12)], 4)]).toEqual([11]);
});
