import { distanceUp, line, type Point, reaches, roundedQuotient } from '@dustfront/wargame/tabletop';
import { around, boundsOfFeature, listedOnce, meetsBounds } from './bounds.ts';
import { mayStand } from './stand.ts';
import { legsOf } from './way.ts';
import {
  type Drive,
  type Feature,
  isInfantry,
  isVehicle,
  type Piece,
  shapeOfFeature,
  storeyOf,
  sweepOf,
  type Table,
} from './words.ts';

export interface Stop {
  /** The areas for which a die is rolled. */
  readonly areas: readonly string[];
  /** Where it stops if the die fails; null if no die is rolled. */
  readonly at: Point | null;
}

const HARD_FOR_VEHICLES: readonly Feature['kind'][] = ['rubble', 'wood', 'water', 'wire'];

/** Those who roll for hard ground: walkers go on, vessels never come to it. */
const ROLLS: readonly Drive[] = ['wheels', 'half-track', 'tracks'];

const NOTHING: readonly Feature[] = [];
const wireIn = listedOnce((features) => features.filter(({ kind }) => kind === 'wire'));
const hardIn = listedOnce((features) => features.filter(({ kind }) => HARD_FOR_VEHICLES.includes(kind)));

/** dt14.table.hard-ground, dt14.table.mines: the areas that may stop this piece. */
function hardFor({ features }: Table, piece: Piece): readonly Feature[] {
  if (isInfantry(piece)) return wireIn(features);
  return isVehicle(piece) && ROLLS.includes(piece.drive) ? hardIn(features) : NOTHING;
}

/** dt14.table.hard-ground: the areas for which a die is rolled on a way. */
export function hardOn(table: Table, piece: Piece, way: readonly Point[]): readonly Feature[] {
  const hard = storeyOf(piece) === 0 ? hardFor(table, piece) : NOTHING;
  if (hard.length === 0) return NOTHING;
  const sweep = sweepOf(piece);
  const bounds = around(way, sweep);
  return hard.filter(
    (feature) =>
      meetsBounds(bounds, boundsOfFeature(feature)) &&
      legsOf(way).some(([from, to]) => reaches(line(from, to), sweep, shapeOfFeature(feature))),
  );
}

/** dt14.table.hard-ground: where a piece stops whose die fails. */
export function stopOf(table: Table, piece: Piece, way: readonly Point[]): Stop {
  const areas = hardOn(table, piece, way);
  if (areas.length === 0) return { areas: [], at: null };
  const sweep = sweepOf(piece);
  const names = areas.map(({ id }) => id).sort();
  const clear = (at: Point): boolean => areas.every((one) => !reaches(line(at), sweep, shapeOfFeature(one)));
  const start = way[0]!;
  if (!clear(start)) return { areas: names, at: start };
  for (const mark of marksBefore(way, sweep, areas))
    if (clear(mark) && mayStand(table, { ...piece, at: mark })) return { areas: names, at: mark };
  return { areas: names, at: start };
}

/**
 * Every mark, rounded, up to the last one such that the strip up to it, exactly taken, overlaps none of the areas; from
 * the last one back.
 */
function* marksBefore(way: readonly Point[], sweep: number, areas: readonly Feature[]): Generator<Point> {
  const legs = legsOf(way);
  const counts = legs.map(([from, to], at) => clearParts(legs[at]!, distanceUp(from, to), sweep, areas));
  const stops = legs.findIndex(([from, to], at) => counts[at]! < distanceUp(from, to));
  for (let at = stops < 0 ? legs.length - 1 : stops; at >= 0; at--)
    for (let part = counts[at]!; part > 0; part--) yield markOf(legs[at]!, part, distanceUp(...legs[at]!));
}

/** How many of the parts of a leg are clear: a longer strip meets all that a shorter one does. */
function clearParts(
  leg: readonly [Point, Point],
  parts: number,
  sweep: number,
  areas: readonly Feature[],
): number {
  let [clear, barred] = [0, parts + 1];
  while (barred - clear > 1) {
    const part = (clear + barred) >> 1;
    if (areas.every((feature) => isClearUpTo(leg, part, parts, sweep, feature))) clear = part;
    else barred = part;
  }
  return clear;
}

const markOf = ([from, to]: readonly [Point, Point], part: number, parts: number): Point => [
  from[0] + roundedQuotient((to[0] - from[0]) * part, parts),
  from[1] + roundedQuotient((to[1] - from[1]) * part, parts),
];

/** Everything times the number of parts, so that the mark is whole. */
function isClearUpTo(
  [from, to]: readonly [Point, Point],
  part: number,
  parts: number,
  sweep: number,
  feature: Feature,
): boolean {
  const scale = ([x, y]: Point): Point => [x * parts, y * parts];
  const mark: Point = [
    from[0] * parts + (to[0] - from[0]) * part,
    from[1] * parts + (to[1] - from[1]) * part,
  ];
  const shape = shapeOfFeature(feature);
  const scaled = shape.form === 'disc' ? shape : { ...shape, corners: shape.corners.map(scale) };
  return !reaches(line(scale(from), mark), sweep * parts, scaled);
}
