import type { MapData } from '@dustfront/dust';
import type { AreaModel, LinkModel, MapScene } from '../../../board/world.ts';
import { sizeOf } from './looks.ts';
import type { Point } from './point.ts';
import { HEIGHT, project, WIDTH } from './project.ts';
import { outerOf, PLATE } from './sizes.ts';
import { isPlain } from './territories/borders.ts';
import { platePlaces } from './territories/plates.ts';

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
  width: number,
): Exit {
  const left = from[0] < width / 2;
  const beyond = other[0] + (left ? -width : width);
  // The name stands outside the tip and must stay on the drawing.
  const text = name.length * 6.4 + 14;
  const run = Math.min(84, Math.max(20, (left ? from[0] : width - from[0]) - text));
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

interface Room {
  readonly half: number;
  readonly above: number;
  readonly below: number;
}

/** The room that an area wants around it: its rings, and the plate of what stands there below them. */
function room(area: AreaModel): Room {
  const outer = outerOf(area);
  const half = Math.max(outer, area.kind === 'sea' ? 13 : 22);
  const crest = area.kind === 'land' ? 2 : 0;
  // The whole world on a screen is drawn a little smaller than its signs.
  return { half: half * 1.08, above: (outer + crest) * 1.08, below: (outer + PLATE + 1) * 1.08 };
}

const passes = 400;

/** Two areas that are too close give way along the shorter of the two ways out. */
function part(a: [number, number], b: [number, number], one: Room, other: Room): void {
  const dx = b[0] - a[0];
  const dy = b[1] - a[1];
  const wide = one.half + other.half - Math.abs(dx);
  const high = dy >= 0 ? one.below + other.above - dy : other.below + one.above + dy;
  if (wide <= 0 || high <= 0) return;
  const axis = wide < high ? 0 : 1;
  const push = 0.3 * (axis === 0 ? wide * (dx >= 0 ? 1 : -1) : high * (dy >= 0 ? 1 : -1));
  a[axis] -= push;
  b[axis] += push;
}

/**
 * Areas lie where they are on the globe, but crowded ones (Europe) give way to each other a little, so that every stack
 * can be read.
 */
function apart(areas: readonly AreaModel[]): ReadonlyMap<string, Point> {
  const home = areas.map((area): Point => project(area.lon, area.lat));
  const at = home.map(([x, y]): [number, number] => [x, y]);
  const rooms = areas.map(room);
  for (let pass = 0; pass < passes; pass++) {
    for (let i = 0; i < at.length; i++)
      for (let j = i + 1; j < at.length; j++)
        part(at[i] as [number, number], at[j] as [number, number], rooms[i] as Room, rooms[j] as Room);
    // Each is drawn back to where it is; in the end the room counts more.
    const pull = pass < passes * 0.8 ? 0.05 : 0;
    at.forEach((point, i) => {
      const [x, y] = home[i] as Point;
      const { above, below } = rooms[i] as Room;
      point[0] += (x - point[0]) * pull;
      point[1] += (y - point[1]) * pull;
      point[1] = Math.max(above + 2, Math.min(HEIGHT - below, point[1]));
    });
  }
  return new Map(areas.map((area, i) => [area.key, at[i] as Point]));
}

/** Areas as dots with lines. */
export const layoutOf = (map: MapData, scene: MapScene): Layout =>
  linked(map, scene, apart(scene.areas), { width: WIDTH, isDrawn: () => true, isOver: ({ wraps }) => wraps });

/**
 * Areas as territories: a line only where a way does not show by a common border. This map is cut elsewhere than that
 * of the dots: a way goes over its edge where that is by far the shorter one.
 */
export function territoriesLayout(map: MapData, scene: MapScene, size: number): Layout {
  const world = sizeOf('territories');
  const places = platePlaces(scene.areas, size, world);
  return linked(map, scene, places, {
    width: world.width,
    isDrawn: ({ from, to }) => !isPlain(from, to),
    isOver: (_, a, b) => Math.abs(a[0] - b[0]) > (2 * world.width) / 3,
  });
}

/** Which links are lines, and which of them leave at one edge and come back at the other. */
interface Lines {
  readonly width: number;
  readonly isDrawn: (link: LinkModel) => boolean;
  readonly isOver: (link: LinkModel, from: Point, to: Point) => boolean;
}

function linked(
  map: MapData,
  scene: MapScene,
  at: ReadonlyMap<string, Point>,
  { width, isDrawn, isOver }: Lines,
): Layout {
  const kinds = new Map(scene.areas.map((area) => [area.key, area.kind]));
  const names = new Map(scene.areas.map((area) => [area.key, area.name]));
  const bends = new Map((map.via ?? []).map(({ link: [a, b], points }) => [`${a}>${b}`, points] as const));
  const links: DrawnLink[] = [];
  const exits: Exit[] = [];
  for (const link of scene.links) {
    const from = at.get(link.from);
    const to = at.get(link.to);
    if (from === undefined || to === undefined) continue;
    const over = isOver(link, from, to);
    if (!over && !isDrawn(link)) continue;
    const kind = link.dotted ? 'coast' : kinds.get(link.from) === 'sea' ? 'sea' : 'land';
    if (over) {
      const called = (key: string): string => names.get(key) ?? '';
      exits.push(
        exit(from, to, link.from, kind, link.to, called(link.to), width),
        exit(to, from, link.to, kind, link.from, called(link.from), width),
      );
      continue;
    }
    const via =
      width !== WIDTH
        ? []
        : (bends.get(`${link.from}>${link.to}`)?.map(([lon, lat]) => project(lon, lat)) ??
          bends
            .get(`${link.to}>${link.from}`)
            ?.map(([lon, lat]) => project(lon, lat))
            .reverse() ??
          []);
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
