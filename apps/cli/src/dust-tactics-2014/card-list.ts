import { ALL_CARDS } from '@dustfront/dust-tactics-2014';
import { BLOCS } from '@dustfront/dust-tactics-2014/query';
import type { CardList } from '../game.ts';
import { own } from '../reader.ts';
import { blocTitle, chosen, painted } from '../terminal/blocs.ts';
import { armourOf, tacticsSheet } from './card-text.ts';
import { findCard } from './cards.ts';

/** The cards of the edition of 2013/14. */
export const tacticsCards: CardList = {
  groups: () =>
    BLOCS.map((bloc) => ({
      title: blocTitle(bloc),
      paint: painted(bloc),
      rows: ALL_CARDS.filter((card) => card.bloc === bloc).map((card) => [
        card.id,
        own(`card.kind.${card.kind}`),
        armourOf(card),
        own('card.move', { move: `${card.move}/${card.march}` }),
        card.kind === 'squad'
          ? own('card.men', { count: card.soldiers.length })
          : own('card.health', { count: card.track }),
        own('card.points', { points: card.ap }),
        own(`card.word.${card.provenance}`),
        card.name,
      ]),
    })),
  json: (names) => chosen(names, ALL_CARDS, findCard),
  sheets: (names) => names.map(findCard).map(tacticsSheet),
};
