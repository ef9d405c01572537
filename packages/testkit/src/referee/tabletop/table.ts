/** A table of measured play as the referee sees it, and what is plain on it (battlefield T4 to T11, T17 to T20). */
import {
  below,
  distance,
  either,
  isInside,
  lengthInDisc,
  lengthInside,
  overlap,
  type Point,
  type Segment,
  type Shape,
  side,
  sidesOf,
  toSegment,
  type Verdict,
} from './plane.ts';

export interface Feature {
  readonly id: string;
  readonly kind: string;
  readonly outline?: readonly Point[];
  readonly line?: readonly Point[];
  readonly at?: Point;
  readonly heading?: number;
  readonly openings?: readonly (readonly [number, number, string])[];
  readonly storeys?: number;
}

export interface Piece {
  readonly name: string;
  readonly unit: string;
  readonly side: number;
  readonly at: Point;
  readonly storey: number;
  /** Null for a hull. */
  readonly radius: number | null;
  readonly length: number;
  readonly width: number;
  readonly heading: number;
  readonly air: boolean;
  readonly size: string;
  readonly floats: 'vessel' | 'amphibious' | 'no';
}

export interface Table {
  readonly width: number;
  readonly height: number;
  readonly features: readonly Feature[];
  readonly pieces: readonly Piece[];
}

const directionOf = (heading: number): Point => {
  const angle = (heading * Math.PI) / 32;
  return [Math.round(4096 * Math.cos(angle)), Math.round(4096 * Math.sin(angle))];
};

/** Halves away from zero. */
const rounded = (value: number): number => Math.sign(value) * Math.round(Math.abs(value));

/** The corners of a hull: front left, front right, rear right, rear left. */
function cornersAround([x, y]: Point, long: number, wide: number, heading: number): Point[] {
  const [u, v] = directionOf(heading);
  const corner = (l: number, w: number): Point => [
    x + rounded((l * u + w * v) / 4096),
    y + rounded((l * v - w * u) / 4096),
  ];
  return [corner(long, wide), corner(long, -wide), corner(-long, -wide), corner(-long, wide)];
}

export const shapeOf = (piece: Piece): Shape =>
  piece.radius !== null
    ? { at: piece.at, radius: piece.radius }
    : { outline: cornersAround(piece.at, piece.length / 2, piece.width / 2, piece.heading) };

/** Where works stand and look, or the middle of smoke. */
const placeOf = ({ at = [0, 0], heading = 0 }: Feature): { at: Point; heading: number } => ({ at, heading });

const isWork = ({ kind }: Feature): boolean => kind === 'bunker' || kind === 'strongpoint';

function squareAround(feature: Feature, wide: number): Point[] {
  const { at, heading } = placeOf(feature);
  return cornersAround(at, 100, wide, heading);
}

const outlineOf = (feature: Feature): readonly Point[] =>
  feature.outline ?? (isWork(feature) ? squareAround(feature, 100) : []);

const stretchesOf = (feature: Feature): { readonly side: Segment; readonly opening: string | null }[] => {
  const closed = feature.outline !== undefined;
  const corners = feature.outline ?? feature.line ?? [];
  const sides = corners.slice(closed ? 0 : 1).map((_, i): Segment => {
    const from = corners[i]!;
    return [from, corners[(i + 1) % corners.length]!];
  });
  return sides.map((one, from) => ({
    side: one,
    opening: feature.openings?.find(([start]) => start === from)?.[2] ?? null,
  }));
};

const lets = (piece: Piece, opening: string): boolean =>
  piece.radius !== null ||
  opening === 'huge' ||
  (opening === 'large' && (piece.size === 'light' || piece.size === 'normal'));

const ASHORE = ['wood', 'rubble', 'water', 'wire', 'trench', 'crater'];

/** What of a feature a piece on the ground must not overlap. */
function barsOf(feature: Feature, piece: Piece): Shape[] {
  const isHull = piece.radius === null;
  const outline = outlineOf(feature);
  const lines = (sides: readonly Segment[]): Shape[] => sides.map((line) => ({ line }));
  switch (feature.kind) {
    case 'block':
      return [{ outline }];
    case 'wall':
    case 'house':
      return lines(
        stretchesOf(feature).flatMap(({ side: one, opening }) =>
          opening === null || !lets(piece, opening) ? [one] : [],
        ),
      );
    case 'deep-water':
      if (piece.floats === 'vessel') return lines(sidesOf(outline, true));
      return piece.floats === 'amphibious' ? [] : [{ outline }];
    case 'tank-trap':
    case 'strongpoint':
      return isHull ? [{ outline }] : [];
    case 'bunker': {
      if (isHull) return [{ outline }];
      const [, , right, left] = squareAround(feature, 30);
      const [frontLeft, frontRight, rearRight, rearLeft] = outline;
      const walls = [
        [frontLeft, frontRight],
        [frontRight, rearRight],
        [rearRight, right],
        [left, rearLeft],
        [rearLeft, frontLeft],
      ];
      return lines(walls as unknown as Segment[]);
    }
    default:
      return piece.floats === 'vessel' && ASHORE.includes(feature.kind) ? [{ outline }] : [];
  }
}

/** T7: how far apart two pieces are, storeys counted. */
export const gap = (a: Piece, b: Piece): number =>
  distance(shapeOf(a), shapeOf(b)) + 100 * Math.abs(a.storey - b.storey);

/** T8: what is wrong with where a piece stands; null where nothing is, or where it is too close to call. */
export function misplaced(table: Table, piece: Piece): string | null {
  const shape = shapeOf(piece);
  const corners = 'outline' in shape ? shape.outline : [piece.at];
  const reach = piece.radius ?? 0;
  const isOff = corners.some(
    ([x, y]) => x < reach || y < reach || x > table.width - reach || y > table.height - reach,
  );
  if (isOff) return 'partly off the table';
  const met = table.pieces.find(
    (other) =>
      other.name !== piece.name &&
      other.air === piece.air &&
      other.storey === piece.storey &&
      overlap(shape, shapeOf(other)) === true,
  );
  if (met !== undefined) return `overlaps ${met.name}`;
  if (piece.air || piece.storey > 0) return null;
  const barred = table.features.find((feature) =>
    barsOf(feature, piece).some((bar) => overlap(shape, bar) === true),
  );
  if (barred !== undefined) return `overlaps ${barred.id}`;
  const isAfloat = table.features.some(
    (one) => one.kind === 'deep-water' && isInside(outlineOf(one), piece.at),
  );
  return piece.floats === 'vessel' && !isAfloat ? 'is ashore' : null;
}

/** T10: how long a way is. */
export const lengthOf = (way: readonly Point[]): number =>
  way.slice(1).reduce((sum, to, i) => {
    const square = (to[0] - way[i]![0]) ** 2 + (to[1] - way[i]![1]) ** 2;
    let least = Math.floor(Math.sqrt(square));
    while (least * least < square) least++;
    return sum + least;
  }, 0);

const TALL = ['block', 'bunker', 'strongpoint'];
const OBSCURES = ['wood', 'smoke'];

/** Whether a line runs through something, by how much of it is inside. */
const runs = (inside: number): Verdict => (inside === 0 ? false : below(0, inside));

/** Whether a feature stands in a line on the ground (T18, T19); what only touches it is too close to call. */
function blocks(feature: Feature, line: Segment): Verdict {
  const outline = outlineOf(feature);
  const isTouched = (corners: readonly Point[]): boolean =>
    corners.some((corner) => toSegment(line, corner) < 1e-6) ||
    sidesOf(corners, true).some((one) => line.some((end) => toSegment(one, end) < 1e-6));
  if (feature.kind === 'wall')
    return either(
      stretchesOf(feature).map(({ side: one, opening }) => (opening === null ? crossed(line, one) : false)),
    );
  if (feature.kind === 'smoke') {
    const { at } = placeOf(feature);
    const inside = lengthInDisc(line, at, 50);
    const ends = line.filter((end) => toSegment([end, end], at) <= 50).length;
    return ends === 0 ? runs(inside) : below(ends * 100, inside);
  }
  if (![...TALL, ...OBSCURES, 'house'].includes(feature.kind)) return false;
  if (isTouched(outline)) return null;
  const ends = line.filter((end) => isInside(outline, end)).length;
  const inside = lengthInside(line, outline);
  if (feature.kind === 'house' || isWork(feature)) return ends > 0 ? null : runs(inside);
  if (TALL.includes(feature.kind)) return runs(inside);
  return ends === 0 ? runs(inside) : below(ends * 100, inside);
}

function crossed(line: Segment, stretch: Segment): Verdict {
  const [a, b] = [
    side(line, stretch[0]) * side(line, stretch[1]),
    side(stretch, line[0]) * side(stretch, line[1]),
  ];
  if (a < 0 && b < 0) return true;
  return (a === 0 && b <= 0) || (b === 0 && a <= 0) ? null : false;
}

/**
 * Whether one base on the ground sees another: null where a line is only touched, and where one of the two is in works
 * or in a house; those are for others to judge.
 */
export function seesBase(table: Table, from: Piece, to: Piece): Verdict {
  if (from.air || to.air || from.storey > 0 || to.storey > 0 || to.radius === null) return null;
  const line: Segment = [from.at, to.at];
  const hulls = table.pieces.filter(
    (one) => one.radius === null && one.name !== from.name && one.name !== to.name && !one.air,
  );
  const inWay = hulls.map((hull): Verdict => {
    const { outline } = shapeOf(hull) as { outline: readonly Point[] };
    const isTouched = outline.some((corner) => toSegment(line, corner) < 1e-6);
    return isTouched ? null : runs(lengthInside(line, outline));
  });
  const found = either([...table.features.map((feature) => blocks(feature, line)), ...inWay]);
  return found === null ? null : !found;
}
