import { describe, expect, test } from 'vitest';
import { held, outline, whole, zoomed } from './geometry.ts';

const board = { columns: 9, rows: 9 };

describe('zooming', () => {
  test('the point under the finger stays where it is', () => {
    const all = whole(board);
    const box = zoomed(all, all, 0.5, 200, 300);
    expect((200 - box.x) / box.w).toBeCloseTo((200 - all.x) / all.w, 6);
    expect((300 - box.y) / box.h).toBeCloseTo((300 - all.y) / all.h, 6);
  });

  test('it is never further away than the whole board, nor outside it', () => {
    const all = whole(board);
    expect(zoomed(all, all, 3, 10, 10)).toEqual(all);
    expect(held({ x: -50, y: 9999, w: 100, h: 100 }, all)).toEqual({ x: 0, y: all.h - 100, w: 100, h: 100 });
  });
});

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
