/** Points of a table, as rough as planning is; nothing is decided by them. */
import type { TacticsState, Unit } from '@dustfront/dust-tactics-2014';
import { type Feature, fieldOf, outlineOf, pointAt } from '@dustfront/dust-tactics-2014/query';
import { directionOf, HEADINGS, UNIT } from '@dustfront/wargame/tabletop';

export type Point = readonly [number, number];

const cornersOf = (feature: Feature): readonly Point[] =>
  'at' in feature ? [feature.at] : 'line' in feature ? feature.line : (outlineOf(feature) ?? []);

export function middleOf(feature: Feature): Point {
  const corners = cornersOf(feature);
  const mean = (axis: 0 | 1): number =>
    Math.round(corners.reduce((sum, corner) => sum + corner[axis], 0) / Math.max(1, corners.length));
  return [mean(0), mean(1)];
}

export const apart = ([x, y]: Point, [u, v]: Point): number =>
  Math.sqrt((u - x) * (u - x) + (v - y) * (v - y));

/** How far a feature reaches from its middle: at least, to one of its corners, and at most. */
export function extentOf(feature: Feature): readonly [number, number] {
  const middle = middleOf(feature);
  const all = cornersOf(feature).map((corner) => apart(middle, corner));
  return [Math.min(...all), Math.max(...all)];
}

/** So far from a point towards another; the point itself where both are one. */
export function towards(from: Point, to: Point, distance: number): Point {
  const all = apart(from, to);
  if (all === 0) return from;
  const part = distance / all;
  return [Math.round(from[0] + part * (to[0] - from[0])), Math.round(from[1] + part * (to[1] - from[1]))];
}

/** The same as far as one can go at most. */
export const asFarAs = (from: Point, to: Point, most: number): Point =>
  apart(from, to) <= most ? to : towards(from, to, most);

/** A point turned around another by so many headings. */
export function around([x, y]: Point, point: Point, headings: number): Point {
  const [u, v] = directionOf((headings + HEADINGS) % HEADINGS);
  const [dx, dy] = [point[0] - x, point[1] - y];
  return [Math.round(x + (u * dx - v * dy) / UNIT), Math.round(y + (v * dx + u * dy) / UNIT)];
}

/** The heading that leads nearest to a point. */
export function headingTo(from: Point, to: Point): number {
  let [best, most] = [0, Number.NEGATIVE_INFINITY];
  for (let heading = 0; heading < HEADINGS; heading++) {
    const [u, v] = directionOf(heading);
    const ahead = u * (to[0] - from[0]) + v * (to[1] - from[1]);
    if (ahead > most) [best, most] = [heading, ahead];
  }
  return best;
}

/** Where a unit comes from: where it stands, or of its edge the point nearest to another. */
export function startFor(state: TacticsState, unit: Unit): (to: Point) => Point {
  if (unit.place === 'board') return () => pointAt(unit.at);
  const { width, height } = fieldOf(state);
  const starts: readonly ((to: Point) => Point)[] = [
    ([x]) => [x, 0],
    ([, y]) => [width, y],
    ([x]) => [x, height],
    ([, y]) => [0, y],
  ];
  return starts[state.edges[unit.side]] ?? ((to) => to);
}
