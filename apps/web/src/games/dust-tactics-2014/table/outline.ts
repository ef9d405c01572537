import type { Reach } from '@dustfront/dust-tactics-2014/query';
import type { Spot } from '../../../board/tabletop.ts';

/** East, south, west, north: along the sides of a cell. */
const AHEAD: readonly Spot[] = [
  [1, 0],
  [0, 1],
  [-1, 0],
  [0, -1],
];

const named = ([x, y]: Spot): string => `${x} ${y}`;
const tenth = (at: number): number => Math.round(at * 10) / 10;

/** How far straight ahead from a place the last leg of its way still leads, at most to the next place. */
function farther([x, y]: Spot, [dx, dy]: Spot, { from, most }: Reach['legs'][number], step: number): number {
  const [ox, oy] = [x - from[0], y - from[1]];
  const along = ox * dx + oy * dy;
  const root = along ** 2 - (ox ** 2 + oy ** 2) + most ** 2;
  return root <= 0 ? 0 : Math.min(step, Math.max(0, Math.sqrt(root) - along));
}

/** Where the reach ends between a place and the next, which is out of it: by its length, or half way before a wall. */
function borders({ places, legs, step, room }: Reach): (place: Spot, ahead: Spot) => Spot {
  const index = new Map(places.map((place, n) => [named(place), n]));
  return (place, ahead) => {
    const leg = legs[index.get(named(place)) ?? -1];
    const far = leg === undefined ? step : farther(place, ahead, leg, step);
    const by = far < step ? far : step / 2;
    const [[left, top], [right, bottom]] = room;
    return [
      tenth(Math.min(right, Math.max(left, place[0] + ahead[0] * by))),
      tenth(Math.min(bottom, Math.max(top, place[1] + ahead[1] * by))),
    ];
  };
}

/** The corners of a cell of the grid, clockwise. */
const cornersOf = ([x, y]: Spot, step: number): readonly Spot[] => [
  [x, y],
  [x + step, y],
  [x + step, y + step],
  [x, y + step],
];

/** A piece of the line through one cell: where it begins, and the side by which it leaves. */
interface Crossing {
  readonly spot: Spot;
  readonly to: string;
}

/** What is reached lies on one side of the line, what is not on the other: cell by cell, by the side it comes in. */
function crossings(reach: Reach): Map<string, Crossing> {
  const { places, step } = reach;
  const known = new Set(places.map(named));
  const border = borders(reach);
  const found = new Map<string, Crossing>();
  const cells = new Map(
    places.flatMap(([x, y]) =>
      cornersOf([x - step, y - step], step).map((cell): [string, Spot] => [named(cell), cell]),
    ),
  );
  for (const cell of cells.values()) {
    const around = cornersOf(cell, step);
    const isIn = around.map((corner) => known.has(named(corner)));
    const side = (n: number): string => [named(around[n]!), named(around[(n + 1) % 4]!)].sort().join('|');
    for (const n of [0, 1, 2, 3]) {
      const before = (n + 3) % 4;
      if (!isIn[n] || isIn[before]) continue;
      let last = n;
      while (isIn[(last + 1) % 4]) last = (last + 1) % 4;
      found.set(side(before), { spot: border(around[n]!, AHEAD[(before + 2) % 4]!), to: side(last) });
    }
  }
  return found;
}

/** One closed line, taken out of what is left. */
function loop(left: Map<string, Crossing>, first: string): readonly Spot[] {
  const line: Spot[] = [];
  for (let at = left.get(first), key = first; at !== undefined; at = left.get(key)) {
    left.delete(key);
    line.push(at.spot);
    key = at.to;
  }
  return line;
}

const between = ([ax, ay]: Spot, [bx, by]: Spot): string => `${tenth((ax + bx) / 2)} ${tenth((ay + by) / 2)}`;

/** A path around what can be reached, its corners rounded; holes are left open where it is filled by evenodd. */
export function outlineAround(reach: Reach): string {
  const left = crossings(reach);
  const paths: string[] = [];
  for (const key of [...left.keys()]) {
    const line = loop(left, key);
    if (line.length === 0) continue;
    const next = (n: number): Spot => line[n % line.length]!;
    const bends = line.map((_, n) => `Q${next(n + 1).join(' ')} ${between(next(n + 1), next(n + 2))}`);
    paths.push(`M${between(next(0), next(1))}${bends.join('')}Z`);
  }
  return paths.join('');
}
