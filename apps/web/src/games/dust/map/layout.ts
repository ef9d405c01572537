import type { MapData } from '@dustfront/dust';
import type { AreaModel, MapScene } from '../../../board/world.ts';
import { project, WIDTH } from './project.ts';

export type Point = readonly [number, number];

export interface DrawnLink {
  readonly key: string;
  readonly kind: 'land' | 'sea' | 'coast';
  readonly points: readonly Point[];
}

/** A line that leaves the drawing at its edge, with the name of where it comes out. */
export interface Exit extends DrawnLink {
  readonly to: string;
  readonly end: Point;
  readonly left: boolean;
  /** How wide the name is. */
  readonly text: number;
}

export interface Layout {
  readonly at: ReadonlyMap<string, Point>;
  readonly links: readonly DrawnLink[];
  readonly exits: readonly Exit[];
}

function exit(
  from: Point,
  other: Point,
  key: string,
  kind: DrawnLink['kind'],
  to: string,
  name: string,
): Exit {
  const left = from[0] < WIDTH / 2;
  const beyond = other[0] + (left ? -WIDTH : WIDTH);
  // The name stands outside the tip and must stay on the drawing.
  const text = name.length * 6.4 + 14;
  const run = Math.min(84, Math.max(20, (left ? from[0] : WIDTH - from[0]) - text));
  const slope = (other[1] - from[1]) / (beyond - from[0]);
  const x = from[0] + (left ? -run : run);
  const y = from[1] + slope * (x - from[0]);
  return { key: `${key}>${to}`, kind, points: [from, [x, y]], to, end: [x, y], left, text };
}

/** Exits that would be written over each other are moved apart. */
function spread(exits: readonly Exit[]): Exit[] {
  const placed: Exit[] = [];
  for (const one of [...exits].sort((a, b) => a.end[1] - b.end[1])) {
    let y = one.end[1];
    for (const other of placed)
      if (other.left === one.left && Math.abs(other.end[0] - one.end[0]) < 110 && y - other.end[1] < 15)
        y = Math.max(y, other.end[1] + 15);
    const end: Point = [one.end[0], y];
    placed.push({ ...one, end, points: [one.points[0] as Point, end] });
  }
  return placed;
}

/** The room that an area wants around it. */
const room = (area: AreaModel): number =>
  21 + (area.capital ? 6 : 0) + (area.power ? 4 : 0) - (area.kind === 'sea' ? 3 : 0);

/**
 * Areas lie where they are on the globe, but crowded ones (Europe) give way to each other a little, so that every stack can be read.
 */
function apart(areas: readonly AreaModel[]): ReadonlyMap<string, Point> {
  const home = areas.map((area): Point => project(area.lon, area.lat));
  const at = home.map(([x, y]): [number, number] => [x, y]);
  const rooms = areas.map(room);
  for (let pass = 0; pass < 160; pass++) {
    for (let i = 0; i < at.length; i++) {
      for (let j = i + 1; j < at.length; j++) {
        const [a, b] = [at[i] as [number, number], at[j] as [number, number]];
        const dx = b[0] - a[0];
        const dy = b[1] - a[1];
        const wanted = (rooms[i] as number) + (rooms[j] as number);
        // Plates of units hang below: upright neighbours need a little more.
        const distance = Math.hypot(dx, dy * 0.9) || 1;
        if (distance >= wanted) continue;
        const push = ((wanted - distance) / distance) * 0.22;
        a[0] -= dx * push;
        a[1] -= dy * push;
        b[0] += dx * push;
        b[1] += dy * push;
      }
    }
    at.forEach((point, i) => {
      const [x, y] = home[i] as Point;
      point[0] += (x - point[0]) * 0.035;
      point[1] += (y - point[1]) * 0.035;
    });
  }
  return new Map(areas.map((area, i) => [area.key, at[i] as Point]));
}

export function layoutOf(map: MapData, scene: MapScene): Layout {
  const at = apart(scene.areas);
  const kinds = new Map(scene.areas.map((area) => [area.key, area.kind]));
  const names = new Map(scene.areas.map((area) => [area.key, area.name]));
  const bends = new Map((map.via ?? []).map(({ link: [a, b], points }) => [`${a}>${b}`, points] as const));
  const links: DrawnLink[] = [];
  const exits: Exit[] = [];
  for (const link of scene.links) {
    const from = at.get(link.from);
    const to = at.get(link.to);
    if (from === undefined || to === undefined) continue;
    const kind = link.dotted ? 'coast' : kinds.get(link.from) === 'sea' ? 'sea' : 'land';
    if (link.wraps) {
      const called = (key: string): string => names.get(key) ?? '';
      exits.push(
        exit(from, to, link.from, kind, link.to, called(link.to)),
        exit(to, from, link.to, kind, link.from, called(link.from)),
      );
      continue;
    }
    const via =
      bends.get(`${link.from}>${link.to}`)?.map(([lon, lat]) => project(lon, lat)) ??
      bends
        .get(`${link.to}>${link.from}`)
        ?.map(([lon, lat]) => project(lon, lat))
        .reverse() ??
      [];
    links.push({ key: `${link.from}>${link.to}`, kind, points: [from, ...via, to] });
  }
  return { at, links, exits: spread(exits) };
}

export const line = (points: readonly Point[]): string =>
  points.map(([x, y], i) => `${i === 0 ? 'M' : 'L'}${x.toFixed(1)} ${y.toFixed(1)}`).join('');

/** One line of the map as it is drawn; over the edge in two pieces. Null where no line joins the two. */
function piecesOf(layout: Layout, a: string, b: string): readonly (readonly Point[])[] | null {
  const direct = layout.links.find(({ key }) => key === `${a}>${b}` || key === `${b}>${a}`);
  if (direct !== undefined)
    return [direct.key.startsWith(`${a}>`) ? direct.points : [...direct.points].reverse()];
  const out = layout.exits.find(({ key }) => key === `${a}>${b}`);
  const into = layout.exits.find(({ key }) => key === `${b}>${a}`);
  return out === undefined || into === undefined ? null : [out.points, [...into.points].reverse()];
}

/** The areas on a shortest way along the lines, through areas that may be passed. */
export function wayBetween(
  scene: MapScene,
  from: string,
  to: string,
  through: (area: string) => boolean,
): readonly string[] | null {
  const before = new Map<string, string>([[from, from]]);
  let front = [from];
  while (front.length > 0 && !before.has(to)) {
    const next: string[] = [];
    for (const here of front) {
      for (const link of scene.links) {
        const there = link.from === here ? link.to : link.to === here ? link.from : null;
        if (there === null || before.has(there) || (there !== to && !through(there))) continue;
        before.set(there, here);
        next.push(there);
      }
    }
    front = next;
  }
  if (!before.has(to)) return null;
  const way = [to];
  while (way[0] !== from) way.unshift(before.get(way[0] as string) as string);
  return way;
}

/** A way as it is drawn: along the lines where there are any, else straight. */
export function pathAlong(layout: Layout, way: readonly string[]): readonly (readonly Point[])[] {
  return way.slice(1).flatMap((area, i) => {
    const last = way[i] as string;
    const from = layout.at.get(last);
    const to = layout.at.get(area);
    return piecesOf(layout, last, area) ?? (from === undefined || to === undefined ? [] : [[from, to]]);
  });
}
