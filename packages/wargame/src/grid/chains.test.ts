import { describe, expect, test } from 'vitest';
import { type ChainLink, eachChain } from './chains.ts';
import { footprintFlags, footprintOf, rangeBetweenPieces } from './footprint.ts';
import { areAdjacent, makeGrid, rangeBetween } from './grid.ts';
import { costOf, createReach, findReach } from './reach.ts';

function chains(
  from: number,
  length: number,
  link: (square: number) => ChainLink = () => 'through',
): number[][] {
  const found: number[][] = [];
  eachChain(makeGrid(3, 3), from, length, link, (chain) => found.push([...chain]));
  return found;
}

describe('chains of squares', () => {
  test('begin next to the first square, never repeat one and never return', () => {
    const found = chains(4, 3);
    // In the ring around the centre a side square has 4 neighbours, a corner square 2.
    const sides = 4;
    const corners = 4;
    expect(found).toHaveLength(8 + (sides * 4 + corners * 2) + (sides * 4 * 3 + corners * 2 * 1));
    for (const chain of found) {
      expect(new Set([...chain, 4]).size).toBe(chain.length + 1);
      [4, ...chain].slice(1).forEach((square, i) => {
        expect(areAdjacent(makeGrid(3, 3), [4, ...chain][i]!, square)).toBe(true);
      });
    }
  });

  test('end where they may not run on, and avoid what they may not touch', () => {
    expect(chains(0, 2, (s) => (s === 1 ? 'end' : s === 4 ? 'never' : 'through'))).toEqual([
      [1],
      [3],
      [3, 6],
      [3, 1],
      [3, 7],
    ]);
    expect(chains(0, 0)).toEqual([]);
  });
});

describe('pieces of several squares', () => {
  const grid = makeGrid(4, 3);

  test('cover a rectangle', () => {
    expect(footprintOf(grid, 1, 2, 2)).toEqual([1, 2, 5, 6]);
    expect(footprintOf(grid, 3, 2, 2)).toEqual([]);
  });

  test('are as far apart as their nearest squares', () => {
    const grid = makeGrid(6, 5);
    const apart = (a: number, sideOfA: number, b: number, sideOfB: number) =>
      Math.min(
        ...footprintOf(grid, a, sideOfA, sideOfA).flatMap((from) =>
          footprintOf(grid, b, sideOfB, sideOfB).map((to) => rangeBetween(grid, from, to)),
        ),
      );
    const fits = (at: number, side: number) => footprintOf(grid, at, side, side).length > 0;
    for (const [mine, theirs] of [
      [1, 1],
      [1, 2],
      [2, 1],
      [2, 2],
      [3, 2],
    ] as const)
      for (let a = 0; a < grid.size; a++)
        for (let b = 0; b < grid.size; b++)
          if (fits(a, mine) && fits(b, theirs))
            expect(rangeBetweenPieces(grid, a, mine, b, theirs)).toBe(apart(a, mine, b, theirs));
  });

  test('fit only where their whole footprint does', () => {
    const flags = new Uint16Array(12);
    flags[2] = 1;
    const large = footprintFlags(grid, flags, 2, 2, 1);
    const rule = {
      barred: 1,
      noEnd: 1,
      corner: 1,
      corners: 0,
      edges: 0,
      cornerEdges: 0,
      agile: false,
    } as const;
    const reach = findReach(createReach(grid), large, null, rule, 0, 9);
    expect([0, 1, 2, 4, 5, 6].map((anchor) => costOf(reach, anchor))).toEqual([0, -1, -1, 1, 2, 3]);
  });
});
