import { directionOf, HEADINGS, type Point, roundedQuotient, UNIT } from '@dustfront/wargame/tabletop';
import { arePiecesWithin, climbBetween } from './gap.ts';
import { endOf } from './march.ts';
import { COHESION, mayStand, type StandsAt, standingAround } from './stand.ts';
import { isVehicle, type Piece, spanOf, type Table } from './words.ts';
import type { Part } from './written.ts';

/** How far around the place that was wanted a free one is looked for, ring by ring. */
const RINGS = [0, 5, 10, 15, 20, 30, 40, 50, 65, 80, 100, 125, 150];
const EVERY = 4;

/** A point so far away in a direction; nothing is decided by it, so it may be rounded. */
export const towards = ([x, y]: Point, heading: number, distance: number): Point => {
  const [u, v] = directionOf(heading);
  return [x + roundedQuotient(distance * u, UNIT), y + roundedQuotient(distance * v, UNIT)];
};

/** A point so many parts of the way from one to another. */
export const between = (from: Point, to: Point, part: number, parts: number): Point => [
  from[0] + roundedQuotient((to[0] - from[0]) * part, parts),
  from[1] + roundedQuotient((to[1] - from[1]) * part, parts),
];

/** Places around a point, the nearest first, as seen from it. */
const AROUND = RINGS.flatMap((ring) =>
  Array.from({ length: ring === 0 ? 1 : HEADINGS / EVERY }, (_, n) => towards([0, 0], n * EVERY, ring)),
);
/** None of them is farther away, however it was rounded. */
export const WIDEST = 152;

/** How the miniature of that number comes to such an end; null if it cannot. At the first free one more is tried. */
export type Comes = (which: number, end: Piece, first: boolean) => Part | null;
/** Whether it could: false only where it cannot. */
type Reaches = (which: number, x: number, y: number, first: boolean) => boolean;

/**
 * dt14.table.formation: the unit flows. One miniature after the other takes the place it was meant for or the next one
 * that is free, to which it can come, and that keeps it together with those before it. The table is without them.
 */
export function arrange(
  table: Table,
  wanted: readonly Piece[],
  comes: Comes,
  reaches: Reaches = () => true,
): Part[] | null {
  const placed: Piece[] = [];
  const parts: Part[] = [];
  for (let which = 0; which < wanted.length; which++) {
    const meant = wanted[which]!;
    const isTogether = nearAll(placed, meant);
    const mayStandAt = standingAround(table, placed, meant, WIDEST);
    const found = firstPlace(
      meant,
      (x, y, first) => reaches(which, x, y, first) && mayStandAt(x, y) && isTogether(x, y),
      (end, first) => comes(which, end, first),
    );
    if (found === null) return null;
    placed.push(endOf(meant, found));
    parts.push(found);
  }
  return parts;
}

/** dt14.table.cohesion: whether one who stands at a point is together with those before him. */
function nearAll(placed: readonly Piece[], meant: Piece): StandsAt {
  if (placed.length === 0) return () => true;
  if (!isVehicle(meant) && !placed.some(isVehicle)) return nearAllBases(placed, meant);
  return (x, y) => {
    const there = { ...meant, at: [x, y] } as Piece;
    return placed.every((other) => arePiecesWithin(other, there, COHESION));
  };
}

/** The same of round bases, whose gap is that of their centres. */
function nearAllBases(placed: readonly Piece[], meant: Piece): StandsAt {
  const mates = placed.map((other) => {
    const within = COHESION - climbBetween(other, meant);
    return { at: other.at, square: within < 0 ? -1 : (within + spanOf(other) + spanOf(meant)) ** 2 };
  });
  return (x, y) => {
    for (const { at, square } of mates) {
      const dx = at[0] - x;
      const dy = at[1] - y;
      if (dx * dx + dy * dy > square) return false;
    }
    return true;
  };
}

function firstPlace(
  meant: Piece,
  suits: (x: number, y: number, first: boolean) => boolean,
  comes: (end: Piece, first: boolean) => Part | null,
): Part | null {
  let first = true;
  for (const by of AROUND) {
    const x = meant.at[0] + by[0];
    const y = meant.at[1] + by[1];
    if (!suits(x, y, first)) continue;
    const found = comes({ ...meant, at: [x, y] }, first);
    if (found !== null) return found;
    first = false;
  }
  return null;
}

const FARTHER = [200, 250, 300, 400, 500, 700, 900, 1200, 1600, 2400];

/** The nearest place where one piece may stand and which will do; null if there is none on all the table. */
export function nearestPlace(table: Table, meant: Piece, suits: (end: Piece) => boolean): Piece | null {
  const rings = [...RINGS, ...FARTHER];
  for (const ring of rings)
    for (let heading = 0; heading < (ring === 0 ? 1 : HEADINGS); heading += EVERY) {
      const end: Piece = { ...meant, at: towards(meant.at, heading, ring) };
      if (end.at.every((n) => n >= 0) && suits(end) && mayStand(table, end)) return end;
    }
  return null;
}

/** The table without some of its pieces. */
export const without = (table: Table, gone: readonly Piece[]): Table => ({
  ...table,
  pieces: table.pieces.filter((piece) => !gone.some(({ id }) => id === piece.id)),
});
