import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  areAdjacent,
  DIRECTION_COLUMNS,
  DIRECTION_ROWS,
  directionBetween,
  flanksOf,
  makeGrid,
  neighboursOf,
  rangeBetween,
  squareAt,
} from './grid.ts';
import { columnName, parseSquare, squareName } from './names.ts';

describe('a grid', () => {
  const grid = makeGrid(5, 4);

  test('is one object per size', () => {
    expect(makeGrid(5, 4)).toBe(grid);
    expect(makeGrid(4, 5)).not.toBe(grid);
    expect(() => makeGrid(0, 4)).toThrow(RangeError);
    expect(() => makeGrid(3.5, 4)).toThrow(RangeError);
  });

  test('numbers squares row by row from the top left', () => {
    expect(squareAt(grid, 0, 0)).toBe(0);
    expect(squareAt(grid, 4, 0)).toBe(4);
    expect(squareAt(grid, 0, 1)).toBe(5);
    expect([grid.columns[13], grid.rows[13]]).toEqual([3, 2]);
  });

  test('knows neighbours, straight ones first', () => {
    expect(neighboursOf(grid, 0)).toEqual([1, 5, 6]);
    expect(neighboursOf(grid, 6)).toEqual([1, 7, 11, 5, 2, 12, 10, 0]);
    expect(neighboursOf(makeGrid(1, 1), 0)).toEqual([]);
  });

  test('names the direction of a step', () => {
    for (let direction = 0; direction < 8; direction++) {
      const to = squareAt(grid, 2 + DIRECTION_COLUMNS[direction]!, 1 + DIRECTION_ROWS[direction]!);
      expect(directionBetween(grid, 7, to)).toBe(direction);
    }
    expect(directionBetween(grid, 4, 5)).toBe(-1);
    expect(directionBetween(grid, 7, 7)).toBe(-1);
  });

  test('gives the squares beside a diagonal step, the left one first', () => {
    expect(flanksOf(grid, 5, 1)).toEqual([0, 6]);
    expect(flanksOf(grid, 1, 5)).toEqual([6, 0]);
    expect(flanksOf(grid, 0, 6)).toEqual([1, 5]);
    expect(flanksOf(grid, 6, 0)).toEqual([5, 1]);
    expect(flanksOf(grid, 0, 1)).toBeNull();
    expect(flanksOf(grid, 0, 12)).toBeNull();
  });
});

describe('range', () => {
  const grid = makeGrid(12, 9);
  const square = fc.nat(grid.size - 1);

  test('counts the first diagonal 1 and further ones 2', () => {
    const from = squareAt(grid, 3, 3);
    const ranges = [
      [3, 3, 0],
      [4, 3, 1],
      [4, 4, 1],
      [5, 4, 2],
      [5, 5, 3],
      [6, 6, 5],
      [3, 8, 5],
    ] as const;
    for (const [x, y, range] of ranges) expect(rangeBetween(grid, from, squareAt(grid, x, y))).toBe(range);
    expect(areAdjacent(grid, from, squareAt(grid, 4, 4))).toBe(true);
    expect(areAdjacent(grid, from, from)).toBe(false);
  });

  test('is the same both ways and grows by at most 2 with a step', () => {
    fc.assert(
      fc.property(square, square, (a, b) => {
        const range = rangeBetween(grid, a, b);
        expect(rangeBetween(grid, b, a)).toBe(range);
        for (const next of neighboursOf(grid, b)) {
          expect(Math.abs(rangeBetween(grid, a, next) - range)).toBeLessThanOrEqual(2);
        }
      }),
      { seed: 1, numRuns: 200 },
    );
  });
});

describe('names of squares', () => {
  test('have letters for columns and numbers for rows from the top', () => {
    const grid = makeGrid(60, 40);
    expect(squareName(grid, 0)).toBe('A1');
    expect(squareName(grid, squareAt(grid, 25, 8))).toBe('Z9');
    expect(squareName(grid, squareAt(grid, 26, 39))).toBe('AA40');
    expect([51, 52, 701].map(columnName)).toEqual(['AZ', 'BA', 'ZZ']);
    expect(parseSquare(grid, 'c2')).toBe(62);
  });

  test('read back as the square they name, and nothing else does', () => {
    const grid = makeGrid(60, 40);
    for (let square = 0; square < grid.size; square++) {
      expect(parseSquare(grid, squareName(grid, square))).toBe(square);
    }
    for (const name of ['', 'A', '1', 'A0', 'A01', 'A41', 'BI1', 'A1B', ' A1', 'AAA1']) {
      expect(parseSquare(grid, name), name).toBeNull();
    }
  });
});
