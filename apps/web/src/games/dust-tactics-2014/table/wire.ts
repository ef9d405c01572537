import type { Spot } from '../../../board/tabletop.ts';
import { isInside } from './geometry.ts';

/** How wide a coil is, how near its turns lie, how far rows and stakes are apart, in millimetres. */
const [COIL, TURN, ROW, STAKE] = [9, 10, 21, 60] as const;

/** The direction of the longest side. */
function along(points: readonly Spot[]): Spot {
  const sides = points.map((from, n): Spot => {
    const to = points[(n + 1) % points.length]!;
    return [to[0] - from[0], to[1] - from[1]];
  });
  const [x, y] = sides.sort((a, b) => Math.hypot(...b) - Math.hypot(...a))[0] ?? [1, 0];
  const length = Math.hypot(x, y) || 1;
  return [x / length, y / length];
}

/** So many steps of a kind that fill a length, around its middle. */
function spaced(from: number, to: number, step: number): readonly number[] {
  const count = Math.max(1, Math.floor((to - from) / step));
  const first = (from + to - (count - 1) * step) / 2;
  return Array.from({ length: count }, (_, n) => first + n * step);
}

/** Wire in rows of coils along an area, and the crossed stakes that hold it. */
export function coiled(points: readonly Spot[]): { readonly coils: string; readonly stakes: string } {
  const [u, v] = along(points);
  const xs = points.map(([x, y]) => x * u + y * v);
  const ys = points.map(([x, y]) => y * u - x * v);
  const rows = spaced(Math.min(...ys), Math.max(...ys), ROW);
  const on = (step: number): readonly Spot[] =>
    rows.flatMap((y) =>
      spaced(Math.min(...xs), Math.max(...xs), step)
        .map((x): Spot => [x * u - y * v, x * v + y * u])
        .filter((spot) => isInside(points, spot)),
    );
  return {
    coils: on(TURN)
      .map(
        ([x, y]) =>
          `M${x - COIL} ${y}a${COIL} ${COIL} 0 1 0 ${2 * COIL} 0a${COIL} ${COIL} 0 1 0 ${-2 * COIL} 0`,
      )
      .join(''),
    stakes: on(STAKE)
      .map(([x, y]) => `M${x - 6} ${y - 6}l12 12m0-12l-12 12`)
      .join(''),
  };
}
