import { describe, expect, test } from 'vitest';
import { px, py, unit } from './geometry.ts';
import { columnName, type GridScene, type SquareModel } from './scene.ts';
import { ringOf } from './Turns.tsx';

const squares = Array.from({ length: 36 }, (_, i): SquareModel => {
  const [x, y] = [i % 6, Math.floor(i / 6)];
  return { key: `${columnName(x)}${y + 1}`, x, y, ground: 'outdoor', terrain: [], label: '' };
});
const scene: GridScene = { kind: 'grid', columns: 6, rows: 6, tile: 3, squares, pieces: [] };
const turns = (square: string, size = 1) => ({ square, size, now: 0, ways: [] });

describe('the arrows that turn a piece', () => {
  test('stand round it where nobody goes anywhere', () => {
    expect(ringOf(turns('C3'), scene, 19, new Set())).toMatchObject({ inside: false, r: 19 });
  });

  test.each([1, 2])('never lie on a square one may go to, %i across', (size) => {
    for (const open of ['C2', 'D4', 'B3', 'B2'].filter((key) => size === 1 || key !== 'D4')) {
      const { cx, cy, r, reach, inside } = ringOf(turns('C3', size), scene, 46, new Set([open]));
      expect(inside, open).toBe(true);
      const half = (unit * size) / 2;
      expect([cx, cy]).toEqual([px(2) + half, py(2) + half]);
      expect(reach + r, open).toBeLessThanOrEqual(half);
    }
  });

  test('squares farther off leave them room', () => {
    expect(ringOf(turns('C3'), scene, 19, new Set(['C6', 'F3'])).inside).toBe(false);
  });
});
