import { describe, expect, test } from 'vitest';
import {
  eloOf,
  estimate,
  momentsOf,
  type Pentanomial,
  pentanomialOf,
  shareOf,
  sprt,
  wilson,
} from './score.ts';

/** Scores with these counts of 0, ½, 1, 1½ and 2 points, well mixed. */
function pairs(...counts: Pentanomial): number[] {
  const sorted = counts.flatMap((count, i) => Array.from({ length: count }, () => i / 4));
  return sorted.map((_, i) => sorted[(i * 37) % sorted.length]!);
}

describe('scores of mirrored pairs', () => {
  test('mean and variance by hand: 1 pair lost, 2 drawn, 1 won', () => {
    expect(momentsOf([0, 0.5, 0.5, 1])).toEqual({ mean: 0.5, variance: 0.125 });
    expect(pentanomialOf([1, 0, 0.5, 0.25, 0.5, 1 / 4])).toEqual([1, 2, 2, 0, 1]);
  });

  test('rating differences are those of the usual table', () => {
    expect(eloOf(0.5)).toBeCloseTo(0, 12);
    expect(eloOf(0.76)).toBeCloseTo(200.24, 1);
    expect(shareOf(200)).toBeCloseTo(0.7597, 4);
    expect(shareOf(400)).toBeCloseTo(10 / 11, 12);
    expect(shareOf(eloOf(0.6))).toBeCloseTo(0.6, 12);
  });

  test('the interval is that of pairs, not of games', () => {
    const { winRate, ci95 } = estimate(pairs(0, 10, 40, 40, 10), 2);
    expect(winRate).toBeCloseTo(0.625, 12);
    // Variance 0.040625 by hand: Σ count (score - 0.625)² / 100.
    expect(ci95[1] - ci95[0]).toBeCloseTo(2 * 1.96 * Math.sqrt(0.040_625 / 99), 4);
  });

  test("Wilson's interval as published: 81 of 263 gives 0.2553 to 0.3662", () => {
    const [low, high] = wilson(81 / 263, 263);
    expect(low).toBeCloseTo(0.2553, 4);
    expect(high).toBeCloseTo(0.3662, 4);
  });

  test('who won everything has an interval all the same', () => {
    const { winRate, ci95 } = estimate(pairs(0, 0, 0, 0, 20), 2);
    expect(winRate).toBe(1);
    expect(ci95[0]).toBeCloseTo(40 / (40 + 1.96 ** 2), 3);
    // Ten sets of four games are as many games.
    expect(
      estimate(
        Array.from({ length: 10 }, () => 1),
        4,
      ).ci95[0],
    ).toBe(ci95[0]);
    expect(estimate([0.5], 2).ci95).toEqual([0, 1]);
  });

  test('the sequential test accepts what is clear and plays on where it is not', () => {
    expect(sprt(pairs(10, 30, 60, 60, 40), 0, 30).verdict).toBe('h1');
    expect(sprt(pairs(40, 60, 60, 30, 10), 0, 30).verdict).toBe('h0');
    expect(sprt(pairs(2, 6, 12, 7, 3), 0, 10).verdict).toBeNull();
    expect(sprt([], 0, 10).llr).toBe(0);
    expect(sprt([], 0, 10).upper).toBeCloseTo(Math.log(19), 12);
  });

  test('a few victories in a row are no verdict, and what follows a verdict does not change it', () => {
    const won = (n: number) => Array.from({ length: n }, () => 1);
    expect(sprt(won(5), 0, 30).verdict).toBeNull();
    const { sets } = sprt(won(50), 0, 30);
    expect(sets).toBe(8);
    expect(sprt([...won(sets), ...won(30).map(() => 0)], 0, 30)).toMatchObject({ verdict: 'h1', sets });
  });

  test('the log-likelihood ratio of a match by hand', () => {
    // mean 0.55, variance 0.0475 per pair, s0 = 0.5, s1 = shareOf(35): n (s1-s0)(2m-s0-s1) / 2v
    const scores = pairs(5, 10, 50, 30, 5);
    const { mean, variance } = momentsOf(scores);
    expect(mean).toBeCloseTo(0.55, 12);
    expect(variance).toBeCloseTo(0.0475, 12);
    const s1 = shareOf(35);
    expect(sprt(scores, 0, 35, 1e-9, 1e-9).llr).toBeCloseTo(
      (100 * (s1 - 0.5) * (1.1 - 0.5 - s1)) / (2 * 0.0475),
      6,
    );
  });
});
