import {
  compare,
  type Fraction,
  type Point,
  placeIn,
  type Segment,
  sidesOf,
  squareOf,
  times,
  turn,
} from '@dustfront/wargame/tabletop';
import { passesFeature } from './bounds.ts';
import { isUntouched } from './sight.ts';
import {
  type Feature,
  HULL_POINTS,
  type HullPoint,
  isAircraft,
  isInFeature,
  isInfantry,
  isVehicle,
  type Piece,
  pointOfHull,
  shapeOfFeature,
  storeyOf,
  type Table,
} from './words.ts';

export interface Cover {
  /** Miniatures, and of a hull its corners, that no bearer sees in the clear. */
  readonly protected: readonly string[];
  readonly cover: boolean;
}

const COVERS: readonly Feature['kind'][] = [
  'wood',
  'rubble',
  'smoke',
  'crater',
  'house',
  'bunker',
  'strongpoint',
];
const COVERS_ABOVE: readonly Feature['kind'][] = ['smoke', 'house'];
const LOW: readonly Feature['kind'][] = ['crate', 'tank-trap', 'low-wall'];
const LOW_REACH = 100;

/** dt14.table.cover: whether one who stands in a feature is covered by it from this bearer. */
export function covers(feature: Feature, bearer: Piece, target: Piece, point: Point): boolean {
  const storey = storeyOf(target);
  const kinds = storey > 0 ? COVERS_ABOVE : COVERS;
  const isTrench = feature.kind === 'trench' && storey === 0 && isInfantry(target);
  if (!(isTrench || kinds.includes(feature.kind)) || !isInFeature(feature, point)) return false;
  if (feature.kind !== 'house' || storey < feature.storeys) return true;
  return !isAircraft(bearer) && storeyOf(bearer) < storey;
}

/** dt14.table.cover: whether a line meets a low piece close before its end. */
export function isBehind(feature: Feature, line: Segment): boolean {
  if (!LOW.includes(feature.kind) || passesFeature(line, feature)) return false;
  const last = lastMeeting(feature, line);
  if (last === null) return false;
  const rest = Number(last.below) - Number(last.above);
  const square = times(times(rest, rest), squareOf(line[0], line[1]));
  return square <= times(LOW_REACH * LOW_REACH, times(last.below, last.below));
}

/** The last point of a line in a shape, as a fraction of its length. */
function lastMeeting(feature: Feature, [a, b]: Segment): Fraction | null {
  const shape = shapeOfFeature(feature);
  if (shape.form === 'disc') return null;
  if (shape.form === 'area' && placeIn(shape.corners, b) !== 'outside') return { above: 1, below: 1 };
  const square = squareOf(a, b);
  const found: Fraction[] = [];
  for (const [c, d] of sidesOf(shape)) {
    const [atC, atD] = [turn(a, b, c), turn(a, b, d)];
    for (const [corner, side] of [
      [c, atC],
      [d, atD],
    ] as const) {
      const ahead = (corner[0] - a[0]) * (b[0] - a[0]) + (corner[1] - a[1]) * (b[1] - a[1]);
      if (side === 0 && ahead >= 0 && ahead <= square) found.push({ above: ahead, below: square });
    }
    const [atA, atB] = [turn(c, d, a), turn(c, d, b)];
    if (atC === 0 && atD === 0) {
      if (atA === 0 && isBetween(b, c, d)) found.push({ above: 1, below: 1 });
    } else if (atC > 0 !== atD > 0 || atC === 0 || atD === 0) {
      if (atA === 0 && atB === 0) continue;
      if ((atA >= 0 && atB <= 0) || (atA <= 0 && atB >= 0)) {
        found.push({ above: Math.abs(atA), below: Math.abs(atA) + Math.abs(atB) });
      }
    }
  }
  return found.reduce<Fraction | null>(
    (best, one) => (best === null || compare(one, best) > 0 ? one : best),
    null,
  );
}

const isBetween = (point: Point, c: Point, d: Point): boolean =>
  squareOf(c, point) + squareOf(d, point) <= squareOf(c, d);

/** dt14.table.cover: whether a bearer sees a miniature, or a corner of a hull, in the clear. */
function isInTheClear(
  table: Table,
  bearer: Piece,
  target: Piece,
  how: { point: HullPoint | 'centre'; artillery: boolean },
): boolean {
  if (!isUntouched(table, bearer, target, how)) return false;
  const end = isVehicle(target) ? pointOfHull(target, how.point) : target.at;
  if (table.features.some((feature) => covers(feature, bearer, target, end))) return false;
  return storeyOf(target) > 0 || !table.features.some((feature) => isBehind(feature, [bearer.at, end]));
}

/** dt14.table.cover: whether a unit is in cover from those who fire at it. */
export function coverOf(table: Table, bearers: readonly Piece[], unit: string, artillery = false): Cover {
  const members = table.pieces.filter((piece) => piece.unit === unit);
  const hidden: string[] = [];
  let covered = 0;
  for (const member of members) {
    if (isAircraft(member)) continue;
    const isHidden = (point: HullPoint | 'centre'): boolean =>
      !bearers.some((bearer) => isInTheClear(table, bearer, member, { point, artillery }));
    if (isVehicle(member)) {
      const corners = HULL_POINTS.filter(isHidden);
      hidden.push(...corners.map((corner) => `${member.id}/${corner}`));
      if (corners.length >= 2) covered++;
    } else if (isHidden('centre')) {
      hidden.push(member.id);
      covered++;
    }
  }
  return { protected: hidden.sort(), cover: members.length > 0 && 2 * covered >= members.length };
}

/** dt14.table.shelter: whether half of a unit's miniatures stand in something that covers, whoever strikes. */
export function isSheltered(table: Table, members: readonly Piece[]): boolean {
  const stands = (member: Piece): boolean => {
    const isIn = (point: Point): boolean =>
      table.features.some((feature) => covers(feature, member, member, point));
    if (!isVehicle(member)) return isIn(member.at);
    return HULL_POINTS.filter((corner) => isIn(pointOfHull(member, corner))).length >= 2;
  };
  const inside = members.filter((member) => !isAircraft(member) && stands(member)).length;
  return members.length > 0 && 2 * inside >= members.length;
}
