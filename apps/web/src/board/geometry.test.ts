import { describe, expect, test } from 'vitest';
import { outline } from './geometry.ts';

describe('the contour of a range', () => {
  const at = (key: string) => ({ x: key.charCodeAt(0) - 65, y: Number(key.slice(1)) - 1 });
  const keyOf = (x: number, y: number) =>
    x < 0 || y < 0 || x > 2 || y > 2 ? undefined : `${'ABC'[x]}${y + 1}`;

  test('one square in the middle has four sides', () => {
    expect(outline(new Set(['B2']), at, keyOf).match(/M/g)?.length).toBe(4);
  });

  test('the edge of the board is no border of a range', () => {
    expect(outline(new Set(['A1']), at, keyOf).match(/M/g)?.length).toBe(2);
    expect(outline(new Set(['A1', 'B1', 'C1', 'A2', 'B2', 'C2', 'A3', 'B3', 'C3']), at, keyOf)).toBe('');
  });
});
