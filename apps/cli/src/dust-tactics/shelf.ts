import { CARDS } from '@dustfront/dust-tactics';
import { columnOf, provenanceOf } from '@dustfront/dust-tactics/query';
import type { Shelf } from '../game.ts';
import { BLOC_TITLES, chosen, painted } from '../terminal/blocs.ts';
import { coreSheet } from './card-text.ts';
import { findCard } from './cards.ts';

/** The cards of the Core Set. */
export const coreShelf: Shelf = {
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
