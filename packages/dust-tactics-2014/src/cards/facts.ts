/** What is printed on a card, for whoever asks at the table. */
import type { Json } from '@dustfront/kernel';
import { type Card, type Cell, KILL } from './card.ts';

function cellText(cell: Cell | null): string {
  if (cell === null) return '-';
  const dice = cell.blast > 0 ? 'B'.repeat(cell.blast) : cell.dice;
  return `${dice}/${cell.damage === KILL ? 'K' : cell.damage}`;
}

export const cardFacts = (card: Card): Json => ({
  name: card.name,
  points: card.ap,
  kind: card.kind,
  armour: card.armour,
  move: card.move,
  march: card.march,
  capacity: card.track,
  soldiers: card.soldiers.length,
  skills: [...card.skills],
  weapons: card.weapons.map(({ line, count, mount, boxes }) => ({
    count,
    name: line.name,
    range: line.close ? 'C' : line.range,
    cells: line.cells.map(cellText).join(' '),
    rules: [...line.rules],
    mount,
    boxes,
  })),
});
