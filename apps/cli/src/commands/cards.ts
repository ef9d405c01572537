import { CARDS, type Card, columnOf } from '@dustfront/dust-tactics';
import type { Command } from 'commander';
import { cardText } from '../core-set/card-text.ts';
import { findCard } from '../core-set/cards.ts';
import { type Style, styleFor } from '../terminal/style.ts';

const row = (card: Card, style: Style): string => {
  const paint = card.bloc === 'allies' ? style.allies : style.axis;
  const size = card.kind === 'squad' ? `${card.miniatures} men` : `${card.health} health`;
  const about = `${card.kind.padEnd(8)}${columnOf(card.armour)}  move ${card.move}  ${size.padEnd(9)}${String(card.ap.original).padStart(2)} AP`;
  return `  ${paint(card.id.padEnd(24))}${about}  ${style.dim(card.name)}`;
};

/** Looks up unit cards: all of them, or some in full. */
export function addCards(program: Command): void {
  program
    .command('cards')
    .description('list the unit cards of the Core Set, or show some')
    .argument('[names...]', 'cards by id, name or nickname')
    .option('--json', 'print JSON')
    .action((names: string[], flags: { json?: boolean }) => {
      const style = styleFor(process.stdout);
      const cards = names.length > 0 ? names.map(findCard) : CARDS;
      if (flags.json) process.stdout.write(`${JSON.stringify({ cards })}\n`);
      else if (names.length > 0)
        process.stdout.write(`${cards.map((card) => cardText(card, style).join('\n')).join('\n\n')}\n`);
      else
        for (const bloc of ['allies', 'axis'] as const) {
          process.stdout.write(`${style.bold(bloc === 'allies' ? 'Allies' : 'Axis')}\n`);
          for (const card of cards.filter((one) => one.bloc === bloc))
            process.stdout.write(`${row(card, style)}\n`);
        }
    });
}
