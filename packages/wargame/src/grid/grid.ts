/**
 * A board of width × height squares. A square is a number: `row * width + column`, row 0 at the top.
 * Grids of one size are one object, so tables can be kept per grid.
 */
export interface Grid {
  readonly width: number;
  readonly height: number;
  readonly size: number;
  readonly columns: Uint16Array;
  readonly rows: Uint16Array;
  /** Per square, a bit for each of the eight directions that stays on the board. */
  readonly exits: Uint8Array;
  /** Difference of index for each of the eight directions. */
  readonly deltas: Int32Array;
}

const LARGEST_SIDE = 1024;
const grids = new Map<number, Grid>();

/** The eight directions, clockwise from north: straight ones first, the diagonal ones from north-east on. */
export const NORTHEAST = 4;

export const DIRECTION_COLUMNS: readonly number[] = [0, 1, 0, -1, 1, 1, -1, -1];
export const DIRECTION_ROWS: readonly number[] = [-1, 0, 1, 0, -1, 1, 1, -1];

export function makeGrid(width: number, height: number): Grid {
  for (const side of [width, height]) {
    if (!Number.isInteger(side) || side < 1 || side > LARGEST_SIDE) {
      throw new RangeError(`A grid has sides from 1 to ${LARGEST_SIDE}, not ${width}×${height}`);
    }
  }
  const key = width * (LARGEST_SIDE + 1) + height;
  const known = grids.get(key);
  if (known) return known;
  const made = buildGrid(width, height);
  grids.set(key, made);
  return made;
}

function buildGrid(width: number, height: number): Grid {
  const size = width * height;
  const columns = new Uint16Array(size);
  const rows = new Uint16Array(size);
  const exits = new Uint8Array(size);
  for (let square = 0; square < size; square++) {
    const x = square % width;
    const y = (square - x) / width;
    columns[square] = x;
    rows[square] = y;
    let bits = 0;
    for (let direction = 0; direction < 8; direction++) {
      const nx = x + DIRECTION_COLUMNS[direction]!;
      const ny = y + DIRECTION_ROWS[direction]!;
      if (nx >= 0 && nx < width && ny >= 0 && ny < height) bits |= 1 << direction;
    }
    exits[square] = bits;
  }
  const deltas = Int32Array.from(DIRECTION_ROWS, (row, i) => row * width + DIRECTION_COLUMNS[i]!);
  return { width, height, size, columns, rows, exits, deltas };
}

export function squareAt(grid: Grid, column: number, row: number): number {
  return row * grid.width + column;
}

export function onGrid(grid: Grid, column: number, row: number): boolean {
  return column >= 0 && row >= 0 && column < grid.width && row < grid.height;
}

/** Distance in squares where the first diagonal counts 1 and every further one 2. */
export function rangeBetween(grid: Grid, a: number, b: number): number {
  const dx = Math.abs(grid.columns[a]! - grid.columns[b]!);
  const dy = Math.abs(grid.rows[a]! - grid.rows[b]!);
  return dx > 0 && dy > 0 ? dx + dy - 1 : dx + dy;
}

/** Whether two different squares share an edge or a corner. */
export function areAdjacent(grid: Grid, a: number, b: number): boolean {
  return rangeBetween(grid, a, b) === 1;
}

/** The squares next to a square, straight ones first. */
export function neighboursOf(grid: Grid, square: number): number[] {
  const found: number[] = [];
  for (let direction = 0; direction < 8; direction++) {
    if ((grid.exits[square]! >> direction) & 1) found.push(square + grid.deltas[direction]!);
  }
  return found;
}

/** The direction of a step between adjacent squares, or -1 where they are not adjacent. */
export function directionBetween(grid: Grid, from: number, to: number): number {
  const dx = grid.columns[to]! - grid.columns[from]!;
  const dy = grid.rows[to]! - grid.rows[from]!;
  for (let direction = 0; direction < 8; direction++) {
    if (DIRECTION_COLUMNS[direction] === dx && DIRECTION_ROWS[direction] === dy) return direction;
  }
  return -1;
}

/** The two squares that a diagonal step passes, first the one on its left; null for any other pair. */
export function flanksOf(grid: Grid, from: number, to: number): readonly [number, number] | null {
  const dx = grid.columns[to]! - grid.columns[from]!;
  const dy = grid.rows[to]! - grid.rows[from]!;
  if (Math.abs(dx) !== 1 || Math.abs(dy) !== 1) return null;
  const beside = from + dx;
  const aboveOrBelow = from + dy * grid.width;
  return dx === dy ? [beside, aboveOrBelow] : [aboveOrBelow, beside];
}
