import { WORLD } from '@dustfront/dust';
import type { MapScene } from '../../../../board/world.ts';
import type { Point } from '../point.ts';
import { ARCS, AREAS, LAKES, SIDES, WIDTH } from './outlines.generated.ts';

const decoded = new Map<number, readonly Point[]>();

/** The points of a line, written down as tenths and differences. */
function pointsOf(arc: number): readonly Point[] {
  const known = decoded.get(arc);
  if (known !== undefined) return known;
  const numbers = (ARCS[arc] ?? '').match(/-?\d+/g)?.map(Number) ?? [];
  const points: Point[] = [];
  let [x, y] = [0, 0];
  for (let i = 0; i + 1 < numbers.length; i += 2) {
    x += numbers[i] ?? 0;
    y += numbers[i + 1] ?? 0;
    points.push([x / 10, y / 10]);
  }
  decoded.set(arc, points);
  return points;
}

const drawn = (points: readonly Point[]): string => points.map(([x, y]) => `${x} ${y}`).join('L');

const ring = (arcs: readonly number[]): string =>
  `M${drawn(arcs.flatMap((arc) => (arc < 0 ? pointsOf(~arc).toReversed() : pointsOf(arc))))}Z`;

const outlines = new Map<string, string>();

/** The outline of an area as a path. */
export function outlineOf(area: string): string {
  const known = outlines.get(area);
  if (known !== undefined) return known;
  const path = (AREAS[area]?.rings ?? []).map(ring).join('');
  outlines.set(area, path);
  return path;
}

/** The ground that an area covers from west to east. */
export function widthOf(area: string): readonly [west: number, east: number] {
  const xs = (AREAS[area]?.rings ?? [])
    .flat()
    .flatMap((arc) => pointsOf(arc < 0 ? ~arc : arc).map(([x]) => x));
  return xs.reduce(([west, east], x) => [Math.min(west, x), Math.max(east, x)], [WIDTH, 0]);
}

/** Islets are left out of what is drawn around an area that is marked. */
const ISLET = 90;

const marks = new Map<string, string>();

interface Kept {
  readonly key: string;
  readonly kind: 'land' | 'sea';
}

/** The line around an area that is marked: a land without its islets, a sea where it meets other seas. */
export function markOf(area: Kept): string {
  const known = marks.get(area.key);
  if (known !== undefined) return known;
  const path = markAround(area);
  marks.set(area.key, path);
  return path;
}

function markAround({ key, kind }: Kept): string {
  if (kind === 'sea') {
    return pathOf(
      borders.filter(({ between }) => between.includes(key) && between.every((area) => seas.has(area))),
    );
  }
  const rings = AREAS[key]?.rings ?? [];
  const long = rings.filter(
    (arcs) => arcs.reduce((sum, arc) => sum + lengthOf(pointsOf(arc < 0 ? ~arc : arc)), 0) > ISLET,
  );
  return (long.length > 0 ? long : rings).map(ring).join('');
}

const seas: ReadonlySet<string> = new Set(
  WORLD.areas.filter(({ kind }) => kind === 'sea').map(({ id }) => id),
);

let water: string | null = null;

export function lakes(): string {
  water ??= LAKES.map(ring).join('');
  return water;
}

/** Where a land meets other lands: its outline without the coast. */
export const landSides = (area: string): string =>
  pathOf(borders.filter(({ between }) => between.includes(area) && !between.some((side) => seas.has(side))));

/** Where the plate of an area stands by itself. */
export const plateOf = (area: string): Point | null => AREAS[area]?.plate ?? null;

/** Whether these areas are the ones that outlines were drawn for. */
export const hasOutlines = (scene: MapScene): boolean => scene.areas.every(({ key }) => key in AREAS);

const nameOf = (side: number): string | null => WORLD.areas[side - 1]?.id ?? null;

export interface Border {
  readonly arc: number;
  readonly between: readonly [string, string];
  readonly length: number;
}

const lengthOf = (points: readonly Point[]): number =>
  points
    .slice(1)
    .reduce((sum, [x, y], i) => sum + Math.hypot(x - (points[i]?.[0] ?? 0), y - (points[i]?.[1] ?? 0)), 0);

/** Every line between two areas. */
export const borders: readonly Border[] = SIDES.flatMap(([left, right], arc) => {
  const [a, b] = [nameOf(left), nameOf(right)];
  return a === null || b === null ? [] : [{ arc, between: [a, b] as const, length: lengthOf(pointsOf(arc)) }];
});

export const pathOf = (arcs: readonly { readonly arc: number }[]): string =>
  arcs.map(({ arc }) => `M${drawn(pointsOf(arc))}`).join('');

export const pairOf = (a: string, b: string): string => (a < b ? `${a} ${b}` : `${b} ${a}`);

/** A corner where four areas meet is no border. */
const LEAST = 3;

/** The pairs of areas that have a border in common. */
export const touching: ReadonlySet<string> = (() => {
  const sums = new Map<string, number>();
  for (const { between, length } of borders) {
    const pair = pairOf(...between);
    sums.set(pair, (sums.get(pair) ?? 0) + length);
  }
  return new Set([...sums].filter(([, sum]) => sum >= LEAST).map(([pair]) => pair));
})();
