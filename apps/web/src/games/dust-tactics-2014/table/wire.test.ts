import { expect, test } from 'vitest';
import type { Spot } from '../../../board/tabletop.ts';
import { coiled } from './wire.ts';

const middles = (path: string): readonly Spot[] =>
  [...path.matchAll(/M(-?[\d.]+) (-?[\d.]+)a/g)].map(([, x, y]): Spot => [Number(x) + 9, Number(y)]);

test('wire lies in rows along its area, and only in it', () => {
  const { coils, stakes } = coiled([
    [100, 100],
    [300, 100],
    [300, 140],
    [100, 140],
  ]);
  const all = middles(coils);
  expect(all.length).toBe(20);
  expect(all.every(([x, y]) => x > 100 && x < 300 && y === 120)).toBe(true);
  expect(stakes.match(/M/g)).toHaveLength(3);
});
