/** A place on the table in whole millimetres: x to the right, y downwards. */
export type Point = readonly [x: number, y: number];

/** Twice the area of the triangle o, a, b: positive if b lies clockwise of a, seen from o on the screen. */
export const turn = (o: Point, a: Point, b: Point): number =>
  (a[0] - o[0]) * (b[1] - o[1]) - (a[1] - o[1]) * (b[0] - o[0]);

/** How far b lies in the direction of a, seen from o, times the length of a. */
export const along = (o: Point, a: Point, b: Point): number =>
  (a[0] - o[0]) * (b[0] - o[0]) + (a[1] - o[1]) * (b[1] - o[1]);

export const squareOf = (a: Point, b: Point): number => {
  const dx = b[0] - a[0];
  const dy = b[1] - a[1];
  return dx * dx + dy * dy;
};
