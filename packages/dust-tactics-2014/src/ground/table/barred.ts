/** What bars a line of sight, and where: for eyes. What is seen is decided in `sight.ts`. */
import { type Point, type Segment, type Shape, sidesOf } from '@dustfront/wargame/tabletop';
import { HIDES_AFTER, type Sightline, sightlineOf } from './sight.ts';
import {
  type Feature,
  isInFeature,
  type Piece,
  SMOKE_RADIUS,
  shapeOfFeature,
  shapeOfPiece,
  stretchesOf,
  type Table,
} from './words.ts';

/** A feature or a hull by its id, and the point at which it stops a line. */
export interface Barred {
  readonly id: string;
  readonly at: Point;
}

const cross = (a: Point, b: Point): number => a[0] * b[1] - a[1] * b[0];
const minus = (a: Point, b: Point): Point => [a[0] - b[0], a[1] - b[1]];

/** How much of a line lies before a side; null where they do not meet. */
function shareBefore([a, b]: Segment, [c, d]: Segment): number | null {
  const [along, side, between] = [minus(b, a), minus(d, c), minus(c, a)];
  const across = cross(along, side);
  if (across === 0) return null;
  const [share, where] = [cross(between, side) / across, cross(between, along) / across];
  return share >= 0 && share <= 1 && where >= 0 && where <= 1 ? share : null;
}

/** The same for the disc of a screen of smoke. */
function shareBeforeSmoke([a, b]: Segment, at: Point): number | null {
  const [along, off] = [minus(b, a), minus(a, at)];
  const square = along[0] ** 2 + along[1] ** 2;
  const half = (along[0] * off[0] + along[1] * off[1]) / square;
  const under = half ** 2 - (off[0] ** 2 + off[1] ** 2 - SMOKE_RADIUS ** 2) / square;
  return under < 0 ? null : Math.max(0, -half - Math.sqrt(under));
}

const earliest = (line: Segment, sides: readonly Segment[]): number | null => {
  const met = sides.flatMap((side) => shareBefore(line, side) ?? []);
  return met.length === 0 ? null : Math.min(...met);
};

const sidesIn = (shape: Shape): readonly Segment[] => (shape.form === 'disc' ? [] : sidesOf(shape));

/** How much of a line lies before a feature stops it: at its edge, at a wall of it, or so deep inside it. */
function shareTo(feature: Feature, line: Segment): number {
  if (feature.kind === 'smoke') return shareBeforeSmoke(line, feature.at) ?? 0;
  const deep = HIDES_AFTER.one / Math.max(1, Math.hypot(...minus(line[1], line[0])));
  const [fromInside, intoIt] = line.map((end) => isInFeature(feature, end));
  const solid =
    feature.kind === 'wall' || (feature.kind === 'house' && (fromInside === true || intoIt === true))
      ? stretchesOf(feature).flatMap(({ side, opening }) => (opening === null ? [side] : []))
      : null;
  const wall = solid === null ? null : earliest(line, solid);
  if (wall !== null) return wall;
  if (fromInside === true) return Math.min(1, deep);
  const edge = earliest(line, sidesIn(shapeOfFeature(feature))) ?? 0;
  return intoIt === true ? Math.min(1, edge + deep) : edge;
}

/** What hides: whatever is crossed or blocks; where nothing does, what touches the line from both sides. */
export function hiding({ blocked, crossed, left, right }: Sightline): readonly string[] {
  const barring = [...new Set([...blocked, ...crossed])];
  return barring.length > 0 ? barring : [...left, ...right];
}

/** Of everything between two pieces what bars the line first, seen from the first; null where one sees the other. */
export function barredBy(table: Table, looker: Piece, target: Piece, artillery = false): Barred | null {
  const sightline = sightlineOf(table, looker, target, { artillery });
  if (sightline.open) return null;
  const line: Segment = [looker.at, target.at];
  const found = hiding(sightline).map((id) => {
    const feature = table.features.find((one) => one.id === id);
    const hull = table.pieces.find((one) => one.id === id);
    if (feature !== undefined) return { id, share: shareTo(feature, line) };
    return { id, share: (hull && earliest(line, sidesIn(shapeOfPiece(hull)))) ?? 0 };
  });
  const [first] = found.sort((a, b) => a.share - b.share);
  if (first === undefined) return null;
  const [dx, dy] = minus(target.at, looker.at);
  const at: Point = [
    Math.round(looker.at[0] + first.share * dx),
    Math.round(looker.at[1] + first.share * dy),
  ];
  return { id: first.id, at };
}
