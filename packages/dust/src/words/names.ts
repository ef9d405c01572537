import { DECK, WORLD } from '../data/index.ts';
import type { AbilityId } from '../data/types.ts';
import { UNIT_TYPES } from '../units.ts';
import type { DustView } from '../view.ts';
import { en } from './en.ts';

const areaNames = new Map(WORLD.areas.map((area) => [area.id, area.name]));
const abilityOfCard = new Map(DECK.cards.map((card) => [card.id, card.ability]));

/** Names as a reader meets them; a view knows its own map. */
export function areaName(view: DustView, id: unknown): string {
  const text = String(id);
  if (view.map === 'world') return areaNames.get(text) ?? text;
  return view.map.areas.find((area) => area.id === text)?.name ?? text;
}

export function playerName(view: DustView, seat: unknown): string {
  if (seat === 'neutral' || seat === -2) return en['holder.neutral']!;
  if (seat === null || seat === -1) return en['holder.nobody']!;
  const colour = view.players[Number(seat)]?.colour ?? null;
  return colour === null ? `Player ${Number(seat) + 1}` : colour[0]!.toUpperCase() + colour.slice(1);
}

export function playerNames(view: DustView, seats: unknown): string {
  return Array.isArray(seats) ? seats.map((seat) => playerName(view, seat)).join(', ') : '';
}

export function unitWords(units: unknown): string {
  const counts = units as Partial<Record<string, number>>;
  const words = UNIT_TYPES.flatMap((type) => {
    const count = counts[type] ?? 0;
    return count === 0 ? [] : [countWords(type, count)];
  });
  return words.join(', ') || '0';
}

/** "2 tanks", "1 mech", "0 fighters". */
export function countWords(unit: string, count: number): string {
  return `${count} ${en[`unit.${unit}`]}${count === 1 ? '' : 's'}`;
}

/** A card by its character and place in the deck: "Nurse (5/1/1)". */
export function cardName(id: unknown): string {
  const card = DECK.cards.find((one) => one.id === id);
  if (card === undefined) return String(id);
  return `${en[`ability.${card.ability}`]} ${card.combat}/${card.movement}/${card.production}`;
}

export function cardNames(ids: unknown): string {
  if (!Array.isArray(ids)) return '';
  return ids.map((id) => (id === null ? '–' : cardName(id))).join(', ');
}

export function abilityName(id: unknown): string {
  return en[`ability.${String(id)}`] ?? String(id);
}

export const hasAbility = (card: string | null, ability: AbilityId): boolean =>
  card !== null && abilityOfCard.get(card) === ability;

export function abilityOf(card: string | null): string {
  return card === null ? '' : abilityName(abilityOfCard.get(card) ?? card);
}
