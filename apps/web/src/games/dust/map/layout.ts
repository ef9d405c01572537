import type { MapData } from '@dustfront/dust';
import type { AreaModel, LinkModel, MapScene } from '../../../board/world.ts';
import { sizeOf } from './looks.ts';
import type { Point } from './point.ts';
import { HEIGHT, project, WIDTH } from './project.ts';
import { outerOf, PLATE } from './sizes.ts';
import { isPlain } from './territories/borders.ts';
import { BENDS } from './territories/outlines.generated.ts';
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

/** How far the line goes at most before it leaves. */
const RUN = 84;

interface Leaving {
  readonly from: Point;
  readonly other: Point;
  readonly key: string;
  readonly to: string;
  readonly kind: DrawnLink['kind'];
  readonly name: string;
}

/** A way over the edge: up to it, or so far before it that the name of where it leads has room outside its tip. */
function exit({ from, other, key, to, kind, name }: Leaving, { width, isNamed }: Lines): Exit {
  const left = from[0] < width / 2;
  const beyond = other[0] + (left ? -width : width);
  const text = name.length * 6.4 + 14;
  const room = left ? from[0] : width - from[0];
  const run = Math.min(RUN, Math.max(20, room - (isNamed ? text : 6)));
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
  linked(scene, apart(scene.areas), {
    width: WIDTH,
    isDrawn: () => true,
    isOver: ({ wraps }) => wraps,
    isNamed: true,
    bendsOf: dotBends(map),
  });

/**
 * Areas as territories: a line only where a way does not show by a common border. This map is cut elsewhere than that
 * of the dots: a way goes over its edge where that is by far the shorter one.
 */
export function territoriesLayout(scene: MapScene, size: number): Layout {
  const world = sizeOf('territories');
  const places = platePlaces(scene.areas, size, world);
  return linked(scene, places, {
    width: world.width,
    isDrawn: ({ from, to }) => !isPlain(from, to),
    isOver: (_, a, b) => Math.abs(a[0] - b[0]) > (2 * world.width) / 3,
    isNamed: false,
    bendsOf: bothWays((link) => BENDS[link]),
  });
}

/** Which links are lines, and which of them leave at one edge and come back at the other. */
interface Lines {
  readonly width: number;
  readonly isDrawn: (link: LinkModel) => boolean;
  readonly isOver: (link: LinkModel, from: Point, to: Point) => boolean;
  /** Whether every way over the edge has the name of where it leads beside it. */
  readonly isNamed: boolean;
  /** Where the line between two areas bends. */
  readonly bendsOf: (from: string, to: string) => readonly Point[];
}

/** Bends that are listed in one direction, for both. */
const bothWays =
  (listed: (link: string) => readonly Point[] | undefined): Lines['bendsOf'] =>
  (from, to) =>
    listed(`${from}>${to}`) ?? listed(`${to}>${from}`)?.toReversed() ?? [];

/** Bends as the map lists them, on the projection of the dots. */
function dotBends(map: MapData): Lines['bendsOf'] {
  const bends = new Map((map.via ?? []).map(({ link, points }) => [link.join('>'), points] as const));
  return bothWays((link) => bends.get(link)?.map(([lon, lat]) => project(lon, lat)));
}

function linked(scene: MapScene, at: ReadonlyMap<string, Point>, lines: Lines): Layout {
  const { isDrawn, isOver, bendsOf } = lines;
  const kinds = new Map(scene.areas.map((area) => [area.key, area.kind]));
  const names = new Map(scene.areas.map((area) => [area.key, area.name]));
  const links: DrawnLink[] = [];
  const exits: Exit[] = [];
  for (const link of scene.links) {
    const from = at.get(link.from);
    const to = at.get(link.to);
    if (from === undefined || to === undefined) continue;
    const over = isOver(link, from, to);
    if (!over && !isDrawn(link)) continue;
    const kind: DrawnLink['kind'] = link.dotted ? 'coast' : kinds.get(link.from) === 'sea' ? 'sea' : 'land';
    if (over) {
      const called = (key: string): string => names.get(key) ?? '';
      const ends = { from, other: to, key: link.from, to: link.to, kind, name: called(link.to) };
      const back = { from: to, other: from, key: link.to, to: link.from, kind, name: called(link.from) };
      exits.push(exit(ends, lines), exit(back, lines));
      continue;
    }
    const via = bendsOf(link.from, link.to);
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
