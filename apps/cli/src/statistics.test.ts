import { describe, expect, test } from 'vitest';
import { meanAndDeviation } from './statistics.ts';

describe('statistics', () => {
  test('mean and deviation', () => {
    expect(meanAndDeviation([2, 4, 4, 4, 5, 5, 7, 9])).toEqual({ mean: 5, deviation: Math.sqrt(32 / 7) });
  });
});
