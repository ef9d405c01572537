import { type Point, squareOf, turn } from './point.ts';

/** A round base, or a point if it has no radius. */
export interface Disc {
  readonly form: 'disc';
  readonly at: Point;
  readonly radius: number;
}

/** What lies inside an outline, its edge included. It need not be convex. */
export interface Area {
  readonly form: 'area';
  readonly corners: readonly Point[];
}

/** A line of no width through its corners, not closed. */
export interface Line {
  readonly form: 'line';
  readonly corners: readonly Point[];
}

export type Shape = Disc | Area | Line;
export type Segment = readonly [from: Point, to: Point];

export const disc = (at: Point, radius: number): Disc => ({ form: 'disc', at, radius });
export const area = (corners: readonly Point[]): Area => ({ form: 'area', corners });
export const line = (...corners: readonly Point[]): Line => ({ form: 'line', corners });

/** How many sides there are; a single point counts as one. */
export const countOf = ({ form, corners }: Area | Line): number =>
  form === 'area' ? corners.length : Math.max(1, corners.length - 1);

/** The sides of an area, or the stretches of a line. */
export function sidesOf({ form, corners }: Area | Line): Segment[] {
  const sides: Segment[] = [];
  const count = form === 'area' ? corners.length : corners.length - 1;
  for (let i = 0; i < count; i++) sides.push([corners[i]!, corners[(i + 1) % corners.length]!]);
  if (sides.length === 0 && corners[0] !== undefined) sides.push([corners[0], corners[0]]);
  return sides;
}

export const isOnSegment = (point: Point, [a, b]: Segment): boolean =>
  turn(a, b, point) === 0 && squareOf(a, point) + squareOf(b, point) <= squareOf(a, b);

/** Whether a point lies inside an outline, on its edge, or outside. */
export function placeIn(corners: readonly Point[], point: Point): 'inside' | 'edge' | 'outside' {
  let isInside = false;
  for (let i = 0, j = corners.length - 1; i < corners.length; j = i++) {
    const a = corners[i]!;
    const b = corners[j]!;
    const isApart = a[1] > point[1] === b[1] > point[1];
    if (isApart && a[1] !== point[1] && b[1] !== point[1]) continue;
    const side = turn(a, b, point);
    if (side === 0 && squareOf(a, point) + squareOf(b, point) <= squareOf(a, b)) return 'edge';
    if (isApart) continue;
    if (b[1] > a[1] ? side < 0 : side > 0) isInside = !isInside;
  }
  return isInside ? 'inside' : 'outside';
}
