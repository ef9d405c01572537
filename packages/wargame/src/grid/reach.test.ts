import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { cornerEdges, eastEdge, edgeBetween, emptyEdges } from './edges.ts';
import { areAdjacent, flanksOf, type Grid, makeGrid, neighboursOf, squareAt } from './grid.ts';
import { costOf, createReach, endsIn, findReach, pathTo } from './reach.ts';
import type { StepRule } from './steps.ts';
import { openSteps } from './steps.ts';

const BARRED = 1;
const FRIEND = 2;
const CORNER = 4;
const WALL = 1;
const DOOR = 2;

const walker: StepRule = {
  barred: BARRED,
  noEnd: BARRED | FRIEND,
  corner: BARRED | CORNER,
  corners: 1,
  edges: 1 << WALL,
  cornerEdges: (1 << WALL) | (1 << DOOR),
  agile: false,
};

function mayStep(
  grid: Grid,
  flags: Uint16Array,
  edges: Uint8Array,
  rule: StepRule,
  from: number,
  to: number,
) {
  if (flags[to]! & rule.barred) return false;
  const flanks = flanksOf(grid, from, to);
  if (!flanks) return ((rule.edges >> edges[edgeBetween(grid, from, to)]!) & 1) === 0;
  const around = cornerEdges(grid, from, to)!;
  const hindered = [around.left, around.right].filter(
    (pair, side) =>
      flags[flanks[side]!]! & rule.corner || pair.some((edge) => (rule.cornerEdges >> edges[edge]!) & 1),
  );
  return hindered.length <= rule.corners;
}

/** The slow way: relax every step of every (square, diagonal spent) until nothing changes. */
function slowCosts(
  grid: Grid,
  flags: Uint16Array,
  edges: Uint8Array,
  rule: StepRule,
  from: number,
  allowance: number,
  spent: boolean,
): number[] {
  const best = [0, 1].map(() => new Array<number>(grid.size).fill(Number.POSITIVE_INFINITY));
  best[spent ? 1 : 0]![from] = 0;
  for (let changed = true; changed; ) {
    changed = false;
    for (const used of [0, 1]) {
      for (let square = 0; square < grid.size; square++) {
        const cost = best[used]![square]!;
        if (cost === Number.POSITIVE_INFINITY) continue;
        for (const next of neighboursOf(grid, square)) {
          if (!mayStep(grid, flags, edges, rule, square, next)) continue;
          const diagonal = flanksOf(grid, square, next) !== null;
          const price = diagonal && used && !rule.agile ? 2 : 1;
          const then = used || (diagonal && !rule.agile) ? 1 : 0;
          if (cost + price <= allowance && cost + price < best[then]![next]!) {
            best[then]![next] = cost + price;
            changed = true;
          }
        }
      }
    }
  }
  return best[0]!
    .map((cost, s) => Math.min(cost, best[1]![s]!))
    .map((cost) => (Number.isFinite(cost) ? cost : -1));
}

const setting = fc.record({
  width: fc.integer({ min: 1, max: 9 }),
  height: fc.integer({ min: 1, max: 9 }),
  squares: fc.array(fc.constantFrom(0, 0, 0, 0, BARRED, FRIEND, CORNER), { minLength: 81, maxLength: 81 }),
  walls: fc.array(fc.constantFrom(0, 0, 0, 0, 0, 0, WALL, DOOR), { minLength: 162, maxLength: 162 }),
  walled: fc.boolean(),
  from: fc.nat(80),
  allowance: fc.integer({ min: 0, max: 14 }),
  spent: fc.boolean(),
  corners: fc.constantFrom(0 as const, 1 as const),
  agile: fc.boolean(),
});

describe('reach', () => {
  test('equals the slow search over squares and spent diagonals, and its paths cost what they say', () => {
    fc.assert(
      fc.property(
        setting,
        ({ width, height, squares, walls, walled, from: seed, allowance, spent, corners, agile }) => {
          const grid = makeGrid(width, height);
          const flags = Uint16Array.from(squares.slice(0, grid.size));
          const edges = walled ? Uint8Array.from(walls.slice(0, 2 * grid.size)) : emptyEdges(grid);
          const rule = { ...walker, corners, agile };
          const from = seed % grid.size;
          const reach = createReach(grid);
          findReach(reach, flags, null, rule, 0, 5);
          findReach(reach, flags, walled ? edges : null, rule, from, allowance, spent);
          const slow = slowCosts(grid, flags, edges, rule, from, allowance, spent);
          expect(Array.from(slow, (_, square) => costOf(reach, square))).toEqual(slow);
          expect(reach.count).toBe(slow.filter((cost) => cost >= 0).length);
          for (let to = 0; to < grid.size; to++) {
            const path = pathTo(reach, to);
            if (slow[to]! < 0) {
              expect(path).toBeNull();
              continue;
            }
            expect(path!.at(0)).toBe(from);
            expect(path!.at(-1)).toBe(to);
            let cost = 0;
            let used = spent;
            path!.slice(1).forEach((square, i) => {
              const before = path![i]!;
              expect(areAdjacent(grid, before, square)).toBe(true);
              expect(mayStep(grid, flags, edges, rule, before, square)).toBe(true);
              const diagonal = flanksOf(grid, before, square) !== null;
              cost += diagonal && used && !agile ? 2 : 1;
              used ||= diagonal;
            });
            expect(cost).toBe(slow[to]);
          }
        },
      ),
      { seed: 6, numRuns: 1200 },
    );
  });

  test('open steps equal the slow test of each step', () => {
    fc.assert(
      fc.property(setting, ({ width, height, squares, walls, from: seed, corners }) => {
        const grid = makeGrid(width, height);
        const flags = Uint16Array.from(squares.slice(0, grid.size));
        const edges = Uint8Array.from(walls.slice(0, 2 * grid.size));
        const rule = { ...walker, corners };
        const from = seed % grid.size;
        const open = openSteps(grid, flags, edges, rule, from);
        for (let direction = 0; direction < 8; direction++) {
          const exists = (grid.exits[from]! >> direction) & 1;
          const to = from + grid.deltas[direction]!;
          const slow = exists !== 0 && mayStep(grid, flags, edges, rule, from, to);
          expect(((open >> direction) & 1) === 1).toBe(slow);
        }
      }),
      { seed: 7, numRuns: 1000 },
    );
  });

  test('passes squares in which it may not end', () => {
    const grid = makeGrid(4, 1);
    const flags = Uint16Array.of(0, FRIEND, 0, BARRED);
    const reach = findReach(createReach(grid), flags, null, walker, 0, 9);
    expect([0, 1, 2, 3].map((square) => costOf(reach, square))).toEqual([0, 1, 2, -1]);
    expect([0, 1, 2, 3].map((square) => endsIn(reach, square))).toEqual([true, false, true, false]);
    expect(pathTo(reach, 2)).toEqual([0, 1, 2]);
    expect(pathTo(createReach(grid), 2)).toBeNull();
  });

  test('a door may be walked through straight, not diagonally on both sides', () => {
    const grid = makeGrid(2, 2);
    const edges = emptyEdges(grid);
    edges[eastEdge(0)] = DOOR;
    edges[eastEdge(2)] = DOOR;
    const reach = findReach(createReach(grid), new Uint16Array(4), edges, walker, 0, 9);
    expect(costOf(reach, 1)).toBe(1);
    expect(costOf(reach, squareAt(grid, 1, 1))).toBe(2);
  });
});
