import { createRequire } from 'node:module';
import type { MapData } from '@dustfront/dust';
import { feature } from 'topojson-client';
import type { GeometryCollection, Topology } from 'topojson-specification';
import { HEIGHT, project, WIDTH } from './cartogram.ts';
import { flood, type Seed } from './flood.ts';
import { fill, patches, type Raster, raster } from './raster.ts';
import seeds from './seeds.json' with { type: 'json' };
import { type Arc, OUTSIDE, type Point, simplify, smooth, trace } from './trace.ts';

/** Cells a pixel: the finer, the closer the drawn coast keeps to the real one. */
const SCALE = 2;
const LEAST_ISLAND = 3 * SCALE * SCALE;
const NOBODY = 0;

type Places = Readonly<Record<string, readonly (readonly number[])[]>>;

/** The world divided: every line once, every area as a list of lines, and where its plate stands. */
export interface Division {
  readonly arcs: readonly Arc[];
  /** By area, in the order of the map: its rings as numbers of arcs, `~n` for one walked the other way. */
  readonly rings: readonly (readonly number[][])[];
  readonly lakes: readonly number[][];
  readonly plates: readonly Point[];
}

const scaled = ([x, y]: readonly [number, number]): [number, number] => [x * SCALE, y * SCALE];

function landMask(): Raster {
  const topology = createRequire(import.meta.url)('world-atlas/land-50m.json') as Topology<{
    land: GeometryCollection;
  }>;
  const land = feature(topology, topology.objects.land);
  const mask = raster(WIDTH * SCALE, HEIGHT * SCALE);
  const rings: [number, number][][] = [];
  for (const { geometry } of land.features) {
    const polygons =
      geometry.type === 'MultiPolygon'
        ? geometry.coordinates
        : geometry.type === 'Polygon'
          ? [geometry.coordinates]
          : [];
    for (const ring of polygons.flat()) rings.push(...cutRing(ring as [number, number][]));
  }
  fill(rings, mask);
  for (const patch of patches(mask)) {
    if (patch.value === 1 && patch.cells.length < LEAST_ISLAND)
      for (const cell of patch.cells) mask.cells[cell] = 0;
  }
  return mask;
}

const EDGE = -170;

/** A ring that crosses the edge of the map is drawn on both sides of it, each half beyond the edge of the picture. */
function cutRing(ring: readonly [number, number][]): [number, number][][] {
  const unrolled: [number, number][] = [];
  let turn = 0;
  for (const [i, [lon, lat]] of ring.entries()) {
    if (i > 0) {
      const step = lon - ring[i - 1]![0];
      if (step > 180) turn -= 360;
      if (step < -180) turn += 360;
    }
    unrolled.push([lon + turn, lat]);
  }
  const inFrame = (shift: number): [number, number][] =>
    unrolled.map(([lon, lat]) => {
      const at = Math.min(EDGE + 360, Math.max(EDGE, lon + shift));
      return scaled(project(at, Math.max(-56, Math.min(84.4, lat))));
    });
  return [-360, 0, 360].map(inFrame).filter((points) => new Set(points.map(([x]) => x)).size > 1);
}

function seedsOf(map: MapData, kind: 'land' | 'sea'): Seed[] {
  const helpers: Places = seeds[kind];
  return map.areas.flatMap((area, i) => {
    if (area.kind !== kind) return [];
    const places: (readonly number[])[] = [[area.lon ?? 0, area.lat ?? 0], ...(helpers[area.id] ?? [])];
    return places.map(([lon = 0, lat = 0]) => {
      const [x, y] = scaled(project(lon, lat));
      return { label: i + 1, x, y };
    });
  });
}

/** Water that no sea reaches stays nobody's. */
function withoutLakes(mask: Raster, seas: readonly Seed[]): Raster {
  const sea = new Set(seas.map(({ x, y }) => Math.floor(y) * mask.width + Math.floor(x)));
  const cells = Int16Array.from(mask.cells);
  for (const patch of patches(mask)) {
    if (patch.value === 0 && !patch.cells.some((cell) => sea.has(cell)))
      for (const cell of patch.cells) cells[cell] = 2;
  }
  return { ...mask, cells };
}

export function divide(map: MapData): Division {
  const land = seedsOf(map, 'land');
  const sea = seedsOf(map, 'sea');
  const ground = withoutLakes(landMask(), sea);
  const byLand = flood(ground, (value) => value === 1, land, SCALE);
  const bySea = flood(ground, (value) => value === 0, sea, SCALE);
  const labels = ground.cells.map((value, i) =>
    value === 1 ? byLand[i]! : value === 0 ? bySea[i]! : NOBODY,
  );
  const arcs = trace({ ...ground, cells: labels }).map((arc) => ({ ...arc, points: drawn(arc) }));
  const rings = map.areas.map((_, i) => ringsOf(arcs, i + 1));
  const plates = map.areas.map((area, i) => plateOf(area.id, labels, ground, i + 1));
  return { arcs, rings, lakes: ringsOf(arcs, NOBODY), plates };
}

const isFrame = ({ left, right }: Arc): boolean => left === OUTSIDE || right === OUTSIDE;

function drawn(arc: Arc): Point[] {
  const points = arc.points.map(([x, y]): Point => [x / SCALE, y / SCALE]);
  return isFrame(arc) ? simplify(points, 0.01) : simplify(smooth(points, 4), 0.35);
}

const named = ([x, y]: Point): string => `${x.toFixed(3)} ${y.toFixed(3)}`;

/** Puts the lines around a label together, end to end. */
function ringsOf(arcs: readonly Arc[], label: number): number[][] {
  const open = new Map<string, number[]>();
  const all: number[] = [];
  for (const [i, arc] of arcs.entries()) {
    if (arc.left === label) all.push(i);
    if (arc.right === label) all.push(~i);
  }
  const pointsOf = (n: number): Point[] => (n < 0 ? arcs[~n]!.points.toReversed() : arcs[n]!.points);
  for (const n of all) {
    const start = named(pointsOf(n)[0]!);
    open.set(start, [...(open.get(start) ?? []), n]);
  }
  const rings: number[][] = [];
  const used = new Set<number>();
  for (const first of all) {
    if (used.has(first)) continue;
    const ring: number[] = [];
    for (let n: number | undefined = first; n !== undefined && !used.has(n); ) {
      used.add(n);
      ring.push(n);
      n = open.get(named(pointsOf(n).at(-1)!))?.find((next) => !used.has(next));
    }
    rings.push(ring);
  }
  return rings;
}

/** A plate is wider than high, so room to the sides counts less than room above and below. */
const WIDE = 0.55;

/** The listed place of a plate, or the innermost point of its area. */
function plateOf(id: string, labels: Int16Array, { width, height }: Raster, label: number): Point {
  const listed = (seeds.plate as Readonly<Record<string, readonly number[]>>)[id];
  if (listed !== undefined) return project(listed[0]!, listed[1]!);
  let [best, room] = [0, -1];
  const isOwn = (x: number, y: number): boolean =>
    x >= 0 && y >= 0 && x < width && y < height && labels[y * width + x] === label;
  for (let cell = 0; cell < labels.length; cell += 3) {
    if (labels[cell] !== label) continue;
    const [x, y] = [cell % width, Math.floor(cell / width)];
    let free = 0;
    while (free < 120 && [0, 1, 2, 3, 4, 5, 6, 7].every((eighth) => isOwn(...around(x, y, free + 4, eighth))))
      free += 4;
    if (free > room) [best, room] = [cell, free];
  }
  return [(best % width) / SCALE, Math.floor(best / width) / SCALE];
}

function around(x: number, y: number, radius: number, eighth: number): [number, number] {
  const angle = (eighth * Math.PI) / 4;
  return [Math.round(x + (radius / WIDE) * Math.cos(angle)), Math.round(y + radius * Math.sin(angle))];
}
