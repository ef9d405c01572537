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
import { around, type Bounds, boundsOfFeature, meetsBounds } from './bounds.ts';
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
 * dt14.table.way: whether a strip along the legs overlaps something; what it did at the start bars only a nearer
 * way.
 */
function isBarred(way: readonly Point[], sweep: number, bar: Shape): boolean {
  if (!isReached(way, sweep, bar)) return false;
  const start = disc(way[0]!, 0);
  if (!reaches(start, sweep, bar)) return true;
  const before = coreDistance(start, bar);
  return legsOf(way).some(([from, to]) => isNearer(coreDistance(line(from, to), bar), before));
}

function isReached(way: readonly Point[], sweep: number, shape: Shape): boolean {
  for (let i = 1; i < way.length; i++) if (doesStripReach(way[i - 1]!, way[i]!, sweep, shape)) return true;
  return false;
}

const MEETS: readonly Feature['kind'][] = ['wood', 'rubble', 'water', 'wire', 'mines'];
const AT_THE_END: readonly Feature['kind'][] = ['wire', 'mines'];

/** dt14.table.way, dt14.table.storeys: the names of what bars a way. */
export function barsOn(table: Table, piece: Piece, { way, on = storeyOf(piece) }: Way): string[] {
  const sweep = sweepOf(piece);
  const house = on > 0 ? houseAt(table, way[0]!, on) : null;
  const bounds = around(way, sweep);
  const bars = (all: readonly Bar[]): Bar[] =>
    all.filter((bar) => meetsBounds(bounds, bar.bounds) && isBarred(way, sweep, bar.shape));
  return namesOf([
    ...bars(pieceBars(table, piece, on, bounds)),
    ...bars(terrainBars(table, piece, on, house)),
  ]);
}

/**
 * dt14.table.way: whether a way on the ground is free, asked many times of one piece: what lies outside a box in which
 * all of its ways lie is left out once.
 */
export function freeWays(table: Table, piece: Piece, within: Bounds): (way: readonly Point[]) => boolean {
  const sweep = sweepOf(piece);
  const isNear = ({ bounds }: Bar): boolean => meetsBounds(within, bounds);
  const bars = [...pieceBars(table, piece, 0, within), ...terrainBars(table, piece, 0, null).filter(isNear)];
  return (way) => {
    const bounds = around(way, sweep);
    return !bars.some((bar) => meetsBounds(bounds, bar.bounds) && isBarred(way, sweep, bar.shape));
  };
}

/** dt14.table.mines, dt14.table.hard-ground: what a way meets and crushes. */
export function metOn(table: Table, piece: Piece, given: Way): Pick<Walk, 'meets' | 'crushes'> {
  const { way, on = storeyOf(piece) } = given;
  const sweep = sweepOf(piece);
  const end = {
    ...piece,
    at: way.at(-1)!,
    ...(isVehicle(piece) ? { heading: given.heading ?? piece.heading } : {}),
  };
  const bounds = around(way, sweep);
  const strip = (feature: Feature): boolean =>
    meetsBounds(bounds, boundsOfFeature(feature)) && isReached(way, sweep, shapeOfFeature(feature));
  const atEnd = (feature: Feature): boolean => overlaps(shapeOfPiece(end), shapeOfFeature(feature));
  const [walks, ends] = [on, given.to ?? on].map((storey) => storey === 0 && !isAircraft(piece));
  const met = table.features.filter(
    (feature) =>
      MEETS.includes(feature.kind) &&
      ((walks && strip(feature)) || (ends && AT_THE_END.includes(feature.kind) && atEnd(feature))),
  );
  const crushed = table.features.filter(
    (feature) => feature.kind === 'crate' && isVehicle(piece) && (strip(feature) || atEnd(feature)),
  );
  return { meets: namesOf(met), crushes: namesOf(crushed) };
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
    ...metOn(table, piece, given),
  };
}

const namesOf = (things: readonly { readonly id: string }[]): string[] =>
  [...new Set(things.map(({ id }) => id))].sort();
