import type { Grid } from './grid.ts';

/**
 * Straight lines from centre to centre, exact and in integers, as tables by the offset between two squares.
 * A line crosses edges in their inside or passes through lattice points, where it touches one square on its
 * left and one on its right. It never runs along an edge.
 */
export interface LineTables {
  /** `keys[to] - keys[from] + origin` numbers the offset. */
  readonly keys: Int32Array;
  readonly origin: number;
  /** Per offset three numbers: where its squares begin, where its touched squares begin, where they end. */
  readonly spans: Int32Array;
  /** Index differences from the first square: squares entered; then all touched on the left, then on the right. */
  readonly squares: Int32Array;
  /** Per offset: where its crossed edges begin, where the edges around its points begin, where they end. */
  readonly edgeSpans: Int32Array;
  /** Differences from twice the first square: crossed edges; two left edges per point, then two right ones. */
  readonly edges: Int32Array;
}

const tables = new WeakMap<Grid, LineTables>();
/** Hot loops ask about one board many times in a row. */
let lastGrid: Grid | null = null;
let lastTables: LineTables | null = null;

export function lineTables(grid: Grid): LineTables {
  if (grid === lastGrid && lastTables !== null) return lastTables;
  const found = tables.get(grid) ?? buildTables(grid);
  tables.set(grid, found);
  lastGrid = grid;
  lastTables = found;
  return found;
}

interface OffsetLine {
  inside: number[];
  left: number[];
  right: number[];
  crossed: number[];
  leftEdges: number[];
  rightEdges: number[];
}

/** The edge between two orthogonal neighbours given as index differences. */
function edgeOf(a: number, b: number, horizontalStep: boolean): number {
  return 2 * Math.min(a, b) + (horizontalStep ? 0 : 1);
}

/**
 * The line leaves its column for the i-th time at (2i + 1) / 2|dx| of its length and its row for the j-th
 * time at (2j + 1) / 2|dy|; comparing the two crosswise needs no division.
 */
function traceOffset(dx: number, dy: number, width: number): OffsetLine {
  const line: OffsetLine = { inside: [], left: [], right: [], crossed: [], leftEdges: [], rightEdges: [] };
  const across = Math.abs(dx);
  const down = Math.abs(dy);
  const stepX = Math.sign(dx);
  const stepY = Math.sign(dy) * width;
  const target = dy * width + dx;
  const besideIsLeft = dx * dy > 0;
  let here = 0;
  let i = 0;
  let j = 0;
  while (i < across || j < down) {
    const toColumn = i < across ? (2 * i + 1) * down : Number.POSITIVE_INFINITY;
    const toRow = j < down ? (2 * j + 1) * across : Number.POSITIVE_INFINITY;
    let next: number;
    if (toColumn < toRow) {
      next = here + stepX;
      line.crossed.push(edgeOf(here, next, true));
      i++;
    } else if (toRow < toColumn) {
      next = here + stepY;
      line.crossed.push(edgeOf(here, next, false));
      j++;
    } else {
      next = here + stepX + stepY;
      const beside = here + stepX;
      const ahead = here + stepY;
      const besideEdges = [edgeOf(here, beside, true), edgeOf(beside, next, false)];
      const aheadEdges = [edgeOf(here, ahead, false), edgeOf(ahead, next, true)];
      line.left.push(besideIsLeft ? beside : ahead);
      line.right.push(besideIsLeft ? ahead : beside);
      line.leftEdges.push(...(besideIsLeft ? besideEdges : aheadEdges));
      line.rightEdges.push(...(besideIsLeft ? aheadEdges : besideEdges));
      i++;
      j++;
    }
    if (next !== target) line.inside.push(next);
    here = next;
  }
  return line;
}

function buildTables(grid: Grid): LineTables {
  const { width, height, size } = grid;
  const pitch = 2 * width - 1;
  const count = pitch * (2 * height - 1);
  const spans = new Int32Array(3 * count);
  const edgeSpans = new Int32Array(3 * count);
  const squares: number[] = [];
  const edges: number[] = [];
  for (let dy = 1 - height; dy < height; dy++) {
    for (let dx = 1 - width; dx < width; dx++) {
      const at = 3 * ((dy + height - 1) * pitch + dx + width - 1);
      const line = traceOffset(dx, dy, width);
      spans[at] = squares.length;
      spans[at + 1] = squares.length + line.inside.length;
      squares.push(...line.inside, ...line.left, ...line.right);
      spans[at + 2] = squares.length;
      edgeSpans[at] = edges.length;
      edgeSpans[at + 1] = edges.length + line.crossed.length;
      edges.push(...line.crossed, ...line.leftEdges, ...line.rightEdges);
      edgeSpans[at + 2] = edges.length;
    }
  }
  const keys = Int32Array.from({ length: size }, (_, s) => 3 * (grid.rows[s]! * pitch + grid.columns[s]!));
  return {
    keys,
    origin: 3 * ((height - 1) * pitch + width - 1),
    spans,
    squares: Int32Array.from(squares),
    edgeSpans,
    edges: Int32Array.from(edges),
  };
}

/** A lattice point on a line, numbered as the lower right corner of the square with that number. */
export interface TouchedPoint {
  readonly point: number;
  readonly left: number;
  readonly right: number;
  readonly leftEdges: readonly [number, number];
  readonly rightEdges: readonly [number, number];
}

/** Everything a line from one centre to another meets, in order from the first square. */
export interface Line {
  /** Squares entered, without the two end squares. */
  readonly inside: readonly number[];
  /** Edges crossed in their inside. */
  readonly edges: readonly number[];
  readonly points: readonly TouchedPoint[];
}

export function lineBetween(grid: Grid, from: number, to: number): Line {
  const t = lineTables(grid);
  const at = t.keys[to]! - t.keys[from]! + t.origin;
  const [start, touched, end] = [t.spans[at]!, t.spans[at + 1]!, t.spans[at + 2]!];
  const [edgeStart, around] = [t.edgeSpans[at]!, t.edgeSpans[at + 1]!];
  const square = (i: number) => from + t.squares[i]!;
  const edge = (i: number) => 2 * from + t.edges[i]!;
  const count = (end - touched) / 2;
  const points: TouchedPoint[] = [];
  for (let p = 0; p < count; p++) {
    const left = square(touched + p);
    const right = square(touched + count + p);
    const l = around + 2 * p;
    const r = l + 2 * count;
    const row = Math.min(grid.rows[left]!, grid.rows[right]!);
    const column = Math.min(grid.columns[left]!, grid.columns[right]!);
    points.push({
      point: row * grid.width + column,
      left,
      right,
      leftEdges: [edge(l), edge(l + 1)],
      rightEdges: [edge(r), edge(r + 1)],
    });
  }
  const inside = Array.from({ length: touched - start }, (_, i) => square(start + i));
  const edges = Array.from({ length: around - edgeStart }, (_, i) => edge(edgeStart + i));
  return { inside, edges, points };
}

/** Does the line from one centre to another run through this square, not an end, or touch its corner? */
export function lineMeets({ columns, rows }: Grid, from: number, to: number, square: number): boolean {
  const dx = columns[to]! - columns[from]!;
  const dy = rows[to]! - rows[from]!;
  const x = columns[square]! - columns[from]!;
  const y = rows[square]! - rows[from]!;
  // Outside the rectangle of the two ends, measured along the line's own direction.
  if (dx < 0 ? x < dx || x > 0 : x > dx || x < 0) return false;
  if (dy < 0 ? y < dy || y > 0 : y > dy || y < 0) return false;
  if (square === from || square === to) return false;
  return 2 * Math.abs(dx * y - dy * x) <= Math.abs(dx) + Math.abs(dy);
}
