import { CARDS } from '@dustfront/dust-tactics';
import { columnOf, provenanceOf } from '@dustfront/dust-tactics/query';
import type { CardList } from '../game.ts';
import { own } from '../reader.ts';
import { blocTitle, chosen, painted } from '../terminal/blocs.ts';
import { coreSheet } from './card-text.ts';
import { findCard } from './cards.ts';

/** The cards of the Core Set. */
export const coreCards: CardList = {
  groups: () =>
    (['allies', 'axis'] as const).map((bloc) => ({
      title: blocTitle(bloc),
      paint: painted(bloc),
      rows: CARDS.filter((card) => card.bloc === bloc).map((card) => [
        card.id,
        own(`card.kind.${card.kind}`),
        columnOf(card.armour),
        own('card.move', { move: card.move }),
        card.kind === 'squad'
          ? own('card.men', { count: card.miniatures })
          : own('card.health', { count: card.health }),
        own('card.points', { points: card.ap.original }),
        own(`card.word.${provenanceOf(card)}`),
        card.name,
      ]),
    })),
  json: (names) =>
    chosen(names, CARDS, findCard).map((card) => ({ ...card, provenance: provenanceOf(card) })),
  sheets: (names) => names.map(findCard).map(coreSheet),
};
