// The map's own projection: it swells Europe and China, where most areas lie, and squeezes oceans, poles and the far
// south. Rectangular, cut in the Bering Strait. x depends on the longitude alone; the meridians stay upright.

export const WIDTH = 1084;
export const HEIGHT = 640;
const WEST = -170;
const EAST = 190;
const SOUTH = -56;
const NORTH = 84.5;
const STEPS = 4000;

/** A bell around a place, as wide as it says. */
const bell = (x: number, at: number, wide: number): number => Math.exp(-(((x - at) / wide) ** 2) / 2);

const widthAt = (lon: number): number =>
  1.8 +
  4.2 * bell(lon, 13, 17.5) +
  1.15 * bell(lon, -92, 22) +
  1.9 * bell(lon, 112, 17) +
  0.45 * bell(lon, -63, 14) -
  0.75 * bell(lon, -33, 13) -
  0.5 * bell(lon, 183, 14) +
  0.35 * bell(lon, -152, 9) -
  0.25 * bell(lon, -137, 7) +
  0.8 * bell(lon, 138, 8);

const heightAt = (lat: number): number =>
  3.7 -
  1.7 * bell(lat, 88, 11) -
  1.9 * bell(lat, -60, 17) +
  0.5 * bell(lat, 25, 16) -
  0.7 * bell(lat, 75, 5) -
  0.5 * bell(lat, -25, 14);

const europe = (lon: number): number =>
  0.7 + 5.9 * bell(lon, 12, 22) + 0.35 * bell(lon, -92, 26) + 0.2 * bell(lon, 112, 18);
const china = (lon: number): number => 2.9 * bell(lon, 112, 22) + 0.7 * bell(lon, -92, 24);

/** What a function adds up to from `from` on, at any place. */
function sumOf(density: (x: number) => number, from: number, to: number): (x: number) => number {
  const step = (to - from) / STEPS;
  const sums = new Float64Array(STEPS + 1);
  for (let i = 1; i <= STEPS; i++) sums[i] = sums[i - 1]! + density(from + (i - 0.5) * step) * step;
  return (x) => {
    const at = Math.min(STEPS, Math.max(0, (x - from) / step));
    const i = Math.min(STEPS - 1, Math.floor(at));
    return sums[i]! + (at - i) * (sums[i + 1]! - sums[i]!);
  };
}

const across = sumOf(widthAt, WEST, EAST);
const base = sumOf(heightAt, SOUTH, NORTH);
const bumpEurope = sumOf((lat) => bell(lat, 49, 11), SOUTH, NORTH);
const bumpChina = sumOf((lat) => bell(lat, 29, 10), SOUTH, NORTH);

/** Where a place lies on the map. */
export function project(lon: number, lat: number): [number, number] {
  const turned = lon < WEST ? lon + 360 : lon > EAST ? lon - 360 : lon;
  const up = (at: number): number =>
    base(at) + europe(turned) * bumpEurope(at) + china(turned) * bumpChina(at);
  return [(WIDTH * across(turned)) / across(EAST), HEIGHT * (1 - up(lat) / up(NORTH))];
}
