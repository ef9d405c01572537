import type { Edges } from './edges.ts';
import type { Grid } from './grid.ts';
import { lineBetween, lineTables } from './lines.ts';

/** Bits per square, as a game defines them; what blocks is a mask of such bits. */
export type SquareFlags = Uint16Array;

/** What a sight line meets. Left and right are those of the one who looks. */
export interface SightTrace {
  readonly clear: boolean;
  /** Blocking squares the line runs through. */
  readonly inside: readonly number[];
  /** Blocking squares it only touches at a corner. */
  readonly left: readonly number[];
  readonly right: readonly number[];
  /** Blocking edges: crossed, or with an end touched. */
  readonly walls: {
    readonly crossed: readonly number[];
    readonly left: readonly number[];
    readonly right: readonly number[];
  };
}

/**
 * Sight from centre to centre: closed by a blocker that the line runs through, and by touched corners of
 * blockers on both its sides, wherever along the line. The two end squares never block.
 */
export function traceSight(
  grid: Grid,
  flags: SquareFlags,
  blocking: number,
  from: number,
  to: number,
  edges: Edges | null = null,
  blockingEdges = 0,
): SightTrace {
  const line = lineBetween(grid, from, to);
  const blocks = (square: number) => (flags[square]! & blocking) !== 0;
  const walled = (edge: number) => edges !== null && ((blockingEdges >> edges[edge]!) & 1) !== 0;
  const inside = line.inside.filter(blocks);
  const left = line.points.map((p) => p.left).filter(blocks);
  const right = line.points.map((p) => p.right).filter(blocks);
  const walls = {
    crossed: line.edges.filter(walled),
    left: line.points.flatMap((p) => p.leftEdges).filter(walled),
    right: line.points.flatMap((p) => p.rightEdges).filter(walled),
  };
  const onLeft = left.length + walls.left.length > 0;
  const onRight = right.length + walls.right.length > 0;
  const clear = inside.length + walls.crossed.length === 0 && !(onLeft && onRight);
  return { clear, inside, left, right, walls };
}

/** The same answer as `traceSight(…).clear` without edges; allocates nothing. */
export function isSightClear(
  grid: Grid,
  flags: SquareFlags,
  blocking: number,
  from: number,
  to: number,
): boolean {
  const { keys, origin, spans, squares } = lineTables(grid);
  const at = keys[to]! - keys[from]! + origin;
  const touched = spans[at + 1]!;
  for (let i = spans[at]!; i < touched; i++) {
    if ((flags[from + squares[i]!]! & blocking) !== 0) return false;
  }
  const end = spans[at + 2]!;
  if (touched === end) return true;
  const half = (touched + end) >> 1;
  for (let i = touched; i < half; i++) {
    if ((flags[from + squares[i]!]! & blocking) === 0) continue;
    for (let j = half; j < end; j++) {
      if ((flags[from + squares[j]!]! & blocking) !== 0) return false;
    }
    return true;
  }
  return true;
}

/** The same answer as `traceSight(…).clear` on a board with walls; allocates nothing. */
export function isSightClearPastWalls(
  grid: Grid,
  flags: SquareFlags,
  blocking: number,
  from: number,
  to: number,
  edges: Edges,
  blockingEdges: number,
): boolean {
  const t = lineTables(grid);
  const at = t.keys[to]! - t.keys[from]! + t.origin;
  const touched = t.spans[at + 1]!;
  for (let i = t.spans[at]!; i < touched; i++) {
    if ((flags[from + t.squares[i]!]! & blocking) !== 0) return false;
  }
  const around = t.edgeSpans[at + 1]!;
  const first = 2 * from;
  for (let i = t.edgeSpans[at]!; i < around; i++) {
    if ((blockingEdges >> edges[first + t.edges[i]!]!) & 1) return false;
  }
  const end = t.spans[at + 2]!;
  if (touched === end) return true;
  const half = (touched + end) >> 1;
  const edgeEnd = t.edgeSpans[at + 2]!;
  const edgeHalf = (around + edgeEnd) >> 1;
  let sides = 0;
  for (let i = touched; i < end; i++) {
    if ((flags[from + t.squares[i]!]! & blocking) !== 0) sides |= i < half ? 1 : 2;
  }
  for (let i = around; i < edgeEnd; i++) {
    if ((blockingEdges >> edges[first + t.edges[i]!]!) & 1) sides |= i < edgeHalf ? 1 : 2;
  }
  return sides !== 3;
}

/**
 * Whether anything stands left or right in `traceSight(…)`: a touched corner of a blocker or end of a wall; allocates
 * nothing.
 */
export function isSightTouched(
  grid: Grid,
  flags: SquareFlags,
  blocking: number,
  from: number,
  to: number,
  edges: Edges | null,
  blockingEdges: number,
): boolean {
  const t = lineTables(grid);
  const at = t.keys[to]! - t.keys[from]! + t.origin;
  for (let i = t.spans[at + 1]!; i < t.spans[at + 2]!; i++)
    if ((flags[from + t.squares[i]!]! & blocking) !== 0) return true;
  if (edges === null) return false;
  for (let i = t.edgeSpans[at + 1]!; i < t.edgeSpans[at + 2]!; i++)
    if ((blockingEdges >> edges[2 * from + t.edges[i]!]!) & 1) return true;
  return false;
}

/** Marks with 1 in `seen` every square that can be seen from one square; the square itself included. */
export function fillSeen(
  grid: Grid,
  flags: SquareFlags,
  blocking: number,
  from: number,
  seen: Uint8Array,
): void {
  for (let to = 0; to < grid.size; to++) seen[to] = isSightClear(grid, flags, blocking, from, to) ? 1 : 0;
}
