type Point = readonly [x: number, y: number];

/** So many millimetres beside a leg somebody who was stopped on it may stand. */
const BESIDE = 3;

const apart = (a: Point, b: Point): number => Math.hypot(a[0] - b[0], a[1] - b[1]);

/** Whether a point lies between two others. */
const isOnLeg = (point: Point, from: Point, to: Point): boolean =>
  apart(from, point) + apart(point, to) <= apart(from, to) + BESIDE;

/** The corners of the way of the first of them, as an event tells them: coordinate after coordinate. */
function cornersOf(ways: unknown): readonly Point[] {
  const flat: readonly number[] = Array.isArray(ways) && Array.isArray(ways[0]) ? ways[0] : [];
  return Array.from(
    { length: Math.floor(flat.length / 2) },
    (_, n): Point => [flat[2 * n] ?? 0, flat[2 * n + 1] ?? 0],
  );
}

/** The way that was walked, corner by corner: from where they stood, or from the edge, to where they stopped. */
export function walkedBy(ways: unknown, from: Point | null, end: Point): readonly Point[] {
  const corners = cornersOf(ways);
  const whole = from === null ? corners : [from, ...corners];
  const stopped = whole.findIndex((corner, n) => {
    const next = whole[n + 1];
    return next !== undefined && isOnLeg(end, corner, next);
  });
  return [...(stopped < 0 ? whole : whole.slice(0, stopped + 1)), end].filter(
    (point, n, all) => n === 0 || apart(point, all[n - 1] ?? point) > 0,
  );
}
