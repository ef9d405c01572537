import { DECK, PROVENANCE } from '@dustfront/dust';
import { findAmong } from '../card-names.ts';
import type { Shelf } from '../game.ts';
import { chosen } from '../terminal/blocs.ts';

const spoken = (ability: string): string => ability.replaceAll('_', ' ');
const deck = DECK.cards.map((card) => ({ ...card, name: spoken(card.ability), provenance: PROVENANCE.deck }));
const findInDeck = (typed: string) => findAmong(deck, typed, 'dustfront cards --game dust');

/** Cards of DUST are not units: four values and an ability. */
export const dustShelf: Shelf = {
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
