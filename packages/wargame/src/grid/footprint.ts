import type { Grid } from './grid.ts';
import type { SquareFlags } from './sight.ts';

/** The squares under a piece of several squares whose upper left one is `anchor`; empty where it overhangs. */
export function footprintOf(grid: Grid, anchor: number, wide: number, high: number): number[] {
  const x = grid.columns[anchor]!;
  const y = grid.rows[anchor]!;
  if (x + wide > grid.width || y + high > grid.height) return [];
  return Array.from(
    { length: wide * high },
    (_, i) => anchor + Math.floor(i / wide) * grid.width + (i % wide),
  );
}

/**
 * Bits per anchor for a piece of several squares: all bits under its footprint, or `off` where it would hang
 * over the border. Steps and reach over these flags are those of the whole piece, on boards without walls on
 * edges.
 */
export function footprintFlags(
  grid: Grid,
  flags: SquareFlags,
  wide: number,
  high: number,
  off: number,
): SquareFlags {
  return Uint16Array.from({ length: grid.size }, (_, anchor) => {
    const under = footprintOf(grid, anchor, wide, high);
    return under.length === 0 ? off : under.reduce((bits, square) => bits | flags[square]!, 0);
  });
}

/** The least `rangeBetween` of two pieces, each of so many squares a side with its upper left one given. */
export function rangeBetweenPieces(
  { columns, rows }: Grid,
  a: number,
  sideOfA: number,
  b: number,
  sideOfB: number,
): number {
  const dx = gap(columns[a]!, sideOfA, columns[b]!, sideOfB);
  const dy = gap(rows[a]!, sideOfA, rows[b]!, sideOfB);
  return dx > 0 && dy > 0 ? dx + dy - 1 : dx + dy;
}

const gap = (a: number, lengthOfA: number, b: number, lengthOfB: number): number =>
  Math.max(0, b - a - lengthOfA + 1, a - b - lengthOfB + 1);
