import type { Edges } from './edges.ts';
import type { Grid } from './grid.ts';
import type { SquareFlags } from './sight.ts';

/** How a piece moves, as masks over the bits of squares and the codes of edges. */
export interface StepRule {
  /** Squares with one of these bits cannot be entered, not even in passing. */
  readonly barred: number;
  /** Squares with one of these bits may be passed but not ended in. */
  readonly noEnd: number;
  /** Squares with one of these bits hinder a diagonal step past them. */
  readonly corner: number;
  /** How many of the two sides of a diagonal step may be hindered. */
  readonly corners: 0 | 1;
  /** Codes of edges that no straight step crosses. */
  readonly edges: number;
  /** Codes of edges that hinder a diagonal step on their side of its corner. */
  readonly cornerEdges: number;
  /** Whether every diagonal costs 1, not only the first. */
  readonly agile: boolean;
}

/** The directions, as bits, in which a piece may step from a square. */
export function openSteps(
  grid: Grid,
  flags: SquareFlags,
  edges: Edges | null,
  rule: StepRule,
  square: number,
): number {
  const { width } = grid;
  const exits = grid.exits[square]!;
  const { barred, corner, corners } = rule;
  let open = 0;
  let north = 0;
  let east = 0;
  let south = 0;
  let west = 0;
  if (exits & 1) {
    const bits = flags[square - width]!;
    if ((bits & barred) === 0) open = 1;
    if ((bits & corner) !== 0) north = 1;
  }
  if (exits & 2) {
    const bits = flags[square + 1]!;
    if ((bits & barred) === 0) open |= 2;
    if ((bits & corner) !== 0) east = 1;
  }
  if (exits & 4) {
    const bits = flags[square + width]!;
    if ((bits & barred) === 0) open |= 4;
    if ((bits & corner) !== 0) south = 1;
  }
  if (exits & 8) {
    const bits = flags[square - 1]!;
    if ((bits & barred) === 0) open |= 8;
    if ((bits & corner) !== 0) west = 1;
  }
  if (exits & 16 && north + east <= corners && (flags[square - width + 1]! & barred) === 0) open |= 16;
  if (exits & 32 && south + east <= corners && (flags[square + width + 1]! & barred) === 0) open |= 32;
  if (exits & 64 && south + west <= corners && (flags[square + width - 1]! & barred) === 0) open |= 64;
  if (exits & 128 && north + west <= corners && (flags[square - width - 1]! & barred) === 0) open |= 128;
  if (edges === null) return open;
  return pastWalls(grid, edges, rule, square, open, north, east, south, west);
}

/** Takes away the steps that walls close. */
function pastWalls(
  grid: Grid,
  edges: Edges,
  rule: StepRule,
  square: number,
  steps: number,
  north: number,
  east: number,
  south: number,
  west: number,
): number {
  const { width } = grid;
  const up = 2 * (square - width);
  const here = 2 * square;
  const down = 2 * (square + width);
  const shut = (edge: number) => (rule.edges >> edges[edge]!) & 1;
  const hard = (edge: number) => (rule.cornerEdges >> edges[edge]!) & 1;
  let open = steps;
  if (open & 1 && shut(up + 1)) open ^= 1;
  if (open & 2 && shut(here)) open ^= 2;
  if (open & 4 && shut(here + 1)) open ^= 4;
  if (open & 8 && shut(here - 2)) open ^= 8;
  // Each side of a diagonal: its flanking square, and the two edges that lead through that square.
  if (open & 16 && (north | hard(up + 1) | hard(up)) + (east | hard(here) | hard(up + 3)) > rule.corners)
    open ^= 16;
  if (
    open & 32 &&
    (south | hard(here + 1) | hard(down)) + (east | hard(here) | hard(here + 3)) > rule.corners
  )
    open ^= 32;
  if (
    open & 64 &&
    (south | hard(here + 1) | hard(down - 2)) + (west | hard(here - 2) | hard(here - 1)) > rule.corners
  )
    open ^= 64;
  if (
    open & 128 &&
    (north | hard(up + 1) | hard(up - 2)) + (west | hard(here - 2) | hard(up - 1)) > rule.corners
  )
    open ^= 128;
  return open;
}
