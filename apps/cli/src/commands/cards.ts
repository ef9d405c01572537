import { DEFAULT_GAME, GAME_IDS, type GameId } from '@dustfront/games';
import type { Command } from 'commander';
import type { CardList } from '../game.ts';
import { GAMES } from '../games.ts';
import { examples } from '../help.ts';
import { oneOf } from '../numbers.ts';
import { own } from '../reader.ts';
import { sheetLines } from '../terminal/card-sheet.ts';
import { tableLines } from '../terminal/columns.ts';
import { type Style, styleFor } from '../terminal/style.ts';

function list({ groups, note }: CardList, style: Style): string[] {
  return [
    ...groups().flatMap(({ title, paint, rows }) => [
      style.bold(title),
      ...tableLines(rows).map((line, at) => {
        const id = rows[at]![0]!;
        return `  ${paint(style)(id)}${line.slice(id.length)}`;
      }),
    ]),
    style.dim(own('card.words')),
    ...(note === undefined ? [] : [style.dim(note())]),
  ];
}

const EXAMPLES = [
  'dustfront cards',
  'dustfront cards pounder "the boss"',
  'dustfront cards --game dust-tactics-2014 ranger-command-squad',
  'dustfront cards --game dust',
];

/** Looks up cards: all of them, or some in full. */
export function addCards(program: Command): void {
  program
    .command('cards')
    .description(own('command.cards'))
    .argument('[names...]', own('cards.names'))
    .option('--game <id>', GAME_IDS.join(', '), oneOf(...GAME_IDS), DEFAULT_GAME)
    .option('--json', own('option.json'))
    .addHelpText('after', examples(EXAMPLES, 'cards.more'))
    .action((names: string[], flags: { game: GameId; json?: boolean }) => {
      const style = styleFor(process.stdout);
      const cards = GAMES[flags.game].cards;
      if (flags.json)
        process.stdout.write(`${JSON.stringify({ game: flags.game, cards: cards.json(names) })}\n`);
      else if (names.length > 0)
        process.stdout.write(
          `${cards
            .sheets(names)
            .map((sheet) => sheetLines(sheet, style).join('\n'))
            .join('\n\n')}\n`,
        );
      else process.stdout.write(`${list(cards, style).join('\n')}\n`);
    });
}
