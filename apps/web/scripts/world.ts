// node apps/web/scripts/world.ts: draws the world once and writes it as a module, so that the client needs no geography
// library. Natural Earth 1:110m (public domain, through the npm package world-atlas), in the Natural Earth projection.
import { writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import { geoGraticule, geoNaturalEarth1, geoPath } from 'd3-geo';
import { feature } from 'topojson-client';
import type { GeometryCollection, Topology } from 'topojson-specification';
import { told } from '../../../scripts/lib/options.ts';
import { SCALE, TURN, X0, Y0 } from '../src/games/dust/map/project.ts';

told(import.meta.filename, {});
const target = fileURLToPath(new URL('../src/games/dust/map/world.generated.ts', import.meta.url));
const topology = createRequire(import.meta.url)('world-atlas/land-110m.json') as Topology<{
  land: GeometryCollection;
}>;

const projection = geoNaturalEarth1().rotate([-TURN, 0]).scale(SCALE).translate([X0, Y0]).precision(0.4);
const path = geoPath(projection).digits(1);

/** One decimal is a tenth of a pixel at full size; more would only be weight. */
const drawn = (shape: Parameters<typeof path>[0]): string => path(shape) ?? '';

/** Each step as a difference from the last point, which takes half the letters. */
function compact(d: string): string {
  let at: [number, number] = [0, 0];
  const tenth = (n: number): number => Math.round(n * 10);
  const number = (n: number): string => String(n / 10).replace(/^(-?)0\./, '$1.');
  return d.replace(/([MLZ])([^MLZ]*)/g, (_, command: string, rest: string) => {
    if (command === 'Z') return 'z';
    const [x = 0, y = 0] = rest.split(',').map(Number);
    const to: [number, number] = [tenth(x), tenth(y)];
    const text =
      command === 'M'
        ? `M${number(to[0])} ${number(to[1])}`
        : `l${number(to[0] - at[0])} ${number(to[1] - at[1])}`;
    at = to;
    return text.replace(/ -/g, '-');
  });
}

const land = compact(drawn(feature(topology, topology.objects.land)));
const sphere = compact(drawn({ type: 'Sphere' }));
const graticule = compact(drawn(geoGraticule().step([30, 30])()));

writeFileSync(
  target,
  `// Written by scripts/world.ts from Natural Earth 1:110m. Do not edit.
export const LAND =
  '${land}';
export const SPHERE =
  '${sphere}';
export const GRATICULE =
  '${graticule}';
`,
);
console.log(`${target}: ${Math.round((land.length + sphere.length + graticule.length) / 1024)} kB`);
