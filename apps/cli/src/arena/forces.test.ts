import { expect, test } from 'vitest';
import { forceShares, type Meeting } from './forces.ts';

const meeting = (a: string, b: string, won: number, of: number): Meeting[] =>
  Array.from({ length: of }, (_, game) => ({ forces: [a, b], points: game < won ? 1 : 0 }));

test('shares of several forces are fitted at once, whoever met whom how often', () => {
  const games = [...meeting('a', 'b', 60, 80), ...meeting('b', 'c', 100, 200), ...meeting('c', 'a', 2, 8)];
  const shares = new Map(forceShares(games, 'seed').map((one) => [one.name, one]));
  expect(shares.get('a')!.share).toBeCloseTo(0.75, 2);
  expect(shares.get('b')!.share).toBeCloseTo(0.375, 2);
  expect(shares.get('b')!.games).toBe(280);
  const [low, high] = shares.get('a')!.ci95;
  expect(low).toBeLessThan(0.75);
  expect(high).toBeGreaterThan(0.75);
});

test('whoever won everything has a share below one', () => {
  const [best] = forceShares(meeting('a', 'b', 10, 10), 'seed');
  expect(best).toMatchObject({ name: 'a', games: 10 });
  expect(best!.share).toBeLessThan(1);
});
