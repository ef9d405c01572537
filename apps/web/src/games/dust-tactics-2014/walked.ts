type Point = readonly [x: number, y: number];

/** So many millimetres beside a leg somebody who was stopped on it may stand. */
const BESIDE = 3;

const apart = (a: Point, b: Point): number => Math.hypot(a[0] - b[0], a[1] - b[1]);

/** Whether a point lies between two others. */
const isOnLeg = (point: Point, from: Point, to: Point): boolean =>
  apart(from, point) + apart(point, to) <= apart(from, to) + BESIDE;

/** The corners of a way, as an event tells them: coordinate after coordinate. */
const cornersOf = (flat: readonly number[]): readonly Point[] =>
  Array.from(
    { length: Math.floor(flat.length / 2) },
    (_, n): Point => [flat[2 * n] ?? 0, flat[2 * n + 1] ?? 0],
  );

const endingAt = (way: readonly Point[], end: Point): readonly Point[] =>
  [...way, end].filter((point, n, all) => n === 0 || apart(point, all[n - 1] ?? point) > 0);

/** What was walked of a way to stop there, from where it was begun or from the edge; null where it leads past. */
export function walkedOf(flat: readonly number[], from: Point | null, end: Point): readonly Point[] | null {
  const corners = cornersOf(flat);
  const whole = from === null ? corners : [from, ...corners];
  const stopped = whole.findIndex((corner, n) => {
    const next = whole[n + 1];
    return next !== undefined && isOnLeg(end, corner, next);
  });
  return stopped < 0 ? null : endingAt(whole.slice(0, stopped + 1), end);
}

/** The ways that an event tells, one for everybody who went. */
export const waysIn = (told: unknown): readonly (readonly number[])[] => (Array.isArray(told) ? told : []);

/** The way that the first of them walked, corner by corner: from where they stood, or from the edge, to the stop. */
export function walkedBy(
  ways: readonly (readonly number[])[],
  from: Point | null,
  end: Point,
): readonly Point[] {
  const flat = ways[0] ?? [];
  return walkedOf(flat, from, end) ?? endingAt([...(from === null ? [] : [from]), ...cornersOf(flat)], end);
}
