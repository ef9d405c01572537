import type { Raster } from './raster.ts';

export type Point = [x: number, y: number];

/** A line between two labels, from one meeting of three to the next. */
export interface Arc {
  readonly left: number;
  readonly right: number;
  readonly points: Point[];
}

/** Beyond the edge of the picture. */
export const OUTSIDE = -1;

/** Right, down, left, up on the corners of cells. */
const STEPS: readonly Point[] = [
  [1, 0],
  [0, 1],
  [-1, 0],
  [0, -1],
];

/** All lines between cells of different labels; every line once, so that neighbours share it. */
export function trace({ width, height, cells }: Raster): Arc[] {
  const label = (x: number, y: number): number =>
    x < 0 || y < 0 || x >= width || y >= height ? OUTSIDE : cells[y * width + x]!;
  /** The cells to the left and right of one who goes from a corner in a direction. */
  const sides = (x: number, y: number, way: number): [number, number] => {
    const at = [label(x, y - 1), label(x, y), label(x - 1, y), label(x - 1, y - 1)] as const;
    return [at[way]!, at[(way + 1) % 4]!];
  };
  const isLine = (x: number, y: number, way: number): boolean => {
    const [nx, ny] = [x + STEPS[way]![0], y + STEPS[way]![1]];
    if (nx < 0 || ny < 0 || nx > width || ny > height) return false;
    const [left, right] = sides(x, y, way);
    return left !== right;
  };
  const waysFrom = (x: number, y: number): number[] => [0, 1, 2, 3].filter((way) => isLine(x, y, way));
  const walked = new Uint8Array((width + 1) * (height + 1) * 4);
  const key = (x: number, y: number, way: number): number => (y * (width + 1) + x) * 4 + way;

  const walk = (fromX: number, fromY: number, first: number): Arc => {
    const [left, right] = sides(fromX, fromY, first);
    const points: Point[] = [[fromX, fromY]];
    let [x, y, way] = [fromX, fromY, first];
    for (;;) {
      walked[key(x, y, way)] = 1;
      x += STEPS[way]![0];
      y += STEPS[way]![1];
      walked[key(x, y, (way + 2) % 4)] = 1;
      points.push([x, y]);
      const ways = waysFrom(x, y);
      if (ways.length !== 2 || (x === fromX && y === fromY)) return { left, right, points };
      way = ways.find((one) => one !== (way + 2) % 4)!;
    }
  };

  const arcs: Arc[] = [];
  const begin = (wanted: (count: number) => boolean): void => {
    for (let y = 0; y <= height; y++) {
      for (let x = 0; x <= width; x++) {
        const ways = waysFrom(x, y);
        if (!wanted(ways.length)) continue;
        for (const way of ways) if (walked[key(x, y, way)] === 0) arcs.push(walk(x, y, way));
      }
    }
  };
  begin((count) => count > 2);
  begin((count) => count === 2);
  return arcs;
}

/** Takes the steps of cells out of a line: each point becomes the mean of five, the ends stay. */
export function smooth(points: readonly Point[], times: number): Point[] {
  let line = points.map(([x, y]): Point => [x, y]);
  const [first, last] = [points[0]!, points.at(-1)!];
  const isLoop = first[0] === last[0] && first[1] === last[1] && points.length > 8;
  for (let round = 0; round < times; round++) {
    const size = isLoop ? line.length - 1 : line.length;
    const at = (i: number): Point =>
      isLoop ? line[((i % size) + size) % size]! : line[Math.min(size - 1, Math.max(0, i))]!;
    const mean = (i: number, axis: 0 | 1): number =>
      (at(i - 2)[axis] + at(i - 1)[axis] + at(i)[axis] + at(i + 1)[axis] + at(i + 2)[axis]) / 5;
    const next = line.map((point, i): Point => {
      const isEnd = i === 0 || i === line.length - 1;
      return isEnd && !isLoop ? point : [mean(i, 0), mean(i, 1)];
    });
    if (isLoop) next[next.length - 1] = next[0]!;
    line = next;
  }
  return line;
}

/** Leaves out what lies within a tolerance of the straight way. */
export function simplify(points: readonly Point[], tolerance: number): Point[] {
  const kept = new Uint8Array(points.length);
  kept[0] = 1;
  kept[points.length - 1] = 1;
  const open: [number, number][] = [];
  const [first, last] = [points[0]!, points.at(-1)!];
  if (Math.hypot(first[0] - last[0], first[1] - last[1]) < tolerance) {
    const middle = Math.floor(points.length / 2);
    kept[middle] = 1;
    open.push([0, middle], [middle, points.length - 1]);
  } else open.push([0, points.length - 1]);
  for (let span = open.pop(); span !== undefined; span = open.pop()) {
    const [from, to] = span;
    let [worst, far] = [-1, tolerance];
    for (let i = from + 1; i < to; i++) {
      const away = distance(points[i]!, points[from]!, points[to]!);
      if (away > far) [worst, far] = [i, away];
    }
    if (worst < 0) continue;
    kept[worst] = 1;
    open.push([from, worst], [worst, to]);
  }
  return points.filter((_, i) => kept[i] === 1);
}

function distance([x, y]: Point, [ax, ay]: Point, [bx, by]: Point): number {
  const [dx, dy] = [bx - ax, by - ay];
  const length = dx * dx + dy * dy;
  const t = length === 0 ? 0 : Math.min(1, Math.max(0, ((x - ax) * dx + (y - ay) * dy) / length));
  return Math.hypot(x - ax - t * dx, y - ay - t * dy);
}
