import { DECK, PROVENANCE } from '@dustfront/dust';
import { findAmong } from '../card-names.ts';
import type { CardList } from '../game.ts';
import { own } from '../reader.ts';
import { chosen } from '../terminal/blocs.ts';

const spoken = (ability: string): string => ability.replaceAll('_', ' ');
const deck = DECK.cards.map((card) => ({ ...card, name: spoken(card.ability), provenance: PROVENANCE.deck }));
const findInDeck = (typed: string) => findAmong(deck, typed, 'dustfront cards --game dust');

/** Cards of DUST are not units: four values and an ability. */
export const dustCards: CardList = {
  groups: () => [
    {
      title: own('card.deck'),
      paint: (style) => style.note,
      rows: deck.map((card) => [
        card.id,
        own('card.combat', { count: card.combat }),
        own('card.movement', { count: card.movement }),
        own('card.production', { count: card.production }),
        own('card.stars', { count: card.stars }),
        own(`card.word.${card.provenance}`),
        card.name,
      ]),
    },
  ],
  note: () => own('card.deck-note'),
  json: (names) => chosen(names, deck, findInDeck),
  sheets: (names) =>
    names.map(findInDeck).map((card) => ({
      name: card.name,
      id: card.id,
      about: [
        own('card.combat', { count: card.combat }),
        own('card.movement', { count: card.movement }),
        own('card.production', { count: card.production }),
        own('card.stars', { count: card.stars }),
      ].join(', '),
      skills: [],
      roles: [],
      columns: [],
      weapons: [],
      provenance: card.provenance,
      sources: [own('card.deck-source')],
    })),
};
