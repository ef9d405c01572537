// node apps/web/scripts/territories.ts: divides the world among the areas of DUST and writes the lines as a module.
// Coasts are Natural Earth 1:50m (public domain, through the npm package world-atlas); borders grow from the areas'
// points.
import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { WORLD } from '@dustfront/dust';
import { told } from '../../../scripts/lib/options.ts';
import { HEIGHT, WIDTH } from './territories/cartogram.ts';
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
`,
);
console.log(
  `${target}: ${arcs.length} lines, ${arcs.reduce((sum, { points }) => sum + points.length, 0)} points`,
);
