import { approximately, compare, type Fraction } from './fraction.ts';
import { isClockwise } from './overlap.ts';
import { along, type Point, squareOf, turn } from './point.ts';
import type { Segment } from './shape.ts';

/** What a line has to do with one thing beside or before it. Its two ends do not count. */
export interface Meeting {
  /** It runs through the inside, or from one side of a wall to the other. */
  readonly crosses: boolean;
  /** The thing has a point on it and lies to the left of one who looks along it. */
  readonly left: boolean;
  readonly right: boolean;
  /** A wall that runs along it, on neither side. */
  readonly along: boolean;
}

const APART: Meeting = { crosses: false, left: false, right: false, along: false };
const CROSSED: Meeting = { ...APART, crosses: true };

/** Whether a point of the line through both lies between the ends, not on one. */
const isInner = ([a, b]: Segment, point: Point): boolean => {
  const ahead = along(a, b, point);
  return ahead > 0 && ahead < squareOf(a, b);
};

/** Whether what lies on the line through a segment has more than a point in common with its inside. */
function isAlongside(line: Segment, [c, d]: Segment): boolean {
  const square = squareOf(line[0], line[1]);
  const [from, to] = [along(line[0], line[1], c), along(line[0], line[1], d)];
  return Math.max(0, Math.min(from, to)) < Math.min(square, Math.max(from, to));
}

/** A line and a stretch of wall, which has no width. */
export function meetStretch(line: Segment, stretch: Segment): Meeting {
  const a = line[0];
  const b = line[1];
  const c = stretch[0];
  const d = stretch[1];
  const atC = turn(a, b, c);
  const atD = turn(a, b, d);
  if (atC === 0 && atD === 0) return isAlongside(line, stretch) ? { ...APART, along: true } : APART;
  if (atC > 0 ? atD > 0 : atC < 0 && atD < 0) return APART;
  if (atC !== 0 && atD !== 0) {
    const atA = turn(c, d, a);
    const atB = turn(c, d, b);
    return atA > 0 ? (atB < 0 ? CROSSED : APART) : atA < 0 && atB > 0 ? CROSSED : APART;
  }
  if (!isInner(line, atC === 0 ? c : d)) return APART;
  const side = atC === 0 ? atD : atC;
  return { ...APART, left: side < 0, right: side > 0 };
}

/** A line and an area, which need not be convex. */
export function meetArea(line: Segment, corners: readonly Point[]): Meeting {
  if (isBeside(line, corners)) return APART;
  if (cutsSide(line, corners)) return CROSSED;
  if (partsInside(line, corners).length > 0) return CROSSED;
  const [a, b] = line;
  const sides = corners.map((corner) => turn(a, b, corner));
  const clockwise = isClockwise(corners);
  let [left, right] = [false, false];
  for (let i = 0; i < corners.length; i++) {
    const next = (i + 1) % corners.length;
    if (sides[i] !== 0) continue;
    if (isInner(line, corners[i]!)) {
      const before = sides[(i + corners.length - 1) % corners.length]!;
      const after = sides[next]!;
      left ||= before < 0 || after < 0;
      right ||= before > 0 || after > 0;
    }
    if (sides[next] === 0 && isAlongside(line, [corners[i]!, corners[next]!])) {
      const sameWay = along(a, b, corners[i]!) < along(a, b, corners[next]!);
      if (sameWay === clockwise) right = true;
      else left = true;
    }
  }
  return { ...APART, left, right };
}

/** A line and a round area. */
export function meetDisc(line: Segment, centre: Point, radius: number): Meeting {
  const [a, b] = line;
  const square = squareOf(a, b);
  if (square === 0) return APART;
  const aside = turn(a, b, centre);
  const over = aside * aside - radius * radius * square;
  if (over > 0) return APART;
  if (over === 0) {
    return isInner(line, centre) ? { ...APART, left: aside < 0, right: aside > 0 } : APART;
  }
  const isInside = (end: Point): boolean => squareOf(end, centre) < radius * radius;
  return isInside(a) || isInside(b) || isInner(line, centre) ? CROSSED : APART;
}

/** All corners strictly on one side, or beyond one end: most things are out of the way of most lines. */
function isBeside(line: Segment, corners: readonly Point[]): boolean {
  const a = line[0];
  const b = line[1];
  let lowX = Number.POSITIVE_INFINITY;
  let highX = Number.NEGATIVE_INFINITY;
  let lowY = Number.POSITIVE_INFINITY;
  let highY = Number.NEGATIVE_INFINITY;
  let areLeft = true;
  let areRight = true;
  for (const corner of corners) {
    if (corner[0] < lowX) lowX = corner[0];
    if (corner[0] > highX) highX = corner[0];
    if (corner[1] < lowY) lowY = corner[1];
    if (corner[1] > highY) highY = corner[1];
    const side = turn(a, b, corner);
    areLeft &&= side < 0;
    areRight &&= side > 0;
  }
  if (areLeft || areRight) return true;
  if (Math.max(a[0], b[0]) < lowX || Math.min(a[0], b[0]) > highX) return true;
  return Math.max(a[1], b[1]) < lowY || Math.min(a[1], b[1]) > highY;
}

/** Whether a line comes in or goes out through the middle of a side: then it has been inside. */
function cutsSide(line: Segment, corners: readonly Point[]): boolean {
  const a = line[0];
  const b = line[1];
  let c = corners[corners.length - 1]!;
  let atC = turn(a, b, c);
  for (const d of corners) {
    const atD = turn(a, b, d);
    if (atC > 0 ? atD < 0 : atC < 0 && atD > 0) {
      const atA = turn(c, d, a);
      const atB = turn(c, d, b);
      if (atA > 0 ? atB < 0 : atA < 0 && atB > 0) return true;
    }
    c = d;
    atC = atD;
  }
  return false;
}

/** The parts of a line inside an outline, as fractions of its length, in order. */
export function partsInside(line: Segment, corners: readonly Point[]): [from: Fraction, to: Fraction][] {
  const cuts = cutsOf(line, corners);
  const parts: [Fraction, Fraction][] = [];
  for (let i = 0; i + 1 < cuts.length; i++) {
    const [from, to] = [cuts[i]!, cuts[i + 1]!];
    if (isMiddleInside(line, from, to, corners)) parts.push([from, to]);
  }
  return parts;
}

/** Where a line meets the sides of an outline, with its own two ends, each place once. */
function cutsOf(line: Segment, corners: readonly Point[]): Fraction[] {
  const [a, b] = line;
  const square = squareOf(a, b);
  const cuts: Fraction[] = [
    { above: 0, below: 1 },
    { above: 1, below: 1 },
  ];
  for (let i = 0; i < corners.length; i++) {
    const c = corners[i]!;
    const d = corners[(i + 1) % corners.length]!;
    const atC = turn(a, b, c);
    const atD = turn(a, b, d);
    if (atC === 0 && isInner(line, c)) cuts.push({ above: along(a, b, c), below: square });
    if (atC > 0 ? atD >= 0 : atC === 0 || atD <= 0) continue;
    const atA = turn(c, d, a);
    const atB = turn(c, d, b);
    if (atA === 0 || atB === 0 || atA > 0 === atB > 0) continue;
    cuts.push({ above: Math.abs(atA), below: Math.abs(atA) + Math.abs(atB) });
  }
  cuts.sort(compare);
  return cuts.filter((cut, i) => i === 0 || compare(cuts[i - 1]!, cut) !== 0);
}

const UNCLEAR = 1e-4;

/** Whether the middle of a part is inside: with floats where that is clear by a margin, else exactly. */
function isMiddleInside([a, b]: Segment, from: Fraction, to: Fraction, corners: readonly Point[]): boolean {
  const middle = (approximately(from) + approximately(to)) / 2;
  const x = a[0] + middle * (b[0] - a[0]);
  const y = a[1] + middle * (b[1] - a[1]);
  let isInside = false;
  for (let i = 0, j = corners.length - 1; i < corners.length; j = i++) {
    const [cx, cy] = corners[i]!;
    const [dx, dy] = corners[j]!;
    if (Math.abs(cy - y) < UNCLEAR || Math.abs(dy - y) < UNCLEAR)
      return isExactlyInside([a, b], from, to, corners);
    if (cy > y === dy > y) continue;
    const side = (dx - cx) * (y - cy) - (dy - cy) * (x - cx);
    if (Math.abs(side) < UNCLEAR) return isExactlyInside([a, b], from, to, corners);
    if (dy > cy ? side < 0 : side > 0) isInside = !isInside;
  }
  return isInside;
}

/** The same with everything multiplied until it is whole. */
function isExactlyInside([a, b]: Segment, from: Fraction, to: Fraction, corners: readonly Point[]): boolean {
  const below = 2n * BigInt(from.below) * BigInt(to.below);
  const above = BigInt(from.above) * BigInt(to.below) + BigInt(to.above) * BigInt(from.below);
  const at = (axis: 0 | 1): bigint => BigInt(a[axis]) * below + above * BigInt(b[axis] - a[axis]);
  const [x, y] = [at(0), at(1)];
  const scaled = corners.map(([cx, cy]): [bigint, bigint] => [BigInt(cx) * below, BigInt(cy) * below]);
  let isInside = false;
  for (let i = 0, j = scaled.length - 1; i < scaled.length; j = i++) {
    const [cx, cy] = scaled[i]!;
    const [dx, dy] = scaled[j]!;
    const side = (dx - cx) * (y - cy) - (dy - cy) * (x - cx);
    if (side === 0n && (cx - x) * (dx - x) + (cy - y) * (dy - y) <= 0n) return false;
    if (cy > y === dy > y) continue;
    if (dy > cy ? side < 0n : side > 0n) isInside = !isInside;
  }
  return isInside;
}

/** Whether the parts of a line inside an outline are longer than that in all. */
export function isLongerInside(line: Segment, corners: readonly Point[], length: number): boolean {
  const parts = partsInside(line, corners);
  const square = squareOf(line[0], line[1]);
  const share = parts.reduce((sum, [from, to]) => sum + approximately(to) - approximately(from), 0);
  const measured = share * share * square;
  if (Math.abs(measured - length * length) > 1e-3) return measured > length * length;
  let [above, below] = [0n, 1n];
  for (const [from, to] of parts) {
    const bottom = BigInt(from.below) * BigInt(to.below);
    const top = BigInt(to.above) * BigInt(from.below) - BigInt(from.above) * BigInt(to.below);
    above = above * bottom + top * below;
    below *= bottom;
  }
  return above * above * BigInt(square) > BigInt(length * length) * below * below;
}
