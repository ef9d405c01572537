import { type Grid, onGrid, squareAt } from './grid.ts';

const FIRST_LETTER = 'A'.charCodeAt(0);
const PATTERN = /^([A-Z]{1,2})([1-9][0-9]{0,3})$/;

/** Column letters: A to Z, then AA, AB and so on. */
export function columnName(column: number): string {
  const last = String.fromCharCode(FIRST_LETTER + (column % 26));
  return column < 26 ? last : columnName(Math.floor(column / 26) - 1) + last;
}

/** A1 is the top left square; letters run to the right, numbers downwards. */
export function squareName(grid: Grid, square: number): string {
  return `${columnName(grid.columns[square]!)}${grid.rows[square]! + 1}`;
}

/** The square of a name (small letters are taken too), or null where the board has none. */
export function parseSquare(grid: Grid, name: string): number | null {
  const match = PATTERN.exec(name.toUpperCase());
  if (!match) return null;
  let column = 0;
  for (const letter of match[1]!) column = column * 26 + letter.charCodeAt(0) - FIRST_LETTER + 1;
  const row = Number(match[2]) - 1;
  return onGrid(grid, column - 1, row) ? squareAt(grid, column - 1, row) : null;
}
