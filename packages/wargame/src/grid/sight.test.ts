import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { eastEdge, edgeBetween, emptyEdges, southEdge } from './edges.ts';
import { type Grid, makeGrid, squareAt } from './grid.ts';
import { lineBetween, lineMeets } from './lines.ts';
import { fillSeen, isSightClear, isSightClearPastWalls, isSightTouched, traceSight } from './sight.ts';

/**
 * The slow way: clip the segment against every square of the board, in quarters of a square so that centres
 * and corners are whole numbers. Liang–Barsky with fractions kept as numerator and denominator.
 */
function meets(grid: Grid, from: number, to: number, square: number): 'inside' | 'left' | 'right' | null {
  const [x0, y0] = [4 * grid.columns[from]! + 2, 4 * grid.rows[from]! + 2];
  const [dx, dy] = [4 * grid.columns[to]! + 2 - x0, 4 * grid.rows[to]! + 2 - y0];
  const [left, top] = [4 * grid.columns[square]!, 4 * grid.rows[square]!];
  let enter: [number, number] = [0, 1];
  let leave: [number, number] = [1, 1];
  for (const [p, q] of [
    [-dx, x0 - left],
    [dx, left + 4 - x0],
    [-dy, y0 - top],
    [dy, top + 4 - y0],
  ] as const) {
    if (p === 0) {
      if (q <= 0) return null;
    } else if (p < 0) {
      if (-q * enter[1] > enter[0] * -p) enter = [-q, -p];
    } else if (q * leave[1] < leave[0] * p) leave = [q, p];
  }
  const gap = enter[0] * leave[1] - leave[0] * enter[1];
  if (gap > 0) return null;
  if (gap < 0) return 'inside';
  const side = dx * (top + 2 - y0) - dy * (left + 2 - x0);
  return side < 0 ? 'left' : 'right';
}

const board = fc.record({
  width: fc.integer({ min: 1, max: 13 }),
  height: fc.integer({ min: 1, max: 13 }),
  density: fc.integer({ min: 0, max: 9 }),
  dice: fc.array(fc.nat(19), { minLength: 169, maxLength: 169 }),
  from: fc.nat(168),
  to: fc.nat(168),
});

function setUp({
  width,
  height,
  density,
  dice,
  from,
  to,
}: typeof board extends fc.Arbitrary<infer T> ? T : never) {
  const grid = makeGrid(width, height);
  const flags = Uint16Array.from({ length: grid.size }, (_, s) => (dice[s]! < density ? 4 : 2));
  return { grid, flags, from: from % grid.size, to: to % grid.size };
}

describe('a sight line', () => {
  test('meets exactly the squares that clipping finds, in order and on the right side', () => {
    fc.assert(
      fc.property(board, (seeds) => {
        const { grid, flags, from, to } = setUp(seeds);
        const trace = traceSight(grid, flags, 4, from, to);
        const found = { inside: [] as number[], left: [] as number[], right: [] as number[] };
        for (let square = 0; square < grid.size; square++) {
          if (square === from || square === to || flags[square] !== 4) continue;
          const how = meets(grid, from, to, square);
          if (how) found[how].push(square);
        }
        const sorted = (squares: readonly number[]) => [...squares].sort((a, b) => a - b);
        expect(sorted(trace.inside)).toEqual(found.inside);
        expect(sorted(trace.left)).toEqual(found.left);
        expect(sorted(trace.right)).toEqual(found.right);
        expect(trace.clear).toBe(!found.inside.length && !(found.left.length && found.right.length));
      }),
      { seed: 2, numRuns: 1500 },
    );
  });

  test('meets a single square or not, as clipping says, for every pair of squares', () => {
    const grid = makeGrid(9, 7);
    for (let from = 0; from < grid.size; from++)
      for (let to = 0; to < grid.size; to++)
        for (let square = 0; square < grid.size; square++) {
          const met = square !== from && square !== to && meets(grid, from, to, square) !== null;
          if (lineMeets(grid, from, to, square) !== met) expect([from, to, square]).toEqual(met);
        }
  });

  test('is the same both ways, left and right exchanged, and fast equals slow', () => {
    fc.assert(
      fc.property(board, (seeds) => {
        const { grid, flags, from, to } = setUp(seeds);
        const there = traceSight(grid, flags, 4, from, to);
        const back = traceSight(grid, flags, 4, to, from);
        expect(back.clear).toBe(there.clear);
        expect([...back.inside].reverse()).toEqual(there.inside);
        expect([...back.left].reverse()).toEqual(there.right);
        expect([...back.right].reverse()).toEqual(there.left);
        expect(isSightTouched(grid, flags, 4, from, to, null, 0)).toBe(
          there.left.length + there.right.length > 0,
        );
        expect(isSightClear(grid, flags, 4, from, to)).toBe(there.clear);
        expect(isSightClear(grid, flags, 4, to, from)).toBe(there.clear);
        expect(isSightClearPastWalls(grid, flags, 4, from, to, emptyEdges(grid), 2)).toBe(there.clear);
      }),
      { seed: 3, numRuns: 1500 },
    );
  });

  test('seen squares are those with clear sight', () => {
    const grid = makeGrid(9, 9);
    const flags = Uint16Array.from({ length: 81 }, (_, s) => ((s * 7) % 5 === 0 ? 1 : 0));
    const seen = new Uint8Array(81);
    fillSeen(grid, flags, 1, 40, seen);
    for (let to = 0; to < 81; to++) expect(seen[to] === 1).toBe(traceSight(grid, flags, 1, 40, to).clear);
  });

  test('works on large boards', () => {
    const grid = makeGrid(36, 36);
    const line = lineBetween(grid, 0, grid.size - 1);
    expect(line.inside).toHaveLength(34);
    expect(line.points).toHaveLength(35);
    expect(line.edges).toEqual([]);
    expect(lineBetween(grid, 0, 35).edges).toHaveLength(35);
  });
});

describe('walls on edges', () => {
  const grid = makeGrid(4, 4);
  const flags = new Uint16Array(16);
  const at = (x: number, y: number) => squareAt(grid, x, y);

  test('a straight line crosses the edges between its squares', () => {
    const line = lineBetween(grid, at(0, 1), at(3, 1));
    expect(line.edges).toEqual([eastEdge(at(0, 1)), eastEdge(at(1, 1)), eastEdge(at(2, 1))]);
    expect(line.points).toEqual([]);
  });

  test('a diagonal touches points, with two edges on either side', () => {
    const line = lineBetween(grid, at(0, 0), at(1, 1));
    expect(line.edges).toEqual([]);
    expect(line.points).toEqual([
      {
        point: at(0, 0),
        left: at(1, 0),
        right: at(0, 1),
        leftEdges: [eastEdge(at(0, 0)), southEdge(at(1, 0))],
        rightEdges: [southEdge(at(0, 0)), eastEdge(at(0, 1))],
      },
    ]);
  });

  test('a crossed wall closes sight, a touched wall end only with one on the other side', () => {
    const edges = emptyEdges(grid);
    const clear = (from: number, to: number) => {
      const trace = traceSight(grid, flags, 1, from, to, edges, 1 << 3);
      expect(isSightClearPastWalls(grid, flags, 1, from, to, edges, 1 << 3)).toBe(trace.clear);
      return trace.clear;
    };
    edges[eastEdge(at(1, 1))] = 3;
    expect(clear(at(0, 1), at(3, 1))).toBe(false);
    expect(clear(at(0, 0), at(3, 0))).toBe(true);
    expect(clear(at(0, 0), at(3, 3))).toBe(true);
    edges[southEdge(at(1, 1))] = 3;
    expect(clear(at(0, 0), at(3, 3))).toBe(false);
    edges[southEdge(at(1, 1))] = 2;
    expect(clear(at(0, 0), at(3, 3))).toBe(true);
  });

  test('fast equals slow on random walls, both ways', () => {
    fc.assert(
      fc.property(board, fc.array(fc.nat(11), { minLength: 338, maxLength: 338 }), (seeds, codes) => {
        const { grid, flags, from, to } = setUp({ ...seeds, density: Math.min(seeds.density, 2) });
        const edges = emptyEdges(grid).map((_, edge) => (codes[edge]! < 3 ? codes[edge]! : 0));
        const { clear, left, right, walls } = traceSight(grid, flags, 4, from, to, edges, 0b100);
        const touched = [left, right, walls.left, walls.right].some((side) => side.length > 0);
        expect(isSightTouched(grid, flags, 4, from, to, edges, 0b100)).toBe(touched);
        expect(isSightClearPastWalls(grid, flags, 4, from, to, edges, 0b100)).toBe(clear);
        expect(isSightClearPastWalls(grid, flags, 4, to, from, edges, 0b100)).toBe(clear);
        for (const edge of [...walls.crossed, ...walls.left, ...walls.right]) expect(edges[edge]).toBe(2);
      }),
      { seed: 4, numRuns: 1000 },
    );
  });

  test('the crossed edges join the squares of the line', () => {
    const wide = makeGrid(9, 7);
    fc.assert(
      fc.property(fc.nat(62), fc.nat(62), (from, to) => {
        const line = lineBetween(wide, from, to);
        const squares = [from, ...line.inside, ...(from === to ? [] : [to])];
        const joined = squares.slice(1).map((square, i) => edgeBetween(wide, squares[i]!, square));
        expect(joined.filter((edge) => edge >= 0)).toEqual(line.edges);
        expect(joined.filter((edge) => edge < 0)).toHaveLength(line.points.length);
      }),
      { seed: 5, numRuns: 500 },
    );
  });
});
