/**
 * The fourteen cells of a weapon line as text: `6/1 3/1 2/1 - | 3/1 -*6 | -*3`.
 * Bars stand between the infantry, vehicle and aircraft columns; `*n` repeats a cell n times.
 */
import type { Cell, Cells } from './card.ts';

const GROUPS = [4, 7, 3] as const;
const TOKEN = /^(?:(\d+)\/(\d+|B|K)|-)(?:\*(\d+))?$/;

export function parseCells(text: string): Cells {
  const groups = text.split('|');
  if (groups.length !== GROUPS.length) {
    throw new Error(`cells "${text}": expected three groups separated by |, got ${groups.length}`);
  }
  return groups.flatMap((group, i) => {
    const cells = group
      .trim()
      .split(/\s+/)
      .flatMap((token) => parseToken(token, text));
    if (cells.length !== GROUPS[i]) {
      throw new Error(`cells "${text}": group ${i + 1} has ${cells.length} cells, expected ${GROUPS[i]}`);
    }
    return cells;
  });
}

function parseToken(token: string, text: string): (Cell | null)[] {
  const match = TOKEN.exec(token);
  if (match === null) throw new Error(`cells "${text}": cannot read "${token}"`);
  const [, dice, damage, times] = match;
  const cell: Cell | null =
    dice === undefined
      ? null
      : { dice: Number(dice), damage: damage === 'B' || damage === 'K' ? damage : Number(damage) };
  return Array.from({ length: times === undefined ? 1 : Number(times) }, () => cell);
}

/** The same text without repetitions; `parseCells(formatCells(cells))` gives equal cells. */
export function formatCells(cells: Cells): string {
  const tokens = cells.map((cell) => (cell === null ? '-' : `${cell.dice}/${cell.damage}`));
  const [infantry, vehicles] = GROUPS;
  return [
    tokens.slice(0, infantry),
    tokens.slice(infantry, infantry + vehicles),
    tokens.slice(infantry + vehicles),
  ]
    .map((group) => group.join(' '))
    .join(' | ');
}
