/** The geometry of tables once more, in BigInt throughout and by other ways: slow, and not in doubt. */
import { type Point, type Segment, type Shape, sidesOf } from '../src/tabletop/index.ts';

type Big = readonly [x: bigint, y: bigint];
type Side = readonly [from: Big, to: Big];

interface Quotient {
  readonly above: bigint;
  readonly below: bigint;
}

const big = ([x, y]: Point): Big => [BigInt(x), BigInt(y)];
const bigSide = ([from, to]: Segment): Side => [big(from), big(to)];
const cross = (o: Big, a: Big, b: Big): bigint =>
  (a[0] - o[0]) * (b[1] - o[1]) - (a[1] - o[1]) * (b[0] - o[0]);
const dot = (o: Big, a: Big, b: Big): bigint => (a[0] - o[0]) * (b[0] - o[0]) + (a[1] - o[1]) * (b[1] - o[1]);
const sign = (n: bigint): number => (n > 0n ? 1 : n < 0n ? -1 : 0);
const order = (a: Quotient, b: Quotient): number => sign(a.above * b.below - b.above * a.below);

const isOn = (p: Big, [a, b]: Side): boolean => cross(a, b, p) === 0n && dot(p, a, b) <= 0n;

/** Whether the ends of each lie on both sides of the other. */
const doCross = ([a, b]: Side, [c, d]: Side): boolean =>
  sign(cross(a, b, c)) * sign(cross(a, b, d)) < 0 && sign(cross(c, d, a)) * sign(cross(c, d, b)) < 0;

const doMeet = (one: Side, other: Side): boolean =>
  doCross(one, other) || one.some((end) => isOn(end, other)) || other.some((end) => isOn(end, one));

function squareFrom(p: Big, [a, b]: Side): Quotient {
  const square = dot(a, b, b);
  const ahead = dot(a, b, p);
  if (square === 0n || ahead <= 0n) return { above: dot(a, p, p), below: 1n };
  if (ahead >= square) return { above: dot(b, p, p), below: 1n };
  return { above: cross(a, b, p) ** 2n, below: square };
}

export type Where = 'inside' | 'edge' | 'outside';

/** By counting how often the outline runs around the point. */
function whereIn(outline: readonly Side[], p: Big): Where {
  let turns = 0;
  for (const side of outline) {
    if (isOn(p, side)) return 'edge';
    const [a, b] = side;
    if (a[1] <= p[1] && b[1] > p[1] && cross(a, b, p) > 0n) turns++;
    if (a[1] > p[1] && b[1] <= p[1] && cross(a, b, p) < 0n) turns--;
  }
  return turns === 0 ? 'outside' : 'inside';
}

const sidesExactly = (shape: Shape): Side[] =>
  shape.form === 'disc' ? [[big(shape.at), big(shape.at)]] : sidesOf(shape).map(bigSide);

export const placeExactly = (corners: readonly Point[], point: Point): Where =>
  whereIn(sidesExactly({ form: 'area', corners }), big(point));

const radiusOf = (shape: Shape): number => (shape.form === 'disc' ? shape.radius : 0);

/** The square of the distance of two shapes, discs taken as their centres. */
function squareApart(a: Shape, b: Shape): Quotient {
  const [ours, theirs] = [sidesExactly(a), sidesExactly(b)];
  if (a.form === 'area' && whereIn(ours, theirs[0]![0]) !== 'outside') return { above: 0n, below: 1n };
  if (b.form === 'area' && whereIn(theirs, ours[0]![0]) !== 'outside') return { above: 0n, below: 1n };
  let least: Quotient | null = null;
  for (const one of ours)
    for (const other of theirs) {
      if (doMeet(one, other)) return { above: 0n, below: 1n };
      const ends = [...one.map((end) => squareFrom(end, other)), ...other.map((end) => squareFrom(end, one))];
      for (const end of ends) if (least === null || order(end, least) < 0) least = end;
    }
  return least!;
}

const isWithin = (square: Quotient, distance: number): number =>
  order(square, { above: BigInt(distance) ** 2n, below: 1n });

/** Within a distance, edges included. */
export function withinExactly(a: Shape, b: Shape, distance: number): boolean {
  const all = distance + radiusOf(a) + radiusOf(b);
  return all >= 0 && isWithin(squareApart(a, b), all) <= 0;
}

/** Nearer than a distance. */
export function nearerExactly(a: Shape, b: Shape, distance: number): boolean {
  const all = distance + radiusOf(a) + radiusOf(b);
  return all > 0 && isWithin(squareApart(a, b), all) < 0;
}

/** Whether that is the least whole distance within which two shapes are. */
export const isGapExactly = (a: Shape, b: Shape, gap: number): boolean =>
  withinExactly(a, b, gap) && (gap === 0 || !withinExactly(a, b, gap - 1));

/** The parts of a line strictly inside an outline, as fractions of its length. */
function partsExactly([a, b]: Side, outline: readonly Side[]): [from: Quotient, to: Quotient][] {
  const square = dot(a, b, b);
  const cuts: Quotient[] = [
    { above: 0n, below: 1n },
    { above: 1n, below: 1n },
  ];
  // A line of no length is a point, wholly inside or not at all.
  if (square === 0n) return whereIn(outline, a) === 'inside' ? [[cuts[0]!, cuts[1]!]] : [];
  for (const [c, d] of outline) {
    const [atA, atB] = [cross(c, d, a), cross(c, d, b)];
    if (doCross([a, b], [c, d])) cuts.push({ above: atA * BigInt(sign(atA - atB)), below: abs(atA - atB) });
    for (const end of [c, d]) if (isOn(end, [a, b])) cuts.push({ above: dot(a, b, end), below: square });
  }
  cuts.sort(order);
  const parts: [Quotient, Quotient][] = [];
  for (const [i, to] of cuts.slice(1).entries()) {
    const from = cuts[i]!;
    if (order(from, to) < 0 && isMiddleInside([a, b], from, to, outline)) parts.push([from, to]);
  }
  return parts;
}

const abs = (n: bigint): bigint => (n < 0n ? -n : n);

function isMiddleInside([a, b]: Side, from: Quotient, to: Quotient, outline: readonly Side[]): boolean {
  const scale = 2n * from.below * to.below;
  const share = from.above * to.below + to.above * from.below;
  const times = ([x, y]: Big): Big => [x * scale, y * scale];
  const middle: Big = [a[0] * scale + share * (b[0] - a[0]), a[1] * scale + share * (b[1] - a[1])];
  const scaled = outline.map(([c, d]): Side => [times(c), times(d)]);
  return whereIn(scaled, middle) === 'inside';
}

export const crossesExactly = (line: Segment, corners: readonly Point[]): boolean =>
  partsExactly(bigSide(line), sidesExactly({ form: 'area', corners })).length > 0;

export function isLongerExactly(line: Segment, corners: readonly Point[], length: number): boolean {
  const side = bigSide(line);
  let [above, below] = [0n, 1n];
  for (const [from, to] of partsExactly(side, sidesExactly({ form: 'area', corners }))) {
    const bottom = from.below * to.below;
    above = above * bottom + (to.above * from.below - from.above * to.below) * below;
    below *= bottom;
  }
  return above * above * dot(side[0], side[1], side[1]) > BigInt(length) ** 2n * below * below;
}

/** Crossed, or touched by what lies to the left or to the right; a round area. */
export function discExactly(line: Segment, centre: Point, radius: number): string {
  const [a, b] = bigSide(line);
  const at = big(centre);
  if (dot(a, b, b) === 0n) return '';
  const near = isWithin(squareFrom(at, [a, b]), radius);
  if (near < 0) return 'crosses';
  const ahead = dot(a, b, at);
  if (near > 0 || ahead <= 0n || ahead >= dot(a, b, b)) return '';
  return sideOf(cross(a, b, at));
}

const sideOf = (aside: bigint): string => (aside < 0n ? 'left' : aside > 0n ? 'right' : '');

/** The same for a stretch of wall, which may also run along the line. */
export function stretchExactly(line: Segment, stretch: Segment): string {
  const [sight, wall] = [bigSide(line), bigSide(stretch)];
  if (doCross(sight, wall)) return 'crosses';
  const [a, b] = sight;
  const asides = wall.map((end) => cross(a, b, end));
  const square = dot(a, b, b);
  const aheads = wall.map((end) => dot(a, b, end));
  if (asides.every((aside) => aside === 0n)) {
    const [low, high] = aheads[0]! < aheads[1]! ? aheads : aheads.toReversed();
    return (low! > 0n ? low! : 0n) < (high! < square ? high! : square) ? 'along' : '';
  }
  const touching = asides.indexOf(0n);
  if (touching < 0 || aheads[touching]! <= 0n || aheads[touching]! >= square) return '';
  return sideOf(asides[1 - touching]!);
}

/** Whether a convex hull and a shape have inner points in common. */
export function overlapsExactly(hull: readonly Point[], other: Shape): boolean {
  if (other.form === 'disc') return nearerExactly({ form: 'area', corners: hull }, other, 0);
  const ours = sidesExactly({ form: 'area', corners: hull });
  const theirs = sidesExactly(other);
  if (theirs.some((side) => partsExactly(side, ours).length > 0)) return true;
  if (other.form === 'line') return false;
  if (ours.some((side) => partsExactly(side, theirs).length > 0)) return true;
  const count = BigInt(hull.length);
  const sum = hull.map(big).reduce(([x, y], [right, down]): Big => [x + right, y + down], [0n, 0n]);
  const times = ([x, y]: Big): Big => [x * count, y * count];
  const scaled = theirs.map(([c, d]): Side => [times(c), times(d)]);
  return whereIn(scaled, sum) === 'inside';
}
