import { times, type Whole } from './fraction.ts';
import { type Point, turn } from './point.ts';
import { type Area, countOf, type Line, placeIn, type Shape } from './shape.ts';

/** How near two shapes must come: the square of a distance, and whether that distance itself is near enough. */
interface Measure {
  readonly square: Whole;
  readonly touching: boolean;
}

/** Whether above / below, the square of a distance, is near enough; exact whatever the size of the numbers. */
function isNear(above: Whole, below: number, { square, touching }: Measure): boolean {
  const limit = times(square, below);
  return touching ? above <= limit : above < limit;
}

/** Whether a point comes near enough to the segment from a to b. */
function isPointNear(point: Point, a: Point, b: Point, measure: Measure): boolean {
  const ux = b[0] - a[0];
  const uy = b[1] - a[1];
  const vx = point[0] - a[0];
  const vy = point[1] - a[1];
  const square = ux * ux + uy * uy;
  const ahead = ux * vx + uy * vy;
  if (square === 0 || ahead <= 0) return isNear(vx * vx + vy * vy, 1, measure);
  if (ahead >= square) {
    const wx = point[0] - b[0];
    const wy = point[1] - b[1];
    return isNear(wx * wx + wy * wy, 1, measure);
  }
  const aside = ux * vy - uy * vx;
  return isNear(times(aside, aside), square, measure);
}

/** Whether each of two segments has its ends on both sides of the other. */
function doCross(a: Point, b: Point, c: Point, d: Point): boolean {
  const atC = turn(a, b, c);
  const atD = turn(a, b, d);
  if (atC > 0 ? atD >= 0 : atC === 0 || atD <= 0) return false;
  const atA = turn(c, d, a);
  const atB = turn(c, d, b);
  return atA > 0 ? atB < 0 : atA < 0 && atB > 0;
}

const areSegmentsNear = (a: Point, b: Point, c: Point, d: Point, measure: Measure): boolean =>
  doCross(a, b, c, d) ||
  isPointNear(a, c, d, measure) ||
  isPointNear(b, c, d, measure) ||
  isPointNear(c, a, b, measure) ||
  isPointNear(d, a, b, measure);

const isInside = (shape: Area | Line, point: Point): boolean =>
  shape.form === 'area' && placeIn(shape.corners, point) !== 'outside';

function isPointNearShape(point: Point, shape: Area | Line, measure: Measure): boolean {
  if (isInside(shape, point)) return true;
  const { corners } = shape;
  const count = countOf(shape);
  for (let i = 0; i < count; i++)
    if (isPointNear(point, corners[i]!, corners[(i + 1) % corners.length]!, measure)) return true;
  return false;
}

function isSegmentNearShape(a: Point, b: Point, shape: Area | Line, measure: Measure): boolean {
  const { corners } = shape;
  const count = countOf(shape);
  for (let i = 0; i < count; i++)
    if (areSegmentsNear(a, b, corners[i]!, corners[(i + 1) % corners.length]!, measure)) return true;
  return false;
}

function areShapesNear(one: Area | Line, other: Area | Line, measure: Measure): boolean {
  if (isInside(one, other.corners[0]!) || isInside(other, one.corners[0]!)) return true;
  const { corners } = one;
  const count = countOf(one);
  for (let i = 0; i < count; i++)
    if (isSegmentNearShape(corners[i]!, corners[(i + 1) % corners.length]!, other, measure)) return true;
  return false;
}

/** Whether two shapes, discs taken as their centres, are nearer than a distance, or touching it. */
export function areNear(a: Shape, b: Shape, distance: number, touching: boolean): boolean {
  if (touching ? distance < 0 : distance <= 0) return false;
  const measure: Measure = { square: times(distance, distance), touching };
  if (a.form !== 'disc')
    return b.form === 'disc' ? isPointNearShape(b.at, a, measure) : areShapesNear(a, b, measure);
  if (b.form !== 'disc') return isPointNearShape(a.at, b, measure);
  const dx = a.at[0] - b.at[0];
  const dy = a.at[1] - b.at[1];
  return isNear(dx * dx + dy * dy, 1, measure);
}

/** Whether what is within a radius of a segment has inner points in common with a shape. */
export function doesStripReach(from: Point, to: Point, radius: number, shape: Shape): boolean {
  if (shape.form === 'disc') {
    const distance = radius + shape.radius;
    return (
      distance > 0 && isPointNear(shape.at, from, to, { square: times(distance, distance), touching: false })
    );
  }
  if (radius <= 0) return false;
  const measure: Measure = { square: times(radius, radius), touching: false };
  return isInside(shape, from) || isSegmentNearShape(from, to, shape, measure);
}
