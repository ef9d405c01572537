import type { Message, Param } from '@dustfront/kernel';
import { DECK, WORLD } from './data/index.ts';
import type { AbilityId } from './data/types.ts';
import { UNIT_TYPES } from './units.ts';
import type { DustView } from './view.ts';

const known = new Set(WORLD.areas.map(({ id }) => id));
const abilityOfCard = new Map(DECK.cards.map((card) => [card.id, card.ability]));

/** Names as a reader meets them; a view knows its own map, and only ours is translated. */
export function areaName(view: DustView, id: unknown): Param {
  const text = String(id);
  if (view.map === 'world') return known.has(text) ? { key: `area.${text}` } : text;
  return view.map.areas.find((area) => area.id === text)?.name ?? text;
}

export function playerName(view: DustView, seat: unknown): Message {
  if (seat === 'neutral' || seat === -2) return { key: 'holder.neutral' };
  if (seat === null || seat === -1) return { key: 'holder.nobody' };
  const colour = view.players[Number(seat)]?.colour ?? null;
  if (colour === null) return { key: 'seat.player', params: { number: Number(seat) + 1 } };
  return { key: `colour.${colour}` };
}

export const playerNames = (view: DustView, seats: unknown): Param =>
  Array.isArray(seats) ? seats.map((seat) => playerName(view, seat)) : '';

export function unitWords(units: unknown): Param {
  const counts = units as Partial<Record<string, number>>;
  const words = UNIT_TYPES.flatMap((type) => {
    const count = counts[type] ?? 0;
    return count === 0 ? [] : [countWords(type, count)];
  });
  return words.length === 0 ? '0' : words;
}

/** "2 tanks", "1 mech", "0 fighters". */
export const countWords = (unit: string, count: number): Message => ({
  key: `units.${unit}`,
  params: { count },
});

/** A card by its character and place in the deck: "Nurse 5/1/1". */
export function cardName(id: unknown): Param {
  const card = DECK.cards.find((one) => one.id === id);
  if (card === undefined) return String(id);
  const { combat, movement, production } = card;
  return { key: 'card.name', params: { ability: abilityName(card.ability), combat, movement, production } };
}

export const cardNames = (ids: unknown): Param =>
  Array.isArray(ids) ? ids.map((id) => (id === null ? '–' : cardName(id))) : '';

export const abilityName = (id: unknown): Message => ({ key: `ability.${String(id)}` });

export const hasAbility = (card: string | null, ability: AbilityId): boolean =>
  card !== null && abilityOfCard.get(card) === ability;

export function abilityOf(card: string | null): Param {
  return card === null ? '' : abilityName(abilityOfCard.get(card) ?? card);
}
