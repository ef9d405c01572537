/**
 * Plain geometry of a table with ordinary numbers. What is too close to call for them is told as such, and left to
 * those who calculate exactly.
 */
export type Point = readonly [x: number, y: number];
export type Segment = readonly [Point, Point];

/** A disc, an area with all that is inside it, or a line that is not closed. */
export type Shape =
  | { readonly at: Point; readonly radius: number }
  | { readonly outline: readonly Point[] }
  | { readonly line: readonly Point[] };

/** Nearer to a limit than this nothing is decided. */
const NEAR = 1e-6;

/** Yes, no, or too close to call. */
export type Verdict = boolean | null;

export const below = (value: number, limit: number): Verdict =>
  Math.abs(value - limit) < NEAR ? null : value < limit;

export const either = (verdicts: readonly Verdict[]): Verdict =>
  verdicts.includes(true) ? true : verdicts.includes(null) ? null : false;

const apart = ([ax, ay]: Point, [bx, by]: Point): number => Math.hypot(ax - bx, ay - by);

export const side = ([a, b]: Segment, p: Point): number =>
  (b[0] - a[0]) * (p[1] - a[1]) - (b[1] - a[1]) * (p[0] - a[0]);

export const sidesOf = (corners: readonly Point[], closed: boolean): Segment[] =>
  corners.slice(closed ? 0 : 1).map((to, i): Segment => [corners.at(closed ? i - 1 : i)!, to]);

const segmentsOf = (shape: Shape): Segment[] => {
  if ('at' in shape) return [[shape.at, shape.at]];
  if ('line' in shape)
    return shape.line.length === 1 ? [[shape.line[0]!, shape.line[0]!]] : sidesOf(shape.line, false);
  return sidesOf(shape.outline, true);
};

/** By counting the sides to the right of a point. */
export function isInside(corners: readonly Point[], [x, y]: Point): boolean {
  return (
    sidesOf(corners, true).filter(
      ([[ax, ay], [bx, by]]) => ay > y !== by > y && x < ax + ((y - ay) * (bx - ax)) / (by - ay),
    ).length %
      2 ===
    1
  );
}

export function toSegment([a, b]: Segment, p: Point): number {
  const square = (b[0] - a[0]) ** 2 + (b[1] - a[1]) ** 2;
  const t = square === 0 ? 0 : ((p[0] - a[0]) * (b[0] - a[0]) + (p[1] - a[1]) * (b[1] - a[1])) / square;
  const s = Math.min(1, Math.max(0, t));
  return apart(p, [a[0] + s * (b[0] - a[0]), a[1] + s * (b[1] - a[1])]);
}

const cross = (one: Segment, other: Segment): boolean =>
  side(one, other[0]) * side(one, other[1]) < 0 && side(other, one[0]) * side(other, one[1]) < 0;

const between = (one: Segment, other: Segment): number =>
  cross(one, other)
    ? 0
    : Math.min(...one.map((p) => toSegment(other, p)), ...other.map((p) => toSegment(one, p)));

const radiusOf = (shape: Shape): number => ('at' in shape ? shape.radius : 0);
const firstOf = (shape: Shape): Point => segmentsOf(shape)[0]![0];
const holds = (shape: Shape, p: Point): boolean => 'outline' in shape && isInside(shape.outline, p);

/** How far apart the nearest points of two shapes are, discs counted without their radius; 0 where they share one. */
function coresApart(a: Shape, b: Shape): number {
  if (holds(a, firstOf(b)) || holds(b, firstOf(a))) return 0;
  return Math.min(...segmentsOf(a).flatMap((one) => segmentsOf(b).map((other) => between(one, other))));
}

export const distance = (a: Shape, b: Shape): number =>
  Math.max(0, coresApart(a, b) - radiusOf(a) - radiusOf(b));

/** Whether two shapes have inner points in common; a line has none, but may run through the inside of another. */
export function overlap(a: Shape, b: Shape): Verdict {
  const reach = radiusOf(a) + radiusOf(b);
  if (reach > 0) return below(coresApart(a, b), reach);
  // Two areas, or an area and a line: shrink neither, look whether a side runs through the inside of the other.
  const [one, other] = [segmentsOf(a), segmentsOf(b)];
  if (one.some((s) => other.some((t) => cross(s, t)))) return true;
  const gap = coresApart(a, b);
  if (gap > NEAR) return false;
  return [firstOf(a), firstOf(b)].some((p) => isDeepIn(a, p) || isDeepIn(b, p)) ? true : null;
}

const isDeepIn = (shape: Shape, p: Point): boolean =>
  'outline' in shape &&
  isInside(shape.outline, p) &&
  sidesOf(shape.outline, true).every((one) => toSegment(one, p) > NEAR);

/** Where a line meets the sides of an outline, as parts of its length, its ends among them. */
function partsOf([a, b]: Segment, corners: readonly Point[]): number[] {
  const met = sidesOf(corners, true).flatMap(([c, d]) => {
    const across = side([c, d], a) - side([c, d], b);
    if (across === 0) return [];
    const t = side([c, d], a) / across;
    const at: Point = [a[0] + t * (b[0] - a[0]), a[1] + t * (b[1] - a[1])];
    return t > 0 && t < 1 && toSegment([c, d], at) < NEAR ? [t] : [];
  });
  return [0, ...met.sort((x, y) => x - y), 1];
}

const at = ([a, b]: Segment, t: number): Point => [a[0] + t * (b[0] - a[0]), a[1] + t * (b[1] - a[1])];

/** How much of a line runs inside an outline. */
export function lengthInside(line: Segment, corners: readonly Point[]): number {
  const parts = partsOf(line, corners);
  const whole = apart(...line);
  return parts.slice(1).reduce((sum, to, i) => {
    const from = parts[i]!;
    return isInside(corners, at(line, (from + to) / 2)) ? sum + (to - from) * whole : sum;
  }, 0);
}

/** How much of a line runs inside a disc. */
export function lengthInDisc([a, b]: Segment, centre: Point, radius: number): number {
  const whole = apart(a, b);
  const off = Math.abs(side([a, b], centre)) / whole;
  if (off >= radius) return 0;
  const middle = ((centre[0] - a[0]) * (b[0] - a[0]) + (centre[1] - a[1]) * (b[1] - a[1])) / whole;
  const half = Math.sqrt(radius * radius - off * off);
  return Math.max(0, Math.min(whole, middle + half) - Math.max(0, middle - half));
}
