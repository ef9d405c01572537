// The Natural Earth projection: the same formula as d3-geo's, so that areas land where the drawn coastline is.

/** The meridian in the middle: the edge runs through the Pacific, where the map's own lines cross it. */
export const TURN = -2;
export const SCALE = 246;
export const X0 = 720;
export const Y0 = 364;

/** What is shown of the globe: without most of Antarctica. */
export const WIDTH = 1440;
export const HEIGHT = 612;

const radians = Math.PI / 180;

/** Where a place lies on the drawing. */
export function project(lon: number, lat: number): readonly [number, number] {
  let turned = lon - TURN;
  while (turned > 180) turned -= 360;
  while (turned < -180) turned += 360;
  const phi = lat * radians;
  const phi2 = phi * phi;
  const phi4 = phi2 * phi2;
  const x =
    turned *
    radians *
    (0.8707 - 0.131979 * phi2 + phi4 * (-0.013791 + phi4 * (0.003971 * phi2 - 0.001529 * phi4)));
  const y = phi * (1.007226 + phi2 * (0.015085 + phi4 * (-0.044475 + 0.028874 * phi2 - 0.005916 * phi4)));
  return [X0 + SCALE * x, Y0 - SCALE * y];
}
