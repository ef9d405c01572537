import { describe, expect, test } from 'vitest';
import { meanAndDeviation, wilson } from './statistics.ts';

describe('statistics', () => {
  test.each([
    [0, 10, 0, 0.2775],
    [5, 10, 0.2366, 0.7634],
    [10, 10, 0.7225, 1],
    [812, 1000, 0.7866, 0.835],
  ])('Wilson: %i of %i lies between %f and %f', (wins, trials, low, high) => {
    const [from, to] = wilson(wins, trials);
    expect(from).toBeCloseTo(low, 4);
    expect(to).toBeCloseTo(high, 4);
  });

  test('without trials anything is possible', () => {
    expect(wilson(0, 0)).toEqual([0, 1]);
  });

  test('mean and deviation', () => {
    expect(meanAndDeviation([2, 4, 4, 4, 5, 5, 7, 9])).toEqual({ mean: 5, deviation: Math.sqrt(32 / 7) });
  });
});
