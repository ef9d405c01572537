import { seededPick } from '@dustfront/kernel';
import { describe, expect, test } from 'vitest';
import { matchRegrets } from './regret.ts';

describe('regret matching', () => {
  test('finds the best answer to opponents who are drawn at random', () => {
    const pick = seededPick('rain');
    const weather = Array.from({ length: 200 }, () => pick(10) < 7);
    const gains = [(rain: boolean) => (rain ? 1 : 0), (rain: boolean) => (rain ? 0 : 1), () => 0.3];
    const { strategy, means, samples } = matchRegrets(3, { iterations: 600 }, (action, nth) =>
      gains[action]!(weather[nth]!),
    );
    expect(samples).toBe(600);
    expect(strategy[0]).toBeGreaterThan(0.8);
    expect(means[0]! + means[1]!).toBeCloseTo(1, 9);
    expect(means[2]).toBeCloseTo(0.3, 9);
  });

  test('against an even mixture of paper, scissors and stone no answer dies out', () => {
    const beats = (a: number, b: number) => [0, 1, -1][(a - b + 3) % 3]!;
    const { strategy } = matchRegrets(3, { iterations: 900 }, (action, nth) => beats(action, nth % 3));
    for (const share of strategy) expect(share).toBeGreaterThan(0.1);
  });

  test('begins no round that would carry it past the deadline', () => {
    let clock = 0;
    const budget = { milliseconds: 100, now: () => clock };
    const { samples } = matchRegrets(2, budget, () => {
      clock += 10;
      return 0;
    });
    expect(clock).toBeLessThanOrEqual(100);
    expect(samples).toBe(8);
  });
});
