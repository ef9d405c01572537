import { type Edges, type Grid, NORTHEAST, type SquareFlags } from '@dustfront/wargame';

export type Kind = 'squad' | 'hero' | 'vehicle';
export type Side = 'allies' | 'axis';

/** Bits of a square. */
export const TERRAIN = 1 << 0;
export const CRATE = 1 << 1;
export const TRAP = 1 << 2;
export const BUILDING = 1 << 3;
/** A square of a building that a map marks as open to the outside. */
export const ENTRANCE = 1 << 4;
export const VEHICLE = 1 << 5;
/** A squad, with or without the hero who joined it. */
export const SQUAD = 1 << 6;
/** A hero who is a unit of his own. */
export const HERO = 1 << 7;
export const ALLIES = 1 << 8;
export const AXIS = 1 << 9;

export const UNITS = VEHICLE | SQUAD | HERO;

/** Codes of edges between squares. */
export const WALL = 1;
export const DOORWAY = 2;
/** The edges, as a set of codes, that nothing crosses and no line of sight passes. */
export const WALLS = 1 << WALL;

export const KIND_BITS: Readonly<Record<Kind, number>> = { squad: SQUAD, hero: HERO, vehicle: VEHICLE };
export const SIDE_BITS: Readonly<Record<Side, number>> = { allies: ALLIES, axis: AXIS };

/**
 * What geometry needs to know of a battle. A square without a dot (a terrain square lies on it) has TERRAIN
 * and nothing else: dt1.board.square.dot, dt1.def.terrain.closed. One square holds a whole unit, and a crate
 * or trap lies wholly in one square: dt1.space.squad, dt1.space.vehicle, dt1.space.cover.
 */
export interface Ground {
  readonly grid: Grid;
  /** Bits per square; the owner of the ground changes them as units move and pieces fall. */
  readonly flags: SquareFlags;
  /** Walls and doorways, null on boards that have none. */
  readonly edges: Edges | null;
  /** The number of the building a square belongs to, 0 outside; null on boards without buildings. */
  readonly structures: Uint16Array | null;
  /** The upper left squares of the vehicles that stand on two by two squares (dt1.space.huge). */
  readonly huge: readonly number[];
  /** The squares of all other vehicles; one that jumps may be over a hull in the middle of its way. */
  readonly machines: readonly number[];
}

export function makeGround(grid: Grid, flags: SquareFlags, edges: Edges | null = null): Ground {
  return { grid, flags, edges, structures: numberStructures(grid, flags), huge: [], machines: [] };
}

/** The bits that a unit sets in its square. */
export function unitBits(kind: Kind, side: Side): number {
  return KIND_BITS[kind] | SIDE_BITS[side];
}

/**
 * Two squares are in the same structure when building squares join them edge to edge, whatever inner walls
 * stand between; a shared corner does not join. Two buildings that should count apart need a gap.
 */
function numberStructures(grid: Grid, flags: SquareFlags): Uint16Array | null {
  if (!flags.some((bits) => (bits & BUILDING) !== 0)) return null;
  const structures = new Uint16Array(grid.size);
  let count = 0;
  for (let first = 0; first < grid.size; first++) {
    if ((flags[first]! & BUILDING) === 0 || structures[first] !== 0) continue;
    structures[first] = ++count;
    const open = [first];
    for (let square = open.pop(); square !== undefined; square = open.pop()) {
      for (let direction = 0; direction < NORTHEAST; direction++) {
        if (((grid.exits[square]! >> direction) & 1) === 0) continue;
        const next = square + grid.deltas[direction]!;
        if ((flags[next]! & BUILDING) === 0 || structures[next] !== 0) continue;
        structures[next] = count;
        open.push(next);
      }
    }
  }
  return structures;
}

/** The number of the building around a square, 0 outside. */
export function structureAt(ground: Ground, square: number): number {
  return ground.structures === null ? 0 : ground.structures[square]!;
}
