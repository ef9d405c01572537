import {
  along,
  compare,
  countOf,
  type Fraction,
  type Point,
  placeIn,
  type Segment,
  squareOf,
  times,
  turn,
} from '@dustfront/wargame/tabletop';
import { listedOnce, passesFeature } from './bounds.ts';
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

/** Those of the features in which one may be covered, and those behind which. */
const coveringIn = listedOnce((features) =>
  features.filter(({ kind }) => kind === 'trench' || COVERS.includes(kind)),
);
const lowIn = listedOnce((features) => features.filter(({ kind }) => LOW.includes(kind)));

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
  let last: Fraction | null = null;
  const meets = (above: number, below: number): void => {
    const one = { above, below };
    if (last === null || compare(one, last) > 0) last = one;
  };
  const meetsCorner = (corner: Point): void => {
    const ahead = along(a, b, corner);
    if (ahead >= 0 && ahead <= square) meets(ahead, square);
  };
  const { corners } = shape;
  const count = countOf(shape);
  for (let at = 0; at < count; at++) {
    const c = corners[at]!;
    const d = corners[(at + 1) % corners.length]!;
    const atC = turn(a, b, c);
    const atD = turn(a, b, d);
    if (atC > 0 ? atD > 0 : atC < 0 && atD < 0) continue;
    if (atC === 0) meetsCorner(c);
    if (atD === 0) meetsCorner(d);
    const atA = turn(c, d, a);
    const atB = turn(c, d, b);
    if (atC === 0 && atD === 0) {
      if (atA === 0 && isBetween(b, c, d)) meets(1, 1);
    } else if ((atA !== 0 || atB !== 0) && ((atA >= 0 && atB <= 0) || (atA <= 0 && atB >= 0)))
      meets(Math.abs(atA), Math.abs(atA) + Math.abs(atB));
  }
  return last;
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
  for (const feature of coveringIn(table.features)) if (covers(feature, bearer, target, end)) return false;
  if (storeyOf(target) > 0) return true;
  const line: Segment = [bearer.at, end];
  for (const feature of lowIn(table.features)) if (isBehind(feature, line)) return false;
  return true;
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
      coveringIn(table.features).some((feature) => covers(feature, member, member, point));
    if (!isVehicle(member)) return isIn(member.at);
    return HULL_POINTS.filter((corner) => isIn(pointOfHull(member, corner))).length >= 2;
  };
  const inside = members.filter((member) => !isAircraft(member) && stands(member)).length;
  return members.length > 0 && 2 * inside >= members.length;
}
