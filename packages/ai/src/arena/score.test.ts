import { describe, expect, test } from 'vitest';
import { eloOf, estimate, momentsOf, shareOf, sprt, wilson } from './score.ts';

describe('scores of mirrored pairs', () => {
  test('mean and variance by hand: 1 pair lost, 2 drawn, 1 won', () => {
    expect(momentsOf([1, 0, 2, 0, 1])).toEqual({ pairs: 4, mean: 0.5, variance: 0.125 });
  });

  test('rating differences are those of the usual table', () => {
    expect(eloOf(0.5)).toBeCloseTo(0, 12);
    expect(eloOf(0.76)).toBeCloseTo(200.24, 1);
    expect(shareOf(200)).toBeCloseTo(0.7597, 4);
    expect(shareOf(400)).toBeCloseTo(10 / 11, 12);
    expect(shareOf(eloOf(0.6))).toBeCloseTo(0.6, 12);
  });

  test('the interval is that of pairs, not of games', () => {
    const { winRate, ci95 } = estimate([0, 10, 40, 40, 10]);
    expect(winRate).toBeCloseTo(0.625, 12);
    // Variance 0.04094 by hand: Σ count (score - 0.625)² / 100.
    expect(ci95[1] - ci95[0]).toBeCloseTo(2 * 1.96 * Math.sqrt(0.040_625 / 100), 4);
  });

  test("Wilson's interval as published: 81 of 263 gives 0.2553 to 0.3662", () => {
    const [low, high] = wilson(81 / 263, 263);
    expect(low).toBeCloseTo(0.2553, 4);
    expect(high).toBeCloseTo(0.3662, 4);
  });

  test('who won everything has an interval all the same', () => {
    const { winRate, ci95 } = estimate([0, 0, 0, 0, 20]);
    expect(winRate).toBe(1);
    expect(ci95[0]).toBeCloseTo(40 / (40 + 1.96 ** 2), 3);
  });

  test('the sequential test accepts what is clear and plays on where it is not', () => {
    expect(sprt([10, 30, 60, 60, 40], 0, 30).verdict).toBe('h1');
    expect(sprt([40, 60, 60, 30, 10], 0, 30).verdict).toBe('h0');
    expect(sprt([2, 6, 12, 7, 3], 0, 10).verdict).toBeNull();
    expect(sprt([0, 0, 0, 0, 0], 0, 10).llr).toBe(0);
    expect(sprt([0, 0, 0, 0, 0], 0, 10).upper).toBeCloseTo(Math.log(19), 12);
  });

  test('the log-likelihood ratio of a match by hand', () => {
    // mean 0.55, variance 0.0475 per pair, s0 = 0.5, s1 = shareOf(35): n (s1-s0)(2m-s0-s1) / 2v
    const counts = [5, 10, 50, 30, 5] as const;
    const { mean, variance } = momentsOf(counts);
    expect(mean).toBeCloseTo(0.55, 12);
    expect(variance).toBeCloseTo(0.0475, 12);
    const s1 = shareOf(35);
    expect(sprt(counts, 0, 35).llr).toBeCloseTo((100 * (s1 - 0.5) * (1.1 - 0.5 - s1)) / (2 * 0.0475), 6);
  });
});
