import type { Point, Segment, Shape } from '@dustfront/wargame/tabletop';
import {
  type Feature,
  type Hull,
  isVehicle,
  isWork,
  outlineOfHull,
  type Piece,
  SMOKE_RADIUS,
  shapeOfFeature,
  spanOf,
  type Work,
} from './words.ts';

/** The smallest upright box around a thing. */
export interface Bounds {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

export function around(points: readonly Point[], margin = 0): Bounds {
  let left = Number.POSITIVE_INFINITY;
  let top = Number.POSITIVE_INFINITY;
  let right = Number.NEGATIVE_INFINITY;
  let bottom = Number.NEGATIVE_INFINITY;
  for (const point of points) {
    if (point[0] < left) left = point[0];
    if (point[0] > right) right = point[0];
    if (point[1] < top) top = point[1];
    if (point[1] > bottom) bottom = point[1];
  }
  return { left: left - margin, top: top - margin, right: right + margin, bottom: bottom + margin };
}

/** Around a shape, and so much more on every side. */
export function boundsOf(shape: Shape, margin = 0): Bounds {
  if (shape.form !== 'disc') return around(shape.corners, margin);
  const { at } = shape;
  const reach = shape.radius + margin;
  return { left: at[0] - reach, top: at[1] - reach, right: at[0] + reach, bottom: at[1] + reach };
}

/** Have two boxes a point in common? If not, nothing inside them has. */
export const meetsBounds = (a: Bounds, b: Bounds): boolean =>
  a.left <= b.right && b.left <= a.right && a.top <= b.bottom && b.top <= a.bottom;

/** Whether a piece may have a point in a box; if not, it surely has none. */
export function isPieceNear(piece: Piece, bounds: Bounds): boolean {
  const { at } = piece;
  const span = spanOf(piece);
  return (
    at[0] + span >= bounds.left &&
    at[0] - span <= bounds.right &&
    at[1] + span >= bounds.top &&
    at[1] - span <= bounds.bottom
  );
}

const NOWHERE: Bounds = around([]);

/** A box around all of these pieces, however their corners were rounded. */
export function boundsAround(pieces: readonly Piece[]): Bounds {
  let { left, top, right, bottom } = NOWHERE;
  for (const piece of pieces) {
    const { at } = piece;
    const span = spanOf(piece);
    left = Math.min(left, at[0] - span);
    top = Math.min(top, at[1] - span);
    right = Math.max(right, at[0] + span);
    bottom = Math.max(bottom, at[1] + span);
  }
  return { left, top, right, bottom };
}

/** How far apart two boxes are along the wider of both axes: nothing in one is nearer to anything in the other. */
export const leastBetween = (a: Bounds, b: Bounds): number =>
  Math.max(0, a.left - b.right, b.left - a.right, a.top - b.bottom, b.top - a.bottom);

/** What can hide somebody, or touch a line of sight. */
const TALL: readonly Feature['kind'][] = ['block', 'bunker', 'strongpoint', 'house', 'wall', 'wood', 'smoke'];

/** What is found among the features of a table, once: lists of them are never changed in place. */
export function listedOnce<T>(
  find: (features: readonly Feature[]) => T,
): (features: readonly Feature[]) => T {
  const known = new WeakMap<readonly Feature[], { readonly found: T }>();
  let last: readonly Feature[] | null = null;
  let latest: T;
  return (features) => {
    if (features === last) return latest;
    const kept = known.get(features) ?? { found: find(features) };
    known.set(features, kept);
    last = features;
    latest = kept.found;
    return latest;
  };
}

const hulls = new WeakMap<readonly Piece[], readonly Hull[]>();

/** Those of the features that are high enough to matter to sight. */
export const tallIn = listedOnce((features) => features.filter(({ kind }) => TALL.includes(kind)));

/** The works among the features. */
export const worksIn = listedOnce((features): readonly Work[] => features.filter(isWork));

/** The hulls of the table before: most movements leave them where they are. */
let standing: readonly Hull[] = [];

/** The hulls among the pieces; the very list of the table before if none of them has moved. */
export function hullsIn(pieces: readonly Piece[]): readonly Hull[] {
  const known = hulls.get(pieces);
  if (known !== undefined) return known;
  const found = pieces.filter(isVehicle);
  const isSame = found.length === standing.length && found.every((hull, at) => hull === standing[at]);
  standing = isSame ? standing : found;
  hulls.set(pieces, standing);
  return standing;
}

/** Features and hulls are never changed in place, so that what is known of one holds. */
const boxes = new WeakMap<Feature | Hull, Bounds>();

function kept(thing: Feature | Hull, make: () => Bounds): Bounds {
  const found = boxes.get(thing) ?? make();
  boxes.set(thing, found);
  return found;
}

export const boundsOfFeature = (feature: Feature): Bounds =>
  kept(feature, () => {
    const shape = shapeOfFeature(feature);
    return shape.form === 'disc' ? around([shape.at], SMOKE_RADIUS) : around(shape.corners);
  });

const boundsOfHull = (hull: Hull): Bounds => kept(hull, () => around(outlineOfHull(hull)));

const lists = new WeakMap<readonly (Feature | Hull)[], readonly Bounds[]>();

/** The boxes around features or hulls, in their order. Lists are never changed in place. */
export function boxesOf(things: readonly (Feature | Hull)[]): readonly Bounds[] {
  let found = lists.get(things);
  if (found === undefined) {
    found = things.map((thing) => (thing.kind === 'vehicle' ? boundsOfHull(thing) : boundsOfFeature(thing)));
    lists.set(things, found);
  }
  return found;
}

/** Does a line leave a box wholly on one side, without touching it? Then it meets nothing inside. */
export function passesBy([a, b]: Segment, { left, top, right, bottom }: Bounds): boolean {
  if (Math.max(a[0], b[0]) < left || Math.min(a[0], b[0]) > right) return true;
  if (Math.max(a[1], b[1]) < top || Math.min(a[1], b[1]) > bottom) return true;
  const [u, v] = [b[0] - a[0], b[1] - a[1]];
  const one = u * (top - a[1]) - v * (left - a[0]);
  const two = u * (top - a[1]) - v * (right - a[0]);
  const three = u * (bottom - a[1]) - v * (right - a[0]);
  const four = u * (bottom - a[1]) - v * (left - a[0]);
  return (one > 0 && two > 0 && three > 0 && four > 0) || (one < 0 && two < 0 && three < 0 && four < 0);
}

export const passesFeature = (line: Segment, feature: Feature): boolean =>
  passesBy(line, boundsOfFeature(feature));
