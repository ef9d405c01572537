import { directionBetween, flanksOf, type Grid, NORTHEAST } from './grid.ts';

/**
 * What stands on the edges between squares: one small code per edge, 0 for nothing, 1 to 31 as a game
 * defines (a wall, a door, a window …). Edge `2 * s` lies east of square s, edge `2 * s + 1` south of it.
 * Sets of codes are bit masks: code c is bit `1 << c`.
 */
export type Edges = Uint8Array;

export function emptyEdges(grid: Grid): Edges {
  return new Uint8Array(2 * grid.size);
}

export function eastEdge(square: number): number {
  return 2 * square;
}

export function southEdge(square: number): number {
  return 2 * square + 1;
}

/** The edge shared by two squares side by side, or -1 where they share none. */
export function edgeBetween(grid: Grid, a: number, b: number): number {
  const direction = directionBetween(grid, a, b);
  if (direction < 0 || direction >= NORTHEAST) return -1;
  const first = Math.min(a, b);
  return direction % 2 === 1 ? eastEdge(first) : southEdge(first);
}

/** The two squares on either side of an edge. */
export function squaresOfEdge(grid: Grid, edge: number): readonly [number, number] {
  const first = edge >> 1;
  return [first, first + (edge % 2 === 0 ? 1 : grid.width)];
}

/** The four edges around the corner that a diagonal step crosses, by the side on which they lie. */
export interface CornerEdges {
  readonly left: readonly [number, number];
  readonly right: readonly [number, number];
}

export function cornerEdges(grid: Grid, from: number, to: number): CornerEdges | null {
  const flanks = flanksOf(grid, from, to);
  if (!flanks) return null;
  const around = (flank: number) => [edgeBetween(grid, from, flank), edgeBetween(grid, flank, to)] as const;
  return { left: around(flanks[0]), right: around(flanks[1]) };
}

/** The edges that a step to an adjacent square crosses or, on a diagonal, passes around its corner. */
export function edgesOfStep(grid: Grid, from: number, to: number): number[] {
  const corner = cornerEdges(grid, from, to);
  if (corner) return [...corner.left, ...corner.right];
  const edge = edgeBetween(grid, from, to);
  return edge < 0 ? [] : [edge];
}
