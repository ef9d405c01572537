// node apps/web/scripts/territories.ts: divides the world among the areas of DUST and writes the lines as a module.
// Coasts are Natural Earth 1:50m (public domain, through the npm package world-atlas); borders grow from the areas'
// points.
import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { WORLD } from '@dustfront/dust';
import { told } from '../../../scripts/lib/options.ts';
import { HEIGHT, project, WIDTH } from './territories/cartogram.ts';
import { divide } from './territories/draw.ts';
import type { Point } from './territories/trace.ts';

told(import.meta.filename, {});
const target = fileURLToPath(
  new URL('../src/games/dust/map/territories/outlines.generated.ts', import.meta.url),
);
const { arcs, rings, lakes, plates } = divide(WORLD);

/** Tenths of a pixel: the first point, then differences. */
function packed(points: readonly Point[]): string {
  let at: Point = [0, 0];
  const numbers = points.flatMap(([x, y]) => {
    const to: Point = [Math.round(x * 10), Math.round(y * 10)];
    const step = [to[0] - at[0], to[1] - at[1]];
    at = to;
    return step;
  });
  return numbers.join(' ').replace(/ -/g, '-');
}

const place = ([x, y]: Point): string => `[${Math.round(x)}, ${Math.round(y)}]`;
const areas = WORLD.areas.map(
  ({ id }, i) => `  ${id}: { plate: ${place(plates[i]!)}, rings: ${JSON.stringify(rings[i])} },`,
);

/** A shorter border does not show that there is a way. */
const LEAST = 3;

function isBorder(link: readonly [string, string]): boolean {
  const sides = link.map((id) => WORLD.areas.findIndex((one) => one.id === id) + 1);
  const common = arcs.filter(({ left, right }) => sides.includes(left) && sides.includes(right));
  const lengths = common.flatMap(({ points }) =>
    points.slice(1).map(([x, y], i) => Math.hypot(x - points[i]![0], y - points[i]![1])),
  );
  return lengths.reduce((sum, length) => sum + length, 0) >= LEAST;
}

/** Where the other ways bend; none leaves the map. */
const bends = (WORLD.via ?? [])
  .filter(({ link }) => !isBorder(link))
  .map(({ link, points }) => {
    const places = points.map(([lon, lat]) => project(lon, lat));
    const kept = places.map(([x, y]): Point => [x, Math.min(HEIGHT - 2, Math.max(2, y))]);
    return `  '${link.join('>')}': [${kept.map(place).join(', ')}],`;
  });

const sides = arcs.map(({ left, right }) => [left, right]);
const area = '{ plate: readonly [number, number]; rings: readonly (readonly number[])[] }';

writeFileSync(
  target,
  `// Written by scripts/territories.ts from Natural Earth 1:50m and the areas of the map. Do not edit.
export const WIDTH = ${WIDTH};
export const HEIGHT = ${HEIGHT};
/** Lines between neighbours, in tenths of a pixel: the first point, then differences. */
export const ARCS: readonly string[] = [
${arcs.map(({ points }) => `  '${packed(points)}',`).join('\n')}
];
/** The areas on either side of a line, by their place in the map from 1; 0 is a lake, -1 the edge. */
export const SIDES: readonly (readonly [number, number])[] = ${JSON.stringify(sides)};
/** Rings of lines, \`~n\` walked backwards; and where the plate stands. */
export const AREAS: Readonly<Record<string, ${area}>> = {
${areas.join('\n')}
};
export const LAKES: readonly (readonly number[])[] = ${JSON.stringify(lakes)};
/** Where lines between areas that do not touch bend on their way. */
export const BENDS: Readonly<Record<string, readonly (readonly [number, number])[]>> = {
${bends.join('\n')}
};
`,
);
console.log(
  `${target}: ${arcs.length} lines, ${arcs.reduce((sum, { points }) => sum + points.length, 0)} points`,
);
