import { describe, expect, test } from 'vitest';
import { cornerEdges, type Edges, edgeBetween, emptyEdges } from './edges.ts';
import { footprintFlags } from './footprint.ts';
import {
  areAdjacent,
  directionBetween,
  flanksOf,
  type Grid,
  makeGrid,
  neighboursOf,
  onGrid,
  squareAt,
} from './grid.ts';
import { lineBetween, lineMeets, lineTables } from './lines.ts';
import { columnName, parseSquare, squareName } from './names.ts';
import { costOf, createReach, endsIn, findReach, pathTo } from './reach.ts';
import { isSightClear, isSightClearPastWalls, isSightTouched, traceSight } from './sight.ts';
import { openSteps, type StepRule } from './steps.ts';

// Small boards, gone through square by square the plain way.

/** Grids and their tables are remembered: a board of a size that nobody has asked for yet is made anew. */
let boards = 0;
const newGrid = (): Grid => makeGrid(8 + (boards++ % 90), boards > 90 ? 6 : 5);

/** Numbers that are the same in every run. */
function numbers(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

const squaresOf = (grid: Grid): number[] => Array.from({ length: grid.size }, (_, square) => square);
/** The squares of the left part of a board, so that wide ones cost no more than narrow ones. */
const some = (grid: Grid): number[] => squaresOf(grid).filter((square) => square % grid.width < 5);

describe('a board', () => {
  test('has columns, rows, neighbours and directions as one counts them', () => {
    const grid = newGrid();
    for (const square of squaresOf(grid)) {
      const [x, y] = [square % grid.width, Math.floor(square / grid.width)];
      expect([grid.columns[square], grid.rows[square], squareAt(grid, x, y)]).toEqual([x, y, square]);
      const around = [
        [0, -1],
        [1, 0],
        [0, 1],
        [-1, 0],
        [1, -1],
        [1, 1],
        [-1, 1],
        [-1, -1],
      ].flatMap(([dx, dy]) => (onGrid(grid, x + dx!, y + dy!) ? [squareAt(grid, x + dx!, y + dy!)] : []));
      expect(neighboursOf(grid, square)).toEqual(around);
    }
    expect(grid.size).toBe(grid.width * grid.height);
    const middle = squareAt(grid, 1, 1);
    expect(neighboursOf(grid, middle).map((to) => directionBetween(grid, middle, to))).toEqual([
      0, 1, 2, 3, 4, 5, 6, 7,
    ]);
    expect(directionBetween(grid, middle, middle)).toBe(-1);
  });

  test('has sides from 1 to 1024, and one object for each size', () => {
    for (const side of [0, -1, 1.5, 1025, Number.NaN]) {
      expect(() => makeGrid(side, 5)).toThrow(RangeError);
      expect(() => makeGrid(5, side)).toThrow(RangeError);
    }
    expect(makeGrid(1024, 1).size).toBe(1024);
    const grid = newGrid();
    expect(makeGrid(grid.width, grid.height)).toBe(grid);
    expect(makeGrid(grid.height, grid.width)).not.toBe(grid);
    expect(lineTables(grid)).toBe(lineTables(grid));
    expect(lineTables(makeGrid(3, 3))).not.toBe(lineTables(grid));
  });

  test('ends at its four borders', () => {
    const grid = makeGrid(4, 3);
    const inside = [
      [0, 0],
      [3, 0],
      [0, 2],
      [3, 2],
    ];
    const outside = [
      [-1, 0],
      [0, -1],
      [4, 0],
      [0, 3],
      [4, 3],
      [-1, -1],
    ];
    expect(inside.map(([x, y]) => onGrid(grid, x!, y!))).toEqual([true, true, true, true]);
    expect(outside.map(([x, y]) => onGrid(grid, x!, y!))).toEqual(outside.map(() => false));
  });

  test('names its squares by letters and numbers', () => {
    expect([0, 1, 25, 26, 27, 51, 52, 701].map(columnName)).toEqual([
      'A',
      'B',
      'Z',
      'AA',
      'AB',
      'AZ',
      'BA',
      'ZZ',
    ]);
    const grid = makeGrid(60, 12);
    expect(squareName(grid, squareAt(grid, 27, 10))).toBe('AB11');
    expect(['A1', 'ab11', 'BH12', 'Z1'].map((name) => parseSquare(grid, name))).toEqual([
      0,
      10 * 60 + 27,
      11 * 60 + 59,
      25,
    ]);
    expect(
      ['BI1', 'A13', 'A0', '1', 'A', '', 'AAA1', 'A01'].filter((n) => parseSquare(grid, n) !== null),
    ).toEqual([]);
  });

  test('bears a piece of several squares where none of them hangs over', () => {
    const grid = makeGrid(4, 3);
    const flags = Uint16Array.from(squaresOf(grid), (square) => (square === 5 ? 4 : square === 2 ? 1 : 0));
    expect([...footprintFlags(grid, flags, 2, 2, 64)]).toEqual([4, 5, 1, 64, 4, 4, 0, 64, 64, 64, 64, 64]);
  });
});

/** Where the line from centre to centre runs inside a square, as parts of its length; equal where it only touches. */
function part(grid: Grid, from: number, to: number, square: number): [number, number] {
  let [enter, leave] = [0, 1];
  for (const lanes of [grid.columns, grid.rows]) {
    const [a, b, low] = [2 * lanes[from]! + 1, 2 * lanes[to]! + 1, 2 * lanes[square]!];
    if (a === b) {
      if (a < low || a > low + 2) return [1, 0];
      continue;
    }
    const cuts = [(low - a) / (b - a), (low + 2 - a) / (b - a)];
    enter = Math.max(enter, Math.min(...cuts));
    leave = Math.min(leave, Math.max(...cuts));
  }
  return [enter, leave];
}

const NEAR = 1e-9;

describe('lines from centre to centre', () => {
  test('run through squares, over edges and past corners as clipping says', () => {
    const grid = newGrid();
    for (const from of some(grid)) {
      for (const to of some(grid)) {
        const parts = some(grid).map((square) => ({ square, part: part(grid, from, to, square) }));
        const others = parts.filter(({ square }) => square !== from && square !== to);
        const inside = others
          .filter(({ part: [enter, leave] }) => leave - enter > NEAR)
          .sort((a, b) => a.part[0] - b.part[0])
          .map(({ square }) => square);
        const met = others
          .filter(({ part: [enter, leave] }) => leave - enter > -NEAR)
          .map((one) => one.square);
        const way = from === to ? [] : [from, ...inside, to];
        const steps = way.slice(1).map((square, i) => [way[i]!, square] as const);
        const straight = steps.filter(([a, b]) => flanksOf(grid, a, b) === null);
        const points = steps.flatMap(([a, b]) => {
          const flanks = flanksOf(grid, a, b);
          const edges = cornerEdges(grid, a, b);
          if (flanks === null || edges === null) return [];
          const point = squareAt(
            grid,
            Math.min(grid.columns[a]!, grid.columns[b]!),
            Math.min(grid.rows[a]!, grid.rows[b]!),
          );
          return [
            { point, left: flanks[0], right: flanks[1], leftEdges: edges.left, rightEdges: edges.right },
          ];
        });
        const line = lineBetween(grid, from, to);
        const edges = straight.map(([a, b]) => edgeBetween(grid, a, b));
        if (JSON.stringify(line) !== JSON.stringify({ inside, edges, points }))
          expect(line, `${from} to ${to}`).toEqual({ inside, edges, points });
        const meets = some(grid).filter((square) => lineMeets(grid, from, to, square));
        if (meets.join() !== met.join()) expect(meets, `${from} to ${to}`).toEqual(met);
      }
    }
  });

  test('are clear or touched, quickly as slowly, with walls and without', () => {
    const grid = newGrid();
    const next = numbers(5);
    for (let n = 0; n < 6; n++) {
      const flags = Uint16Array.from(squaresOf(grid), () => (next(4) === 0 ? 1 + next(3) : 0));
      const edges = emptyEdges(grid).map(() => (next(6) === 0 ? 1 + next(2) : 0));
      for (const from of some(grid)) {
        for (const to of some(grid)) {
          const open = traceSight(grid, flags, 2, from, to);
          const walled = traceSight(grid, flags, 2, from, to, edges, 4);
          const quick = [
            isSightClear(grid, flags, 2, from, to),
            isSightClearPastWalls(grid, flags, 2, from, to, edges, 4),
            isSightTouched(grid, flags, 2, from, to, null, 4),
            isSightTouched(grid, flags, 2, from, to, edges, 4),
          ];
          const touches = ({ left, right, walls }: typeof open): boolean =>
            left.length + right.length + walls.left.length + walls.right.length > 0;
          const slow = [open.clear, walled.clear, touches(open), touches(walled)];
          if (quick.join() !== slow.join()) expect(quick, `${from} to ${to}`).toEqual(slow);
        }
      }
    }
  });
});

const [BARRED, FRIEND, CORNER] = [1, 2, 4];
const [WALL, DOOR] = [1, 2];
const walker: StepRule = {
  barred: BARRED,
  noEnd: BARRED | FRIEND,
  corner: BARRED | CORNER,
  corners: 1,
  edges: 1 << WALL,
  cornerEdges: (1 << WALL) | (1 << DOOR),
  agile: false,
};
const rules: readonly StepRule[] = [walker, { ...walker, corners: 0 }, { ...walker, agile: true }];

interface Ground {
  readonly grid: Grid;
  readonly flags: Uint16Array;
  readonly edges: Edges | null;
}

function mayStep({ grid, flags, edges }: Ground, rule: StepRule, from: number, to: number): boolean {
  const has = (mask: number, edge: number): boolean => edges !== null && ((mask >> edges[edge]!) & 1) === 1;
  if ((flags[to]! & rule.barred) !== 0) return false;
  const flanks = flanksOf(grid, from, to);
  if (flanks === null) return !has(rule.edges, edgeBetween(grid, from, to));
  const around = cornerEdges(grid, from, to)!;
  const hindered = [around.left, around.right].filter(
    (pair, side) =>
      (flags[flanks[side]!]! & rule.corner) !== 0 || pair.some((edge) => has(rule.cornerEdges, edge)),
  );
  return hindered.length <= rule.corners;
}

/** The least cost of every square, by trying all steps until nothing gets cheaper. */
function costsOf(ground: Ground, rule: StepRule, from: number, allowance: number, spent: boolean): number[] {
  const { grid } = ground;
  const best = [0, 1].map(() => new Array<number>(grid.size).fill(Number.POSITIVE_INFINITY));
  best[Number(spent)]![from] = 0;
  for (let changed = true; changed; ) {
    changed = false;
    for (const used of [0, 1])
      for (const square of squaresOf(grid))
        for (const to of neighboursOf(grid, square)) {
          const diagonal = flanksOf(grid, square, to) !== null;
          const cost = best[used]![square]! + (diagonal && used === 1 && !rule.agile ? 2 : 1);
          const then = best[diagonal && !rule.agile ? 1 : used]!;
          if (cost > allowance || cost >= then[to]! || !mayStep(ground, rule, square, to)) continue;
          then[to] = cost;
          changed = true;
        }
  }
  return squaresOf(grid).map((square) => {
    const cost = Math.min(best[0]![square]!, best[1]![square]!);
    return Number.isFinite(cost) ? cost : -1;
  });
}

/** What a path costs, -1 where there is none; an error where it is not one. */
function costOfPath(
  ground: Ground,
  rule: StepRule,
  path: readonly number[] | null,
  from: number,
  to: number,
  spent: boolean,
): number {
  if (path === null) return -1;
  if (path[0] !== from || path.at(-1) !== to) throw new Error(`no path from ${from} to ${to}: ${path}`);
  let [cost, used] = [0, spent];
  for (const [i, square] of path.slice(1).entries()) {
    const before = path[i]!;
    const isStep = areAdjacent(ground.grid, before, square) && mayStep(ground, rule, before, square);
    if (!isStep) throw new Error(`no step from ${before} to ${square}`);
    const diagonal = flanksOf(ground.grid, before, square) !== null;
    cost += diagonal && used && !rule.agile ? 2 : 1;
    used ||= diagonal;
  }
  return cost;
}

describe('steps and reach', () => {
  const next = numbers(3);
  const grounds = Array.from({ length: 12 }, (_, n): Ground => {
    const grid = makeGrid(5 + (n % 2), 5);
    const kinds = [0, 0, 0, 0, 0, FRIEND, CORNER, BARRED];
    const flags = Uint16Array.from(squaresOf(grid), () => kinds[next(kinds.length)]!);
    const edges = n % 3 === 0 ? null : emptyEdges(grid).map(() => (next(5) === 0 ? 1 + next(2) : 0));
    return { grid, flags, edges };
  });

  test('are open as one tests each of them', () => {
    for (const ground of grounds) {
      const { grid, flags, edges } = ground;
      for (const rule of rules)
        for (const from of squaresOf(grid)) {
          const open = neighboursOf(grid, from).filter((to) => mayStep(ground, rule, from, to));
          const bits = open.reduce((all, to) => all | (1 << directionBetween(grid, from, to)), 0);
          if (openSteps(grid, flags, edges, rule, from) !== bits)
            expect(openSteps(grid, flags, edges, rule, from), `from ${from}`).toBe(bits);
        }
    }
  });

  test('cost what the slow search says, in order, with paths that cost it too', () => {
    for (const [n, ground] of grounds.entries()) {
      const { grid, flags, edges } = ground;
      const reach = createReach(grid);
      for (const rule of rules) {
        for (const [allowance, spent] of [
          [2, false],
          [3, true],
          [9, false],
        ] as const) {
          const from = (7 * n + allowance) % grid.size;
          const costs = costsOf(ground, rule, from, allowance, spent);
          findReach(reach, flags, edges, rule, from, allowance, spent);
          expect(squaresOf(grid).map((square) => costOf(reach, square))).toEqual(costs);
          const order = [...reach.order.subarray(0, reach.count)];
          expect(order.toSorted((a, b) => a - b)).toEqual(squaresOf(grid).filter((s) => costs[s]! >= 0));
          const rising = order.map((square) => costs[square]!);
          expect(rising).toEqual(rising.toSorted((a, b) => a - b));
          const ends = squaresOf(grid).filter((to) => costs[to]! >= 0 && (flags[to]! & rule.noEnd) === 0);
          expect(squaresOf(grid).filter((to) => endsIn(reach, to))).toEqual(ends);
          const paid = squaresOf(grid).map((to) =>
            costOfPath(ground, rule, pathTo(reach, to), from, to, spent),
          );
          expect(paid).toEqual(costs);
        }
      }
    }
  });

  test('are none before anything was asked, and few when little is allowed', () => {
    const grid = makeGrid(5, 5);
    const reach = createReach(grid);
    expect([pathTo(reach, 0), endsIn(reach, 0), costOf(reach, 0), reach.count]).toEqual([null, false, -1, 0]);
    findReach(reach, new Uint16Array(grid.size), null, walker, 12, 0);
    expect([reach.count, costOf(reach, 12), costOf(reach, 13), pathTo(reach, 12)]).toEqual([1, 0, -1, [12]]);
    findReach(reach, new Uint16Array(grid.size), null, walker, 0, 100_000);
    expect([reach.count, costOf(reach, 24)]).toEqual([25, 7]);
  });
});
