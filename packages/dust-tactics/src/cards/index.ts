/** Every card of the game, by id. */
import { ALLIES_CORE } from './allies-core.ts';
import { AXIS_CORE } from './axis-core.ts';
import type { Card } from './card.ts';

export const CARDS: readonly Card[] = [...ALLIES_CORE, ...AXIS_CORE];

const BY_ID: ReadonlyMap<string, Card> = new Map(CARDS.map((card) => [card.id, card]));

export function cardById(id: string): Card | undefined {
  return BY_ID.get(id);
}
