/** Whether what is drawn on a table can be read in one way (dt14.table.drawn). Whole numbers decide. */
import {
  type Area,
  along,
  area,
  type Point,
  placeIn,
  type Segment,
  type Shape,
  sidesOf,
  turn,
} from '@dustfront/wargame/tabletop';

const isBetween = (point: Point, [a, b]: Segment): boolean =>
  turn(a, b, point) === 0 && along(a, b, point) >= 0 && along(b, a, point) >= 0;

/** The sides run through one another, each with its ends on both sides of the other. */
const cross = ([a, b]: Segment, [c, d]: Segment): boolean =>
  Math.sign(turn(a, b, c)) * Math.sign(turn(a, b, d)) < 0 &&
  Math.sign(turn(c, d, a)) * Math.sign(turn(c, d, b)) < 0;

const touch = (one: Segment, other: Segment): boolean =>
  cross(one, other) || other.some((end) => isBetween(end, one)) || one.some((end) => isBetween(end, other));

/** Sides that follow one another share their corner and nothing else. */
const foldsBack = ([a, b]: Segment, [, c]: Segment): boolean => turn(a, b, c) === 0 && along(b, a, c) > 0;

/** The sides of an outline meet only where they follow one another. */
export function isSimple(outline: readonly Point[]): boolean {
  const sides = sidesOf(area(outline));
  if (sides.length < 3) return false;
  return sides.every((side, at) => {
    if (foldsBack(side, sides[(at + 1) % sides.length]!)) return false;
    return sides.every((other, n) => {
      const isNext = n === (at + 1) % sides.length || at === (n + 1) % sides.length;
      return n <= at || isNext || !touch(side, other);
    });
  });
}

const doubled = ({ corners }: Area): Area => area(corners.map(([x, y]): Point => [2 * x, 2 * y]));

/** Corners and the middles of sides of an outline whose numbers are even. */
const marksOf = (outline: Area): Point[] =>
  sidesOf(outline).flatMap(([a, b]): Point[] => [a, [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2]]);

function liesOver(one: Area, other: Area): boolean {
  const places = marksOf(one).map((point) => placeIn(other.corners, point));
  return places.includes('inside') || !places.includes('outside');
}

/** Two areas have no inner point in common; they may touch. */
export function areApart(a: Shape, b: Shape): boolean {
  if (a.form !== 'area' || b.form !== 'area') return true;
  const [one, other] = [doubled(a), doubled(b)];
  const isCrossed = sidesOf(one).some((side) => sidesOf(other).some((two) => cross(side, two)));
  return !isCrossed && !liesOver(one, other) && !liesOver(other, one);
}
