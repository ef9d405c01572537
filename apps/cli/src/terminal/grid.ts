import { edgeBetween, type Grid } from '@dustfront/wargame';
import { padEnd, type Style } from './style.ts';

/** What lies between two squares: nothing much, the border of a tile, a wall, a doorway. */
export type Seam = 'open' | 'tile' | 'wall' | 'door';

/** A board of squares, two lines of text each. */
export interface GridPicture {
  readonly width: number;
  readonly height: number;
  /** Columns inside a square. */
  readonly inside: number;
  readonly columnName: (column: number) => string;
  /** Two painted lines of a square; they are padded. */
  readonly cell: (column: number, row: number) => readonly [string, string];
  /** Between a square and the one to its east (or south). */
  readonly east: (column: number, row: number) => Seam;
  readonly south: (column: number, row: number) => Seam;
}

const WALL = 1;

/** Walls and doorways on edges, and the borders of tiles of nine squares. */
export function seamsOf(grid: Grid, edges: ArrayLike<number> | null): Pick<GridPicture, 'east' | 'south'> {
  const seam = (a: number, b: number, tile: boolean): Seam => {
    const code = edges === null ? 0 : (edges[edgeBetween(grid, a, b)] ?? 0);
    if (code !== 0) return code === WALL ? 'wall' : 'door';
    return tile ? 'tile' : 'open';
  };
  const at = (x: number, y: number): number => y * grid.width + x;
  return {
    east: (x, y) => seam(at(x, y), at(x + 1, y), x % 3 === 2),
    south: (x, y) => seam(at(x, y), at(x, y + 1), y % 3 === 2),
  };
}

interface Signs {
  readonly flat: Readonly<Record<Seam, string>>;
  readonly upright: Readonly<Record<Seam, string>>;
  /** Corners and junctions: rows top, middle, bottom; columns left, middle, right. */
  readonly joint: readonly [string, string, string];
}

const BOXES: Signs = {
  flat: { open: '─', tile: '─', wall: '━', door: '╍' },
  upright: { open: '│', tile: '│', wall: '┃', door: '╏' },
  joint: ['┌┬┐', '├┼┤', '└┴┘'],
};
const ASCII: Signs = {
  flat: { open: '-', tile: '-', wall: '=', door: '~' },
  upright: { open: '|', tile: '|', wall: '#', door: ':' },
  joint: ['+++', '+++', '+++'],
};

const LABEL = 3;

/** The board as lines: letters above and below, numbers on the left. */
export function drawGrid(picture: GridPicture, style: Style): string[] {
  const { width, height, inside } = picture;
  const signs = style.plain ? ASCII : BOXES;
  const paint = (seam: Seam, text: string): string =>
    seam === 'open' ? style.dim(text) : seam === 'tile' ? text : style.bold(style.note(text));
  const columns = Array.from({ length: width }, (_, x) => x);
  const letters =
    ' '.repeat(LABEL + 1) +
    columns
      .map((x) => {
        const name = picture.columnName(x);
        const left = Math.floor((inside - name.length) / 2);
        return padEnd(' '.repeat(Math.max(0, left)) + name, inside);
      })
      .join(' ');
  const border = (y: number): string => {
    const [left, middle, right] = [...signs.joint[y < 0 ? 0 : y === height - 1 ? 2 : 1]!];
    const seam = (x: number): Seam => (y < 0 || y === height - 1 ? 'tile' : picture.south(x, y));
    const line = columns.map((x) => {
      const flat = paint(seam(x), signs.flat[seam(x)].repeat(inside));
      const end = x === width - 1 ? right! : middle!;
      return flat + paint(seam(x) === 'open' ? 'open' : 'tile', end);
    });
    return ' '.repeat(LABEL) + left + line.join('');
  };
  const lines = [style.dim(letters.trimEnd()), border(-1)];
  for (let y = 0; y < height; y++) {
    const cells = columns.map((x) => picture.cell(x, y));
    for (const part of [0, 1] as const) {
      const label = part === 0 ? style.dim(`${String(y + 1).padStart(LABEL - 1)} `) : ' '.repeat(LABEL);
      const row = cells.map((cell, x) => {
        const seam = x === width - 1 ? 'tile' : picture.east(x, y);
        return padEnd(cell[part], inside) + paint(seam, signs.upright[seam]);
      });
      lines.push(label + signs.upright.tile + row.join(''));
    }
    lines.push(border(y));
  }
  return lines;
}
