import { ALL_CARDS } from '@dustfront/dust-tactics-2014';
import { BLOCS } from '@dustfront/dust-tactics-2014/query';
import type { Shelf } from '../game.ts';
import { BLOC_TITLES, chosen, painted } from '../terminal/blocs.ts';
import { armourOf, tacticsSheet } from './card-text.ts';
import { findCard } from './cards.ts';

/** The cards of the edition of 2013/14. */
export const tacticsShelf: Shelf = {
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
  json: (names) => chosen(names, ALL_CARDS, findCard),
  sheets: (names) => names.map(findCard).map(tacticsSheet),
};
