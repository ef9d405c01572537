import type { Point } from './point.ts';

/** Headings are 64, clockwise on the screen, 0 to the right. */
export const HEADINGS = 64;
export const UNIT = 4096;

/** The first quarter; the others follow by turning, so that no sine decides anything. */
const QUARTER: readonly Point[] = [
  [4096, 0],
  [4076, 401],
  [4017, 799],
  [3920, 1189],
  [3784, 1567],
  [3612, 1931],
  [3406, 2276],
  [3166, 2598],
  [2896, 2896],
  [2598, 3166],
  [2276, 3406],
  [1931, 3612],
  [1567, 3784],
  [1189, 3920],
  [799, 4017],
  [401, 4076],
];

const quarterTurn = ([u, v]: Point): Point => [v === 0 ? 0 : -v, u];

const DIRECTIONS: readonly Point[] = Array.from({ length: HEADINGS }, (_, heading) => {
  let direction = QUARTER[heading % 16] ?? [UNIT, 0];
  for (let quarter = Math.floor(heading / 16); quarter > 0; quarter--) direction = quarterTurn(direction);
  return direction;
});

/** The direction of a heading, times `UNIT`. */
export function directionOf(heading: number): Point {
  const direction = DIRECTIONS[heading];
  if (direction === undefined) throw new RangeError(`there is no heading ${heading}`);
  return direction;
}

/** To the nearest whole number, halves away from zero. */
export function roundedQuotient(above: number, below: number): number {
  const size = Math.floor((2 * Math.abs(above) + below) / (2 * below));
  return above < 0 && size !== 0 ? -size : size;
}

export type Corners = readonly [frontLeft: Point, frontRight: Point, rearRight: Point, rearLeft: Point];

/** The corners of a hull around its centre, from half its length and half its width. */
export function hullCorners(
  [x, y]: Point,
  half: { length: number; width: number },
  heading: number,
): Corners {
  const [u, v] = directionOf(heading);
  const corner = (l: number, w: number): Point => [
    x + roundedQuotient(l * u + w * v, UNIT),
    y + roundedQuotient(l * v - w * u, UNIT),
  ];
  const { length, width } = half;
  return [corner(length, width), corner(length, -width), corner(-length, -width), corner(-length, width)];
}

const ARCS = ['front', 'left', 'rear', 'right'] as const;
export type Arc = (typeof ARCS)[number];

/** Whether a point lies in an arc of a piece with that heading; its own centre lies in front and behind. */
export function isInArc(from: Point, heading: number, to: Point, arc: Arc): boolean {
  const direction = directionOf(heading);
  const dx = to[0] - from[0];
  const dy = to[1] - from[1];
  const ahead = direction[0] * dx + direction[1] * dy;
  const aside = direction[0] * dy - direction[1] * dx;
  if (arc === 'front') return ahead >= Math.abs(aside);
  if (arc === 'rear') return -ahead >= Math.abs(aside);
  return arc === 'left' ? aside < 0 : aside > 0;
}

/** The arcs of a piece with that heading in which a point lies. */
export const arcsOf = (from: Point, heading: number, to: Point): Arc[] =>
  ARCS.filter((arc) => isInArc(from, heading, to, arc));
