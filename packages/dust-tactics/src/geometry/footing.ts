import { footprintFlags, footprintOf, type Grid, type SquareFlags } from '@dustfront/wargame';
import { type Ground, TERRAIN, VEHICLE, WALL } from './ground.ts';

/** Squares along each side of a unit's base; two for the vehicles that do not fit into one (dt1.space.huge). */
export type Size = 1 | 2;

const footprints = new WeakMap<Grid, readonly (readonly number[])[][]>();

/** The squares under bases of one and of two squares' width, by their upper left one. */
export function footprintsOn(grid: Grid): readonly (readonly number[])[][] {
  let known = footprints.get(grid);
  if (known === undefined) {
    known = [1, 2].map((size) =>
      Array.from({ length: grid.size }, (_, at) => footprintOf(grid, at, size, size)),
    );
    footprints.set(grid, known);
  }
  return known;
}

/**
 * The squares under a base whose upper left one is given (dt1.ruling.huge-vehicles); none where it hangs over the
 * border.
 */
export function squaresUnder(grid: Grid, size: Size, at: number): readonly number[] {
  return footprintsOn(grid)[size - 1]![at]!;
}

const wide = new WeakMap<Ground, Ground>();

/**
 * The ground as a base of that size moves over it, by its upper left square: what lies in any of its squares counts,
 * and a wall between two of them closes the place (dt1.ruling.huge-move).
 */
export function footingOf(ground: Ground, size: Size): Ground {
  if (size === 1) return ground;
  let known = wide.get(ground);
  if (known === undefined) {
    const flags = footprintFlags(ground.grid, ground.flags, size, size, TERRAIN);
    for (let at = 0; at < flags.length; at++) if (isParted(ground, at)) flags[at] = TERRAIN;
    known = { ...ground, flags, edges: null };
    wide.set(ground, known);
  }
  return known;
}

/** Whether a wall stands between two of the four squares from this one on. */
function isParted({ grid, edges }: Ground, at: number): boolean {
  if (edges === null || squaresUnder(grid, 2, at).length === 0) return false;
  const inner = [2 * at, 2 * (at + grid.width), 2 * at + 1, 2 * (at + 1) + 1];
  return inner.some((edge) => edges[edge] === WALL);
}

const cleared = new WeakMap<Ground, Map<string, SquareFlags>>();

/**
 * The bits that a line between two squares meets. A machine of several squares that stands in one of the two hides
 * nobody, all of its squares (dt1.ruling.huge-sight): neither itself nor who shares its place. Another machine does
 * that jumps over it at that moment.
 */
export function flagsBetween(ground: Ground, from: number, to: number): SquareFlags {
  const { grid, huge } = ground;
  if (huge.length === 0) return ground.flags;
  const shared = huge.filter((at) => {
    const squares = squaresUnder(grid, 2, at);
    return squares.includes(from) || squares.includes(to);
  });
  return shared.length === 0 ? ground.flags : withoutHulls(ground, shared);
}

function withoutHulls(ground: Ground, hulls: readonly number[]): SquareFlags {
  const known = cleared.get(ground) ?? new Map<string, SquareFlags>();
  cleared.set(ground, known);
  let flags = known.get(hulls.join());
  if (flags === undefined) {
    flags = ground.flags.slice();
    const under = (huge: readonly number[]) => huge.flatMap((at) => squaresUnder(ground.grid, 2, at));
    for (const square of under(hulls)) flags[square]! &= ~VEHICLE;
    const others = under(ground.huge.filter((at) => !hulls.includes(at)));
    for (const square of [...ground.machines, ...others]) flags[square]! |= VEHICLE;
    known.set(hulls.join(), flags);
  }
  return flags;
}
