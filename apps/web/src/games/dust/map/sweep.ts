import type { Point } from './point.ts';

/** A box around what stands in an area: its middle, and half of it in either direction. */
export interface Box {
  readonly at: Point;
  readonly half: Point;
}

/** An arrow as it is drawn on staff maps: it swells towards its head, and bends around what stands there. */
export interface Sweep {
  readonly d: string;
  /** The line in the middle of it. */
  readonly line: readonly Point[];
  readonly middle: Point;
  readonly tip: Point;
  /** Where the tip points, in degrees. */
  readonly turn: number;
}

const STEPS = 36;

const isIn = ([x, y]: Point, { at: [u, v], half: [wide, high] }: Box): boolean =>
  Math.abs(x - u) < wide && Math.abs(y - v) < high;

/** A bow from one point to another, bent aside by a part of its length. */
function bow([x, y]: Point, [u, v]: Point, bend: number): Point[] {
  const [over, under] = [(x + u) / 2 - (v - y) * bend, (y + v) / 2 + (u - x) * bend];
  return Array.from({ length: STEPS + 1 }, (_, i): Point => {
    const t = i / STEPS;
    const [a, b, c] = [(1 - t) ** 2, 2 * t * (1 - t), t * t];
    return [a * x + b * over + c * u, a * y + b * under + c * v];
  });
}

const lengthOf = (points: readonly Point[]): number =>
  points
    .slice(1)
    .reduce((sum, [x, y], i) => sum + Math.hypot(x - (points[i]?.[0] ?? 0), y - (points[i]?.[1] ?? 0)), 0);

/** What is left of a line between what stands at its ends. */
function between(line: readonly Point[], from: Box | null, to: Box | null): readonly Point[] {
  const begin = from === null ? 0 : line.findIndex((point) => !isIn(point, from));
  const end = to === null ? line.length - 1 : line.findLastIndex((point) => !isIn(point, to));
  return begin < 0 || end <= begin ? [] : line.slice(begin, end + 1);
}

const BENDS = [0.16, -0.16, 0.34, -0.34, 0.6, -0.6, 1, -1];

/** The bow that has room for its head and crosses the fewest other plates, bent as little as that allows. */
function bent(from: Box, to: Box, room: number, others: readonly Box[]): readonly Point[] {
  const costs = BENDS.map((bend) => {
    const line = between(bow(from.at, to.at, bend), from, to);
    const short = Math.max(0, room - lengthOf(line)) * 3;
    const over = line.filter((point) => others.some((box) => isIn(point, box))).length;
    return { line, cost: short + over + Math.abs(bend) * 6 };
  });
  return costs.reduce((best, one) => (one.cost < best.cost ? one : best)).line;
}

const HEAD = 15;
const WING = 9.5;

/** The outline of an arrow along a line; without a head where it goes on elsewhere. */
function outline(line: readonly Point[], size: number, head: boolean): Sweep | null {
  const tip = line.at(-1);
  const all = lengthOf(line);
  if (tip === undefined || line.length < 2 || all === 0) return null;
  const neck = head ? Math.max(all * 0.3, all - HEAD * size) : all;
  const [left, right]: [Point[], Point[]] = [[], []];
  let gone = 0;
  let middle = tip;
  let [ux, uy] = [1, 0];
  let base = tip;
  for (let i = 0; i + 1 < line.length && gone < neck; i++) {
    const [[x, y], [u, v]] = [line[i] as Point, line[i + 1] as Point];
    const step = Math.hypot(u - x, v - y);
    if (step === 0) continue;
    [ux, uy] = [(u - x) / step, (v - y) / step];
    if (gone <= all / 2) middle = [x, y];
    const half = (1.6 + 2.8 * (gone / all)) * size;
    left.push([x - uy * half, y + ux * half]);
    right.push([x + uy * half, y - ux * half]);
    gone += step;
    base = [u, v];
  }
  const [dx, dy] = [tip[0] - base[0], tip[1] - base[1]];
  const far = Math.hypot(dx, dy);
  if (head && far > 0) [ux, uy] = [dx / far, dy / far];
  const side = (half: number): [Point, Point] => [
    [base[0] - uy * half, base[1] + ux * half],
    [base[0] + uy * half, base[1] - ux * half],
  ];
  const [nearLeft, nearRight] = side(4.4 * size);
  const [farLeft, farRight] = side(WING * size);
  const around = head
    ? [...left, nearLeft, farLeft, tip, farRight, nearRight, ...right.reverse()]
    : [...left, nearLeft, nearRight, ...right.reverse()];
  return {
    d: `M${around.map(([x, y]) => `${x.toFixed(1)} ${y.toFixed(1)}`).join('L')}Z`,
    line,
    middle,
    tip,
    turn: (Math.atan2(uy, ux) * 180) / Math.PI,
  };
}

export interface Course {
  /** The pieces of a way as it is drawn: more than one where it leaves the map and comes back. */
  readonly pieces: readonly (readonly Point[])[];
  readonly from: Box | null;
  readonly to: Box | null;
  readonly others: readonly Box[];
  readonly size: number;
}

/** The arrow of a way: a bow from end to end, or its pieces where it goes over the edge of the map. */
export function sweeps({ pieces, from, to, others, size }: Course): readonly Sweep[] {
  const over = pieces.some((piece, i) => i > 0 && !meets(pieces[i - 1], piece));
  if (!over && from !== null && to !== null)
    return [outline(bent(from, to, (HEAD + 12) * size, others), size, true) ?? []].flat();
  return pieces.flatMap((piece, i) => {
    const last = i === pieces.length - 1;
    const [a, b] = [piece[0], piece.at(-1)];
    if (a === undefined || b === undefined) return [];
    return outline(between(bow(a, b, 0), i === 0 ? from : null, last ? to : null), size, last) ?? [];
  });
}

/** Whether a piece begins where the one before it ends. */
function meets(before: readonly Point[] | undefined, piece: readonly Point[]): boolean {
  const [end, start] = [before?.at(-1), piece[0]];
  return end !== undefined && start !== undefined && end[0] === start[0] && end[1] === start[1];
}
