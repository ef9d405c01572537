import type { Raster } from './raster.ts';

/** A number from 0 to 1 that looks like chance and is the same for the same place. */
function scatter(x: number, y: number, salt: number): number {
  let n = Math.imul(x, 374761393) + Math.imul(y, 668265263) + Math.imul(salt, 2246822519);
  n = Math.imul(n ^ (n >>> 13), 1274126177);
  return ((n ^ (n >>> 16)) >>> 0) / 2 ** 32;
}

/** Smooth noise: scattered values a wavelength apart, and a soft way between them. */
function noise(x: number, y: number, wave: number, salt: number): number {
  const [gx, gy] = [Math.floor(x / wave), Math.floor(y / wave)];
  const ease = (t: number): number => t * t * (3 - 2 * t);
  const [tx, ty] = [ease(x / wave - gx), ease(y / wave - gy)];
  const top = scatter(gx, gy, salt) * (1 - tx) + scatter(gx + 1, gy, salt) * tx;
  const bottom = scatter(gx, gy + 1, salt) * (1 - tx) + scatter(gx + 1, gy + 1, salt) * tx;
  return top * (1 - ty) + bottom * ty;
}

/** How hard it is to go through a place: borders wander where this varies. */
const ruggedness = (x: number, y: number, scale: number): number =>
  0.45 + 1.3 * (0.65 * noise(x, y, 17 * scale, 1) + 0.35 * noise(x, y, 7 * scale, 2));

/** The cheapest first. */
class Queue {
  readonly #costs: number[] = [];
  readonly #cells: number[] = [];

  get isEmpty(): boolean {
    return this.#cells.length === 0;
  }

  push(cost: number, cell: number): void {
    let at = this.#cells.length;
    this.#costs.push(cost);
    this.#cells.push(cell);
    for (let above = (at - 1) >> 1; at > 0 && this.#costs[above]! > cost; above = (at - 1) >> 1) {
      this.#put(at, above);
      at = above;
    }
    this.#costs[at] = cost;
    this.#cells[at] = cell;
  }

  pop(): [cost: number, cell: number] {
    const top: [number, number] = [this.#costs[0]!, this.#cells[0]!];
    const cost = this.#costs.pop()!;
    const cell = this.#cells.pop()!;
    const size = this.#cells.length;
    if (size === 0) return top;
    let at = 0;
    for (let below = 1; below < size; below = 2 * at + 1) {
      if (below + 1 < size && this.#costs[below + 1]! < this.#costs[below]!) below++;
      if (this.#costs[below]! >= cost) break;
      this.#put(at, below);
      at = below;
    }
    this.#costs[at] = cost;
    this.#cells[at] = cell;
    return top;
  }

  #put(to: number, from: number): void {
    this.#costs[to] = this.#costs[from]!;
    this.#cells[to] = this.#cells[from]!;
  }
}

const ABROAD = 4;

export interface Seed {
  readonly label: number;
  readonly x: number;
  readonly y: number;
}

/** Every cell gets the label of the seed that reaches it most cheaply; home ground is cheap, the rest is not. */
export function flood(
  home: Raster,
  isHome: (value: number) => boolean,
  seeds: readonly Seed[],
  scale: number,
): Int16Array {
  const { width, height, cells } = home;
  const labels = new Int16Array(cells.length);
  const costs = new Float64Array(cells.length).fill(Number.POSITIVE_INFINITY);
  const queue = new Queue();
  for (const { label, x, y } of seeds) {
    const cell =
      Math.min(height - 1, Math.max(0, Math.floor(y))) * width +
      Math.min(width - 1, Math.max(0, Math.floor(x)));
    labels[cell] = label;
    costs[cell] = 0;
    queue.push(0, cell);
  }
  while (!queue.isEmpty) {
    const [cost, cell] = queue.pop();
    if (cost > costs[cell]!) continue;
    const [x, y] = [cell % width, Math.floor(cell / width)];
    for (let dy = -1; dy <= 1; dy++) {
      for (let dx = -1; dx <= 1; dx++) {
        const [nx, ny] = [x + dx, y + dy];
        if ((dx === 0 && dy === 0) || nx < 0 || ny < 0 || nx >= width || ny >= height) continue;
        const next = ny * width + nx;
        const step =
          (isHome(cells[next]!) ? 1 : ABROAD) *
          ruggedness(nx, ny, scale) *
          (dx !== 0 && dy !== 0 ? Math.SQRT2 : 1);
        if (cost + step >= costs[next]!) continue;
        costs[next] = cost + step;
        labels[next] = labels[cell]!;
        queue.push(cost + step, next);
      }
    }
  }
  return labels;
}
