import {
  coreDistance,
  disc,
  distanceUp,
  doesStripReach,
  isNearer,
  line,
  overlaps,
  type Point,
  reaches,
  type Shape,
} from '@dustfront/wargame/tabletop';
import { type Bar, houseAt, pieceBars, terrainBars } from './barring.ts';
import { around, type Bounds, boundsOfFeature, listedOnce, meetsBounds } from './bounds.ts';
import {
  type Feature,
  isAircraft,
  isVehicle,
  type Piece,
  STOREY,
  shapeOfFeature,
  shapeOfPiece,
  storeyOf,
  sweepOf,
  type Table,
} from './words.ts';

/** A way from where a piece stands through its corners to its end. */
export interface Way {
  readonly way: readonly Point[];
  /** A hull's heading at its end. */
  readonly heading?: number;
  /** The storey on which it is walked, and the one on which it ends. */
  readonly on?: number;
  readonly to?: number;
}

export interface Walk {
  readonly length: number;
  readonly free: boolean;
  readonly barredBy: readonly string[];
  readonly meets: readonly string[];
  readonly crushes: readonly string[];
}

export const legsOf = (way: readonly Point[]): [Point, Point][] =>
  way.slice(1).map((to, i): [Point, Point] => [way[i]!, to]);

/** dt14.table.length, dt14.table.whole: each leg counts as the least whole number that is not shorter. */
export function walkedBy(from: Point, points: readonly Point[]): number {
  let walked = 0;
  let last = from;
  for (const point of points) {
    walked += distanceUp(last, point);
    last = point;
  }
  return walked;
}

/** dt14.table.length, dt14.table.storeys: the length of a way, climbing included. */
export const lengthOf = (piece: Piece, { way, on = storeyOf(piece), to = on }: Way): number =>
  walkedBy(way[0]!, way) + STOREY * (Math.abs(on - storeyOf(piece)) + Math.abs(to - on));

/**
 * dt14.table.way: whether a strip along a leg of a way that began somewhere overlaps something; what it did there bars
 * only a nearer leg.
 */
function isBarred(start: Point, from: Point, to: Point, sweep: number, bar: Shape): boolean {
  if (!doesStripReach(from, to, sweep, bar)) return false;
  const here = disc(start, 0);
  return !reaches(here, sweep, bar) || isNearer(coreDistance(line(from, to), bar), coreDistance(here, bar));
}

function isReached(way: readonly Point[], sweep: number, shape: Shape): boolean {
  for (let i = 1; i < way.length; i++) if (doesStripReach(way[i - 1]!, way[i]!, sweep, shape)) return true;
  return false;
}

const MEETS: readonly Feature['kind'][] = ['wood', 'rubble', 'water', 'wire', 'mines'];
const metIn = listedOnce((features) => features.filter(({ kind }) => MEETS.includes(kind)));
const cratesIn = listedOnce((features) => features.filter(({ kind }) => kind === 'crate'));
const AT_THE_END: readonly Feature['kind'][] = ['wire', 'mines'];

/** dt14.table.way, dt14.table.storeys: the names of what bars a way. */
export function barsOn(table: Table, piece: Piece, { way, on = storeyOf(piece) }: Way): string[] {
  const sweep = sweepOf(piece);
  const house = on > 0 ? houseAt(table, way[0]!, on) : null;
  const bounds = around(way, sweep);
  const legs = legsOf(way);
  const bars = (all: readonly Bar[]): Bar[] =>
    all.filter(
      (bar) =>
        meetsBounds(bounds, bar.bounds) &&
        legs.some(([from, to]) => isBarred(way[0]!, from, to, sweep, bar.shape)),
    );
  return namesOf([
    ...bars(pieceBars(table, piece, on, bounds)),
    ...bars(terrainBars(table, piece, on, house)),
  ]);
}

/** Whether a leg of a way that began somewhere is free. */
export type IsFree = (start: Point, from: Point, to: Point) => boolean;

/**
 * dt14.table.way: whether ways on the ground are free, asked many times of one piece, leg by leg: what lies outside a
 * box in which all of its ways lie is left out once.
 */
export function freeLegs(table: Table, piece: Piece, within: Bounds): IsFree {
  const sweep = sweepOf(piece);
  const bars = pieceBars(table, piece, 0, within);
  for (const bar of terrainBars(table, piece, 0, null)) if (meetsBounds(within, bar.bounds)) bars.push(bar);
  return (start, from, to) => {
    const left = Math.min(from[0], to[0]) - sweep;
    const right = Math.max(from[0], to[0]) + sweep;
    const top = Math.min(from[1], to[1]) - sweep;
    const bottom = Math.max(from[1], to[1]) + sweep;
    for (const { bounds, shape } of bars) {
      if (left > bounds.right || right < bounds.left || top > bounds.bottom || bottom < bounds.top) continue;
      if (isBarred(start, from, to, sweep, shape)) return false;
    }
    return true;
  };
}

const endOf = (piece: Piece, { way, heading }: Way): Piece => ({
  ...piece,
  at: way.at(-1)!,
  ...(isVehicle(piece) && heading !== undefined ? { heading } : {}),
});

/** Asks of features whether the strip along a way reaches them. */
function stripOf(piece: Piece, { way }: Way): (feature: Feature) => boolean {
  const sweep = sweepOf(piece);
  const bounds = around(way, sweep);
  return (feature) =>
    meetsBounds(bounds, boundsOfFeature(feature)) && isReached(way, sweep, shapeOfFeature(feature));
}

/** dt14.table.mines, dt14.table.hard-ground: what a way meets, and its end. */
export function metOn(table: Table, piece: Piece, given: Way): string[] {
  const areas = metIn(table.features);
  if (areas.length === 0 || isAircraft(piece)) return [];
  const { on = storeyOf(piece) } = given;
  const walks = on === 0;
  const ends = (given.to ?? on) === 0;
  const isOnStrip = stripOf(piece, given);
  const end = shapeOfPiece(endOf(piece, given));
  const met = areas.filter(
    (feature) =>
      (walks && isOnStrip(feature)) ||
      (ends && AT_THE_END.includes(feature.kind) && overlaps(end, shapeOfFeature(feature))),
  );
  return namesOf(met);
}

/** dt14.table.way: the crates that a vehicle's way crushes, or its hull at the end. */
export function crushedOn(table: Table, piece: Piece, given: Way): string[] {
  const crates = cratesIn(table.features);
  if (crates.length === 0 || !isVehicle(piece)) return [];
  const isOnStrip = stripOf(piece, given);
  const end = shapeOfPiece(endOf(piece, given));
  return namesOf(crates.filter((crate) => isOnStrip(crate) || overlaps(end, shapeOfFeature(crate))));
}

/**
 * dt14.table.length, dt14.table.way, dt14.table.storeys: what a way costs, what bars it, what it meets and crushes.
 * Where it ends is not judged.
 */
export function walkOf(table: Table, piece: Piece, given: Way): Walk {
  const barredBy = barsOn(table, piece, given);
  return {
    length: lengthOf(piece, given),
    free: barredBy.length === 0,
    barredBy,
    meets: metOn(table, piece, given),
    crushes: crushedOn(table, piece, given),
  };
}

const namesOf = (things: readonly { readonly id: string }[]): string[] =>
  [...new Set(things.map(({ id }) => id))].sort();
