import type { Spot } from '../../../board/tabletop.ts';

export const pathOf = (points: readonly Spot[], closed: boolean): string =>
  points.length === 0
    ? ''
    : `M${points.map(([x, y]) => `${Math.round(x * 10) / 10} ${Math.round(y * 10) / 10}`).join('L')}` +
      `${closed ? 'Z' : ''}`;

export const apart = ([ax, ay]: Spot, [bx, by]: Spot): number => Math.hypot(bx - ax, by - ay);

/** How long a way is, as the rules count it: each leg rounded up. */
export const lengthOf = (way: readonly Spot[]): number =>
  way.slice(1).reduce((sum, to, at) => sum + Math.ceil(apart(way[at]!, to)), 0);

export const centreOf = (points: readonly Spot[]): Spot => [
  points.reduce((sum, [x]) => sum + x, 0) / Math.max(1, points.length),
  points.reduce((sum, [, y]) => sum + y, 0) / Math.max(1, points.length),
];

export function isInside(outline: readonly Spot[], [x, y]: Spot): boolean {
  let inside = false;
  for (const [at, [ax, ay]] of outline.entries()) {
    const [bx, by] = outline[(at + outline.length - 1) % outline.length]!;
    if (ay > y !== by > y && x < ((bx - ax) * (y - ay)) / (by - ay) + ax) inside = !inside;
  }
  return inside;
}

/** So far before its end a way stops, that its tip touches the base and does not hide it. */
export function shortened(way: readonly Spot[], by: number): readonly Spot[] {
  const [last, before] = [way.at(-1), way.at(-2)];
  if (last === undefined || before === undefined) return way;
  const length = apart(before, last);
  const share = length === 0 ? 0 : Math.max(0, length - by) / length;
  return [
    ...way.slice(0, -1),
    [before[0] + (last[0] - before[0]) * share, before[1] + (last[1] - before[1]) * share],
  ];
}

/** A number from 0 to 1 that is the same every time for the same place. */
export const scatter = (x: number, y: number, n: number): number => {
  const s = Math.sin(x * 12.9898 + y * 78.233 + n * 37.719) * 43758.5453;
  return s - Math.floor(s);
};

export interface Strewn {
  readonly at: Spot;
  /** From 0 to 1, for size and turn. */
  readonly luck: number;
}

/** Places inside an outline about so far apart, always the same, from the top down: trees, stones, mines. */
export function strewn(outline: readonly Spot[], step: number, room = 0): readonly Strewn[] {
  const [xs, ys] = [outline.map(([x]) => x), outline.map(([, y]) => y)];
  const found: Strewn[] = [];
  for (let y = Math.min(...ys) + step / 2; y < Math.max(...ys); y += step)
    for (let x = Math.min(...xs) + step / 2; x < Math.max(...xs); x += step) {
      const at: Spot = [x + (scatter(x, y, 1) - 0.5) * step * 0.7, y + (scatter(x, y, 2) - 0.5) * step * 0.7];
      const around: readonly Spot[] = [
        [at[0] - room, at[1]],
        [at[0] + room, at[1]],
        [at[0], at[1] - room],
        [at[0], at[1] + room],
      ];
      if (around.every((one) => isInside(outline, one))) found.push({ at, luck: scatter(x, y, 3) });
    }
  return found.sort((a, b) => a.at[1] - b.at[1]);
}

/** How far a point lies from a piece of a line. */
export function offLine([x, y]: Spot, [ax, ay]: Spot, [bx, by]: Spot): number {
  const [dx, dy] = [bx - ax, by - ay];
  const along = dx === 0 && dy === 0 ? 0 : ((x - ax) * dx + (y - ay) * dy) / (dx * dx + dy * dy);
  const at = Math.min(1, Math.max(0, along));
  return apart([x, y], [ax + at * dx, ay + at * dy]);
}

const rounded = (at: number): number => Math.round(at * 10) / 10;

/** A soft curve through points: a way, or the edge of something that grew. */
export function curveThrough(points: readonly Spot[], closed: boolean): string {
  const last = points.length - 1;
  const at = (n: number): Spot =>
    points[closed ? (n + points.length) % points.length : Math.min(last, Math.max(0, n))]!;
  const bends = points.slice(0, closed ? points.length : last).map((_, n) => {
    const [before, from, to, after] = [at(n - 1), at(n), at(n + 1), at(n + 2)];
    const ends = [
      from[0] + (to[0] - before[0]) / 6,
      from[1] + (to[1] - before[1]) / 6,
      to[0] - (after[0] - from[0]) / 6,
      to[1] - (after[1] - from[1]) / 6,
      ...to,
    ];
    return `C${ends.map(rounded).join(' ')}`;
  });
  return `M${at(0).map(rounded).join(' ')}${bends.join('')}${closed ? 'Z' : ''}`;
}

/** Degrees of one of the 64 headings. */
export const degrees = (heading: number): number => (heading * 360) / 64;

/** Degrees of the way from one point to another. */
export const degreesOf = ([ax, ay]: Spot, [bx, by]: Spot): number =>
  (Math.atan2(by - ay, bx - ax) * 180) / Math.PI;

/** The small triangle before a hull or base, pointing where it looks: drawn for a heading of 0. */
export const nose = (front: number, half: number): string =>
  `M${front + half * 0.55} 0L${front - half * 0.1} ${-half * 0.5}L${front - half * 0.1} ${half * 0.5}Z`;

/** Millimetres as people say them: centimetres, with one figure behind the point where there is one. */
export const centimetres = (mm: number): number => Math.round(mm) / 10;

/** Between two, in whole centimetres, rounded up: who is told to be 20 cm away is within 20 cm, who 21 is not. */
export const farAway = (mm: number): number => Math.ceil(Math.round(mm) / 10);
