import { edgeBetween, emptyEdges, makeGrid } from '@dustfront/wargame';
import {
  ALLIES,
  AXIS,
  BUILDING,
  CRATE,
  DOORWAY,
  ENTRANCE,
  type Ground,
  HERO,
  makeGround,
  SQUAD,
  TERRAIN,
  TRAP,
  VEHICLE,
  WALL,
} from './ground.ts';

/**
 * Boards drawn with letters, for tests that read like the figures of a rulebook. Cells are parted by spaces
 * and may hold several letters: `.` nothing, `#` terrain square, `c` crate, `t` tank trap, `b` building, `e` its
 * entrance; allied squad `Q`, hero `H`, vehicle `V`; axis `q`, `h`, `v`. Digits and `X Y Z` only name squares.
 */
const LETTERS: Readonly<Record<string, number>> = {
  '.': 0,
  '#': TERRAIN,
  c: CRATE,
  t: TRAP,
  b: BUILDING,
  e: BUILDING | ENTRANCE,
  Q: SQUAD | ALLIES,
  H: HERO | ALLIES,
  V: VEHICLE | ALLIES,
  q: SQUAD | AXIS,
  h: HERO | AXIS,
  v: VEHICLE | AXIS,
};
const MARKS = '0123456789XYZ';

export interface Diagram {
  readonly ground: Ground;
  /** The square of the first cell with a letter. */
  readonly at: (letter: string) => number;
}

/** Pairs of letters whose squares have a wall or a doorway between them. */
export interface DiagramEdges {
  readonly walls?: readonly string[];
  readonly doorways?: readonly string[];
}

export function diagram(drawing: string, edges: DiagramEdges = {}): Diagram {
  const lines = linesOf(drawing).map((line) => line.split(/\s+/));
  const grid = makeGrid(lines[0]!.length, lines.length);
  const cells = lines.flat();
  if (cells.length !== grid.size) throw new Error('Every line of a diagram has the same number of cells');
  const flags = Uint16Array.from(cells, (cell) =>
    [...cell].reduce((bits, letter) => bits | bitsOf(letter), 0),
  );
  const at = (letter: string) => {
    const square = cells.findIndex((cell) => cell.includes(letter));
    if (square < 0) throw new Error(`The diagram has no ${letter}`);
    return square;
  };
  if (!edges.walls && !edges.doorways) return { ground: makeGround(grid, flags), at };
  const codes = emptyEdges(grid);
  const put = (pairs: readonly string[], code: number) => {
    for (const pair of pairs) {
      const edge = edgeBetween(grid, at(pair[0]!), at(pair[1]!));
      if (edge < 0) throw new Error(`The squares of ${pair} share no edge`);
      codes[edge] = code;
    }
  };
  put(edges.walls ?? [], WALL);
  put(edges.doorways ?? [], DOORWAY);
  return { ground: makeGround(grid, flags, codes), at };
}

function bitsOf(letter: string): number {
  const bits = LETTERS[letter];
  if (bits !== undefined) return bits;
  if (MARKS.includes(letter)) return 0;
  throw new Error(`A diagram has no letter ${letter}`);
}

function linesOf(drawing: string): string[] {
  return drawing
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');
}

/** A drawing without its indentation, to compare with `drawCosts`. */
export function drawn(drawing: string): string {
  return linesOf(drawing).join('\n');
}

/** A board of costs: the number for each square that has one, `.` for the others. */
export function drawCosts(
  ground: Ground,
  squares: readonly { readonly square: number; readonly cost: number }[],
): string {
  const cells = new Array<string>(ground.grid.size).fill('.');
  for (const { square, cost } of squares) cells[square] = String(cost);
  const { width, height } = ground.grid;
  return Array.from({ length: height }, (_, y) => cells.slice(y * width, (y + 1) * width).join(' ')).join(
    '\n',
  );
}
