import type { Seat } from '@dustfront/kernel';
import { type Board, boardOf } from './board.ts';
import { DECK, WORLD } from './data/index.ts';
import type { AbilityId, CardData, DeckData, MapData } from './data/types.ts';
import type { DustState } from './state.ts';

export function mapOf(state: DustState): MapData {
  return state.map === 'world' ? WORLD : state.map;
}

export function board(state: DustState): Board {
  return boardOf(mapOf(state));
}

const decks = new WeakMap<DeckData, ReadonlyMap<string, CardData>>();

export function deckOf(state: DustState): DeckData {
  return state.deck === 'standard' ? DECK : state.deck;
}

export function card(state: DustState, id: string): CardData {
  const deck = deckOf(state);
  let cards = decks.get(deck);
  if (cards === undefined) {
    cards = new Map(deck.cards.map((c) => [c.id, c]));
    decks.set(deck, cards);
  }
  const found = cards.get(id);
  if (found === undefined) throw new Error(`no card is called ${id}`);
  return found;
}

/** The card lying open in front of a seat, or null. */
export function playedCard(state: DustState, seat: Seat): CardData | null {
  const { played } = state.players[seat]!;
  return played === null ? null : card(state, played);
}

/**
 * Whether a seat has this ability: the character on its open card decides [dust.card.value.ability], for this
 * round only [dust.ability.this-round] [dust.ruling.u28].
 */
export function holdsAbility(state: DustState, seat: Seat, ability: AbilityId): boolean {
  return state.round > 0 && seat >= 0 && playedCard(state, seat)?.ability === ability;
}

/** Holds it and has not activated it yet: once a round [dust.ability.once] [dust.ruling.58]. */
export function mayActivate(state: DustState, seat: Seat, ability: AbilityId): boolean {
  return holdsAbility(state, seat, ability) && !state.players[seat]!.used;
}

export function areaId(state: DustState, area: number): string {
  return board(state).areas[area]!.id;
}

export function areaIndex(state: DustState, id: string): number {
  const index = board(state).index.get(id);
  if (index === undefined) throw new Error(`no area is called ${id}`);
  return index;
}
