import { areNear } from './closeness.ts';
import { compare, type Fraction, least, rootUp, times, wholeRootUp, ZERO } from './fraction.ts';
import { along, type Point, squareOf, turn } from './point.ts';
import { type Area, isOnSegment, type Line, placeIn, type Segment, type Shape, sidesOf } from './shape.ts';

/** The least whole number that is not less than the distance of two points. */
export function distanceUp(a: Point, b: Point): number {
  const square = squareOf(a, b);
  return square < 2 ** 50 ? wholeRootUp(square) : rootUp({ above: square, below: 1 });
}

/** The square of the distance of a point from a segment. */
export function fromSegment(point: Point, segment: Segment): Fraction {
  const a = segment[0];
  const b = segment[1];
  const square = squareOf(a, b);
  const ahead = along(a, b, point);
  if (square === 0 || ahead <= 0) return { above: squareOf(a, point), below: 1 };
  if (ahead >= square) return { above: squareOf(b, point), below: 1 };
  const aside = turn(a, b, point);
  return { above: times(aside, aside), below: square };
}

/** Whether two segments have a point in common. */
export function meet(one: Segment, other: Segment): boolean {
  const a = one[0];
  const b = one[1];
  const c = other[0];
  const d = other[1];
  const atC = turn(a, b, c);
  const atD = turn(a, b, d);
  if (atC > 0 ? atD > 0 : atC < 0 && atD < 0) return false;
  const atA = turn(c, d, a);
  const atB = turn(c, d, b);
  if (atA > 0 ? atB > 0 : atA < 0 && atB < 0) return false;
  if (atC !== 0 && atD !== 0 && atA !== 0 && atB !== 0) return true;
  return isOnSegment(c, one) || isOnSegment(d, one) || isOnSegment(a, other) || isOnSegment(b, other);
}

function betweenSegments(one: Segment, other: Segment): Fraction {
  if (meet(one, other)) return ZERO;
  const ours = least(fromSegment(one[0], other), fromSegment(one[1], other));
  return least(ours, least(fromSegment(other[0], one), fromSegment(other[1], one)));
}

const pointOf = (shape: Area | Line): Point => shape.corners[0]!;

/** The square of the distance of two shapes, discs taken as their centres. */
export function coreDistance(a: Shape, b: Shape): Fraction {
  if (a.form === 'disc') {
    if (b.form === 'disc') return { above: squareOf(a.at, b.at), below: 1 };
    if (b.form === 'area' && placeIn(b.corners, a.at) !== 'outside') return ZERO;
    let nearest: Fraction | null = null;
    for (const side of sidesOf(b)) {
      const distance = fromSegment(a.at, side);
      nearest = nearest === null ? distance : least(nearest, distance);
    }
    return nearest ?? ZERO;
  }
  if (b.form === 'disc') return coreDistance(b, a);
  if (a.form === 'area' && placeIn(a.corners, pointOf(b)) !== 'outside') return ZERO;
  if (b.form === 'area' && placeIn(b.corners, pointOf(a)) !== 'outside') return ZERO;
  let nearest: Fraction | null = null;
  for (const one of sidesOf(a)) {
    for (const other of sidesOf(b)) {
      const distance = betweenSegments(one, other);
      if (distance.above === 0) return ZERO;
      nearest = nearest === null ? distance : least(nearest, distance);
    }
  }
  return nearest ?? ZERO;
}

const radiusOf = (shape: Shape): number => (shape.form === 'disc' ? shape.radius : 0);

/** The least whole number of millimetres within which two shapes are; 0 if they touch or overlap. */
export const gapOf = (a: Shape, b: Shape): number =>
  Math.max(0, rootUp(coreDistance(a, b)) - radiusOf(a) - radiusOf(b));

/** Whether the nearest points of two shapes are at most so far apart. */
export const areWithin = (a: Shape, b: Shape, distance: number): boolean =>
  areNear(a, b, distance + radiusOf(a) + radiusOf(b), true);

/** Whether what is within a radius of a shape has inner points in common with another shape. */
export const reaches = (a: Shape, radius: number, b: Shape): boolean =>
  areNear(a, b, radius + radiusOf(a) + radiusOf(b), false);

/** Whether a is nearer to its thing than b to its own. */
export const isNearer = (a: Fraction, b: Fraction): boolean => compare(a, b) < 0;
