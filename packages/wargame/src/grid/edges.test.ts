import { describe, expect, test } from 'vitest';
import {
  cornerEdges,
  eastEdge,
  edgeBetween,
  edgesOfStep,
  emptyEdges,
  southEdge,
  squaresOfEdge,
} from './edges.ts';
import { makeGrid, neighboursOf } from './grid.ts';

describe('edges', () => {
  const grid = makeGrid(4, 3);

  test('lie east and south of their square', () => {
    expect(edgeBetween(grid, 5, 6)).toBe(eastEdge(5));
    expect(edgeBetween(grid, 5, 4)).toBe(eastEdge(4));
    expect(edgeBetween(grid, 5, 9)).toBe(southEdge(5));
    expect(edgeBetween(grid, 5, 1)).toBe(southEdge(1));
    expect(edgeBetween(grid, 3, 4)).toBe(-1);
    expect(edgeBetween(grid, 0, 5)).toBe(-1);
    expect(emptyEdges(grid)).toHaveLength(24);
  });

  test('know their two squares', () => {
    for (let square = 0; square < grid.size; square++) {
      for (const next of neighboursOf(grid, square)) {
        const edge = edgeBetween(grid, square, next);
        if (edge >= 0) expect([...squaresOfEdge(grid, edge)].sort()).toEqual([square, next].sort());
      }
    }
  });

  test('of a straight step are one, of a diagonal step the four around its corner', () => {
    expect(edgesOfStep(grid, 0, 1)).toEqual([eastEdge(0)]);
    expect(cornerEdges(grid, 0, 5)).toEqual({
      left: [eastEdge(0), southEdge(1)],
      right: [southEdge(0), eastEdge(4)],
    });
    expect(cornerEdges(grid, 5, 0)).toEqual({
      left: [eastEdge(4), southEdge(0)],
      right: [southEdge(1), eastEdge(0)],
    });
    expect(edgesOfStep(grid, 0, 5)).toHaveLength(4);
    expect(edgesOfStep(grid, 0, 2)).toEqual([]);
    expect(cornerEdges(grid, 0, 1)).toBeNull();
  });
});
