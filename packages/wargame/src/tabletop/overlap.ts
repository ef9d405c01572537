import { reaches } from './distance.ts';
import { compare, type Fraction } from './fraction.ts';
import { type Point, turn } from './point.ts';
import { type Area, countOf, placeIn, type Shape } from './shape.ts';

/** Whether a segment from a to b has a point inside a convex outline, its edge left out. */
function runsThrough(a: Point, b: Point, corners: readonly Point[], clockwise: boolean): boolean {
  let from: Fraction = START;
  let to: Fraction = END;
  for (let i = 0; i < corners.length; i++) {
    const c = corners[i]!;
    const d = corners[(i + 1) % corners.length]!;
    const atA = clockwise ? turn(c, d, a) : turn(d, c, a);
    const atB = clockwise ? turn(c, d, b) : turn(d, c, b);
    if (atA <= 0 && atB <= 0) return false;
    if (atA > 0 && atB > 0) continue;
    const cut: Fraction = { above: Math.abs(atA), below: Math.abs(atA - atB) };
    if (atA <= 0 && compare(cut, from) > 0) from = cut;
    if (atB <= 0 && compare(cut, to) < 0) to = cut;
  }
  return compare(from, to) < 0;
}

const START: Fraction = { above: 0, below: 1 };
const END: Fraction = { above: 1, below: 1 };

/** Whether all of another outline lies beyond one side of a convex one, or on it: most that are near do. */
function isBeyondSide(corners: readonly Point[], clockwise: boolean, others: readonly Point[]): boolean {
  for (let i = 0; i < corners.length; i++) {
    const c = corners[i]!;
    const d = corners[(i + 1) % corners.length]!;
    let isBeyond = true;
    for (let at = 0; at < others.length && isBeyond; at++)
      isBeyond = (clockwise ? turn(c, d, others[at]!) : turn(d, c, others[at]!)) <= 0;
    if (isBeyond) return true;
  }
  return false;
}

/** On the screen, with y downwards. */
export function isClockwise(corners: readonly Point[]): boolean {
  let twice = 0;
  for (let i = 0, j = corners.length - 1; i < corners.length; j = i++) {
    twice += corners[j]![0] * corners[i]![1] - corners[j]![1] * corners[i]![0];
  }
  return twice > 0;
}

/** Whether two shapes have inner points in common; a line must run through the inside. The first area is convex. */
export function overlaps(a: Shape, b: Shape): boolean {
  if (a.form === 'disc') return reaches(a, 0, b);
  if (b.form === 'disc') return reaches(b, 0, a);
  if (a.form === 'line') return b.form === 'area' && overlaps(b, a);
  const clockwise = isClockwise(a.corners);
  if (isBeyondSide(a.corners, clockwise, b.corners)) return false;
  const count = countOf(b);
  for (let i = 0; i < count; i++)
    if (runsThrough(b.corners[i]!, b.corners[(i + 1) % b.corners.length]!, a.corners, clockwise)) return true;
  return b.form === 'area' && isWithinOutline(a, b);
}

/** Whether a convex area lies in an outline none of whose sides runs through it: then one inner point tells. */
function isWithinOutline({ corners }: Area, { corners: outline }: Area): boolean {
  const places = corners.map((corner) => placeIn(outline, corner));
  if (places.includes('inside')) return true;
  return !places.includes('outside') && placeOfMiddle(corners, outline) === 'inside';
}

/** Where the mean of the corners lies, which is inside a convex area; everything is multiplied so that it is whole. */
function placeOfMiddle(corners: readonly Point[], outline: readonly Point[]): 'inside' | 'edge' | 'outside' {
  const count = corners.length;
  const sum = corners.reduce<Point>(([x, y], corner) => [x + corner[0], y + corner[1]], [0, 0]);
  const scaled = outline.map(([x, y]): Point => [count * x, count * y]);
  return placeIn(scaled, sum);
}

/** Whether a shape lies wholly on the table, its edge included. */
export function isOnTable(shape: Shape, { width, height }: { width: number; height: number }): boolean {
  if (shape.form === 'disc') {
    const [[x, y], r] = [shape.at, shape.radius];
    return x >= r && y >= r && x + r <= width && y + r <= height;
  }
  return shape.corners.every(([x, y]) => x >= 0 && y >= 0 && x <= width && y <= height);
}
