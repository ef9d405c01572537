import type { MiniModel, Spot, TroopModel } from '../../../board/tabletop.ts';
import { apart } from './geometry.ts';

/** Something upright that takes room on a table, in millimetres. */
export interface Box {
  readonly left: number;
  readonly top: number;
  readonly wide: number;
  readonly tall: number;
}

/** How far drawings reach over the edge of their base, in millimetres. */
const OVERHANG = 6;

/** The room that a miniature takes. */
export function roomOf({ at: [x, y], radius, corners }: MiniModel): Box {
  const xs = corners?.map((corner) => corner[0]) ?? [x - radius, x + radius];
  const ys = corners?.map((corner) => corner[1]) ?? [y - radius, y + radius];
  const [left, top] = [Math.min(...xs) - OVERHANG, Math.min(...ys) - OVERHANG];
  return {
    left,
    top,
    wide: Math.max(...xs) + OVERHANG - left,
    tall: Math.max(...ys) + OVERHANG - top,
  };
}

export const isOver = (a: Box, b: Box): boolean =>
  a.left < b.left + b.wide && b.left < a.left + a.wide && a.top < b.top + b.tall && b.top < a.top + a.tall;

/** So many steps to each side are tried, of half a plate across and a third of one down. */
const [ACROSS, DOWN] = [7, 18];

/** Places around a point for what is so large, the nearest first, above before below. */
function around([x, y]: Spot, wide: number, tall: number): readonly Box[] {
  const found: (Box & { readonly far: number })[] = [];
  for (let i = -ACROSS; i <= ACROSS; i++)
    for (let j = -DOWN; j <= DOWN; j++) {
      const [dx, dy] = [(i * wide) / 2, (j * tall) / 3];
      found.push({
        left: x + dx - wide / 2,
        top: y + dy - tall / 2,
        wide,
        tall,
        far: Math.hypot(dx, dy) + dy / 99,
      });
    }
  return found.sort((a, b) => a.far - b.far);
}

/** What is to be placed: near whom, and how large. */
export interface Sized {
  readonly at: Spot;
  readonly wide: number;
  readonly tall: number;
}

export interface Table {
  readonly width: number;
  readonly height: number;
}

/**
 * Each as near as possible to whom it is about, on the table, over no other, over nothing that is written there and,
 * where there is room, over nobody and over nothing that is marked.
 */
export function spread(
  all: readonly Sized[],
  bodies: readonly Box[],
  { width, height }: Table,
  written: readonly Box[] = [],
  marked: readonly Box[] = [],
): readonly Box[] {
  const found = [...written];
  for (const { at, wide, tall } of all) {
    const places = around(at, wide, tall)
      .map((box) => ({ ...box, left: Math.max(0, Math.min(width - wide, box.left)) }))
      .filter((box) => box.top >= 0 && box.top + tall <= height);
    const free = places.filter((box) => !found.some((one) => isOver(one, box)));
    const clear = free.filter((box) => !bodies.some((body) => isOver(body, box)));
    const open = clear.find((box) => !marked.some((thing) => isOver(thing, box)));
    const place = open ?? clear[0] ?? free[0] ?? places[0];
    found.push(place ?? { left: at[0] - wide / 2, top: at[1] - tall / 2, wide, tall });
  }
  return found.slice(written.length);
}

/** Where something lies that may stand at several places, the best first: there if nothing is under it, else beside. */
export function firstFree(
  places: readonly Spot[],
  { wide, tall }: Omit<Sized, 'at'>,
  taken: readonly Box[],
  table: Table,
): Box {
  const boxes = places.map(([x, y]) => ({ left: x - wide / 2, top: y - tall / 2, wide, tall }));
  const onTable = ({ left, top }: Box): boolean =>
    left >= 0 && top >= 0 && left + wide <= table.width && top + tall <= table.height;
  const free = boxes.find((box) => onTable(box) && !taken.some((one) => isOver(one, box)));
  const [x, y] = places[0] ?? [0, 0];
  const at: Spot = [Math.max(0, Math.min(table.width, x)), Math.max(0, Math.min(table.height, y))];
  return free ?? spread([{ at, wide, tall }], taken, table)[0]!;
}

export const middleOf = ({ left, top, wide, tall }: Box): Spot => [left + wide / 2, top + tall / 2];

type Base = Pick<MiniModel, 'at' | 'radius'>;

/** Where a number may stand around a base, the upper right first. */
const AROUND: readonly number[] = [-0.25, -0.75, 0, -0.5, 1, 0.25, 0.75, 0.5].map((part) => part * Math.PI);

/** Where the numbers stand: each touching the base it names, over as few bases and numbers as can be. */
export function platesOf(all: readonly Base[], bases: readonly Base[], r: number): readonly Spot[] {
  const found: Spot[] = [];
  for (const { at, radius } of all) {
    const far = radius + r;
    const places = AROUND.map(
      (angle): Spot => [at[0] + far * Math.cos(angle), at[1] + far * Math.sin(angle)],
    );
    const hidden = (place: Spot): number => {
      const over = (other: Spot, room: number): number => Math.max(0, room + r - apart(place, other));
      const beside = bases.filter((base) => apart(base.at, at) > 1);
      return (
        beside.reduce((sum, base) => sum + over(base.at, base.radius), 0) +
        found.reduce((sum, plate) => sum + 2 * over(plate, r), 0)
      );
    };
    const least = Math.min(...places.map(hidden));
    found.push(places.find((place) => hidden(place) === least)!);
  }
  return found;
}

/** Half of a number on the screen, in pixels whatever the zoom. */
export const HALF = 11;

/** As far beside a base somebody may point and still mean it, in pixels of the screen. */
const ROOM = 10;

/** Who is meant by a point of the table: whose number is there, else whose base is near. */
export function meantAt<T extends Base & { readonly plate: Spot }>(
  all: readonly T[],
  point: Spot,
  scale: number,
): T | null {
  const number = all.find(({ plate }) => apart(plate, point) <= HALF / scale);
  const near = all.filter(({ at, radius }) => apart(at, point) <= radius + ROOM / scale);
  return number ?? near.sort((a, b) => apart(a.at, point) - apart(b.at, point))[0] ?? null;
}

/** Whoever stands nearest to a point, if his base or hull is no farther from it than that. */
export function nearTo(troops: readonly TroopModel[], point: Spot, most: number): TroopModel | undefined {
  const all = troops.flatMap((troop) =>
    troop.minis.map(({ at, radius }) => ({ troop, far: apart(at, point) - radius })),
  );
  return all.filter(({ far }) => far <= most).sort((a, b) => a.far - b.far)[0]?.troop;
}
