import { DECK, PROVENANCE } from '@dustfront/dust';
import { CARDS } from '@dustfront/dust-tactics';
import { columnOf, provenanceOf } from '@dustfront/dust-tactics/query';
import { ALL_CARDS } from '@dustfront/dust-tactics-2014';
import { BLOCS } from '@dustfront/dust-tactics-2014/query';
import type { Command } from 'commander';
import { findAmong } from '../card-names.ts';
import { coreSheet } from '../core-set/card-text.ts';
import { findCard } from '../core-set/cards.ts';
import { oneOf } from '../numbers.ts';
import { armourOf, tacticsSheet } from '../tactics-2014/card-text.ts';
import { findCard as findCard2014 } from '../tactics-2014/cards.ts';
import { type CardSheet, sheetLines } from '../terminal/card-sheet.ts';
import { tableLines } from '../terminal/columns.ts';
import { type Paint, type Style, styleFor } from '../terminal/style.ts';

const GAMES = ['dust-tactics', 'dust-tactics-2014', 'dust'] as const;

/** One bloc, or one kind of card, of the list: its heading and a row a card. */
interface Group {
  readonly title: string;
  readonly paint: (style: Style) => Paint;
  readonly rows: readonly (readonly string[])[];
}

/** The cards of a game, as the command shows them. */
interface Shelf {
  readonly groups: () => readonly Group[];
  /** Ends the list, where a word on the whole is due. */
  readonly note?: string;
  readonly json: (names: readonly string[]) => readonly unknown[];
  readonly sheets: (names: readonly string[]) => readonly CardSheet[];
}

const BLOC_TITLES: Readonly<Record<string, string>> = {
  allies: 'Allies',
  axis: 'Axis',
  blutkreuz: 'Blutkreuz',
  ssu: 'SSU',
  mercenaries: 'Mercenaries',
};

const painted =
  (bloc: string) =>
  (style: Style): Paint =>
    bloc === 'allies' ? style.allies : bloc === 'axis' || bloc === 'blutkreuz' ? style.axis : style.note;

const chosen = <C>(names: readonly string[], all: readonly C[], find: (name: string) => C): readonly C[] =>
  names.length > 0 ? names.map(find) : all;

const coreShelf: Shelf = {
  groups: () =>
    (['allies', 'axis'] as const).map((bloc) => ({
      title: BLOC_TITLES[bloc]!,
      paint: painted(bloc),
      rows: CARDS.filter((card) => card.bloc === bloc).map((card) => [
        card.id,
        card.kind,
        columnOf(card.armour),
        `move ${card.move}`,
        card.kind === 'squad' ? `${card.miniatures} men` : `${card.health} health`,
        `${card.ap.original} AP`,
        provenanceOf(card),
        card.name,
      ]),
    })),
  json: (names) =>
    chosen(names, CARDS, findCard).map((card) => ({ ...card, provenance: provenanceOf(card) })),
  sheets: (names) => names.map(findCard).map(coreSheet),
};

const shelf2014: Shelf = {
  groups: () =>
    BLOCS.map((bloc) => ({
      title: BLOC_TITLES[bloc]!,
      paint: painted(bloc),
      rows: ALL_CARDS.filter((card) => card.bloc === bloc).map((card) => [
        card.id,
        card.kind,
        armourOf(card),
        `move ${card.move}/${card.march}`,
        card.kind === 'squad' ? `${card.soldiers.length} men` : `${card.track} health`,
        `${card.ap} AP`,
        card.provenance,
        card.name,
      ]),
    })),
  json: (names) => chosen(names, ALL_CARDS, findCard2014),
  sheets: (names) => names.map(findCard2014).map(tacticsSheet),
};

const spoken = (ability: string): string => ability.replaceAll('_', ' ');
const deck = DECK.cards.map((card) => ({ ...card, name: spoken(card.ability), provenance: PROVENANCE.deck }));
const findInDeck = (typed: string) => findAmong(deck, typed, 'dustfront cards --game dust');

/** Cards of DUST are not units: four values and an ability. */
const dustShelf: Shelf = {
  groups: () => [
    {
      title: 'The deck',
      paint: (style) => style.note,
      rows: deck.map((card) => [
        card.id,
        `combat ${card.combat}`,
        `movement ${card.movement}`,
        `production ${card.production}`,
        `${card.stars} star${card.stars === 1 ? '' : 's'}`,
        card.provenance,
        card.name,
      ]),
    },
  ],
  note: 'The abilities are printed in the book; which values stand on which card is not known, so the deck is ours.',
  json: (names) => chosen(names, deck, findInDeck),
  sheets: (names) =>
    names.map(findInDeck).map((card) => ({
      name: card.name,
      id: card.id,
      about: `combat ${card.combat}, movement ${card.movement}, production ${card.production}, ${card.stars} stars`,
      skills: [],
      roles: [],
      columns: [],
      weapons: [],
      provenance: card.provenance,
      sources: ['the ability is printed in the book, the values are ours'],
    })),
};

const SHELVES: Readonly<Record<(typeof GAMES)[number], Shelf>> = {
  'dust-tactics': coreShelf,
  'dust-tactics-2014': shelf2014,
  dust: dustShelf,
};

function list({ groups, note }: Shelf, style: Style): string[] {
  return [
    ...groups().flatMap(({ title, paint, rows }) => [
      style.bold(title),
      ...tableLines(rows).map((line, at) => {
        const id = rows[at]![0]!;
        return `  ${paint(style)(id)}${line.slice(id.length)}`;
      }),
    ]),
    style.dim(
      'printed: as a book has it; inferred: a published unit with values from elsewhere; ours: made here.',
    ),
    ...(note === undefined ? [] : [style.dim(note)]),
  ];
}

const EXAMPLES = `
Each card says where it comes from: printed, inferred or ours.
Examples:
  dustfront cards
  dustfront cards pounder "the boss"
  dustfront cards --game dust-tactics-2014 ranger-command-squad
  dustfront cards --game dust`;

/** Looks up cards: all of them, or some in full. */
export function addCards(program: Command): void {
  program
    .command('cards')
    .description('list the cards of a game, or show some in full')
    .argument('[names...]', 'cards by id, name or nickname')
    .option('--game <id>', GAMES.join(', '), oneOf(...GAMES), 'dust-tactics')
    .option('--json', 'print JSON')
    .addHelpText('after', EXAMPLES)
    .action((names: string[], flags: { game: (typeof GAMES)[number]; json?: boolean }) => {
      const style = styleFor(process.stdout);
      const shelf = SHELVES[flags.game];
      if (flags.json)
        process.stdout.write(`${JSON.stringify({ game: flags.game, cards: shelf.json(names) })}\n`);
      else if (names.length > 0)
        process.stdout.write(
          `${shelf
            .sheets(names)
            .map((sheet) => sheetLines(sheet, style).join('\n'))
            .join('\n\n')}\n`,
        );
      else process.stdout.write(`${list(shelf, style).join('\n')}\n`);
    });
}
