import { describe, expect, test } from 'vitest';
import { area, disc, line } from '../src/tabletop/index.ts';
import { isGapExactly, overlapsExactly, withinExactly } from './exactly.ts';
import { differences } from './questions.ts';

describe('geometry asked twice', () => {
  test.each([1000, 1001, 1002])('the fast way and BigInt agree on the questions of seed %i', (seed) => {
    expect([...differences(seed, 5000)]).toEqual([]);
  });

  test('the exact way knows touching from overlapping, and one millimetre from the next', () => {
    const [a, b] = [disc([0, 0], 10), disc([30, 40], 10)];
    expect([withinExactly(a, b, 30), withinExactly(a, b, 29)]).toEqual([true, false]);
    expect([isGapExactly(a, b, 30), isGapExactly(a, b, 31)]).toEqual([true, false]);
    const hull = area([
      [0, 0],
      [10, 0],
      [10, 10],
      [0, 10],
    ]).corners;
    expect(overlapsExactly(hull, line([10, 0], [10, 20]))).toBe(false);
    expect(overlapsExactly(hull, line([9, 0], [9, 20]))).toBe(true);
    expect(overlapsExactly(hull, area(hull))).toBe(true);
  });
});
