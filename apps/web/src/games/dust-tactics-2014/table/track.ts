import type { FeatureModel, Spot } from '../../../board/tabletop.ts';
import { isInside, offLine, scatter } from './geometry.ts';

/** Squares of the grid on which a track is sought. */
const CELL = 50;
/** Wheels keep so far off what stands there, where they can. */
const BERTH = 48;

/** What it costs to drive through something, and near it; nothing else is minded. */
const through: Readonly<Record<string, number>> = {
  house: 120,
  block: 120,
  bunker: 120,
  strongpoint: 120,
  wall: 50,
  'low-wall': 24,
  crate: 20,
  'tank-trap': 20,
  wood: 30,
  trench: 30,
  wire: 30,
  mines: 30,
  rubble: 16,
  crater: 16,
  'deep-water': 20,
  water: 8,
};

const lines: ReadonlySet<string> = new Set(['wall', 'low-wall']);

function costOf({ kind, points }: FeatureModel, at: Spot): number {
  const cost = through[kind];
  if (cost === undefined || points.length < 2) return 0;
  const isLine = lines.has(kind);
  if (!isLine && isInside(points, at)) return cost;
  const sides = points.slice(isLine ? 1 : 0);
  const near = sides.some((to, n) => {
    const from = isLine ? points[n]! : points[(n + points.length - 1) % points.length]!;
    return offLine(at, from, to) < BERTH;
  });
  return near ? cost / (isLine ? 1 : 4) : 0;
}

/** From 0 in the middle of a length to 1 at its ends. */
const outside = (at: number, whole: number): number => Math.abs((2 * at) / whole - 1);

/** What each square of the grid costs: the ground is uneven, so that no track is straight, and edges lead nowhere. */
function costs(width: number, height: number, features: readonly FeatureModel[]) {
  const [columns, rows] = [Math.ceil(width / CELL), Math.ceil(height / CELL)];
  const cost = new Float64Array(columns * rows);
  for (let row = 0; row < rows; row++)
    for (let column = 0; column < columns; column++) {
      const at: Spot = [(column + 0.5) * CELL, (row + 0.5) * CELL];
      const uneven = scatter(Math.floor(column / 4), Math.floor(row / 4), 7) * 2;
      const astray = 6 * Math.min(outside(at[0], width) ** 4 + outside(at[1], height) ** 4, 1);
      cost[row * columns + column] = features.reduce(
        (sum, one) => sum + costOf(one, at),
        1 + uneven + astray,
      );
    }
  return { columns, rows, cost };
}

interface Grid {
  readonly columns: number;
  readonly rows: number;
  readonly cost: Float64Array;
}

/** The squares around one, and how far away they are. */
function* around({ columns, rows }: Grid, square: number): Generator<readonly [number, number]> {
  const [x, y] = [square % columns, Math.floor(square / columns)];
  for (let dy = -1; dy <= 1; dy++)
    for (let dx = -1; dx <= 1; dx++) {
      const [column, row] = [x + dx, y + dy];
      const isHere = dx === 0 && dy === 0;
      if (isHere || column < 0 || row < 0 || column >= columns || row >= rows) continue;
      yield [row * columns + column, Math.hypot(dx, dy)];
    }
}

/** The cheapest way from one of these squares to one of those. */
function cheapest(grid: Grid, starts: readonly number[], ends: ReadonlySet<number>): readonly number[] {
  const reached = new Float64Array(grid.cost.length).fill(Number.POSITIVE_INFINITY);
  const from = new Int32Array(grid.cost.length).fill(-1);
  const open = new Set(starts);
  for (const start of starts) reached[start] = grid.cost[start]!;
  while (open.size > 0) {
    let square = -1;
    for (const one of open) if (square < 0 || reached[one]! < reached[square]!) square = one;
    open.delete(square);
    if (ends.has(square)) {
      const way = [square];
      while (from[way[0]!]! >= 0) way.unshift(from[way[0]!]!);
      return way;
    }
    for (const [next, length] of around(grid, square)) {
      const price = reached[square]! + grid.cost[next]! * length;
      if (price >= reached[next]!) continue;
      reached[next] = price;
      from[next] = square;
      open.add(next);
    }
  }
  return [];
}

/** The middle half of an edge of the grid: the tracks lead somewhere. */
const middleHalf = (length: number): readonly number[] =>
  Array.from({ length: Math.ceil(length / 2) }, (_, n) => n + Math.floor(length / 4));

/** Every third point, and both ends beyond the edge: what a soft curve needs. */
function drawable(grid: Grid, way: readonly number[], across: boolean, whole: number): readonly Spot[] {
  const points = way
    .filter((_, n) => n % 3 === 0 || n === way.length - 1)
    .map((one): Spot => [((one % grid.columns) + 0.5) * CELL, (Math.floor(one / grid.columns) + 0.5) * CELL]);
  const [first, last] = [points[0]!, points[points.length - 1]!];
  return across
    ? [[-CELL, first[1]], ...points, [whole + CELL, last[1]]]
    : [[first[0], -CELL], ...points, [last[0], whole + CELL]];
}

/** Where carts have worn the ground from one edge to the other: around what stands there. */
export function tracksOn(
  width: number,
  height: number,
  features: readonly FeatureModel[],
): readonly (readonly Spot[])[] {
  const grid = costs(width, height, features);
  const { columns, rows } = grid;
  const west = middleHalf(rows).map((row) => row * columns);
  const east = new Set(middleHalf(rows).map((row) => row * columns + columns - 1));
  const track = cheapest(grid, west, east);
  const tracks = [drawable(grid, track, true, width)];
  if (width <= 1000) return tracks;
  // On what is worn already one drives for little, so that roads meet.
  for (const square of track) grid.cost[square] = 0.3;
  const north = middleHalf(columns);
  const south = new Set(north.map((column) => (rows - 1) * columns + column));
  return [...tracks, drawable(grid, cheapest(grid, north, south), false, height)];
}
