/** Every card of the game, by id. */
import { ALLIES_CORE } from './allies-core.ts';
import { ALLIES_HEROES } from './allies-heroes.ts';
import { ALLIES_SQUADS } from './allies-squads.ts';
import { ALLIES_WALKERS } from './allies-walkers.ts';
import { AXIS_CORE } from './axis-core.ts';
import { AXIS_HEROES } from './axis-heroes.ts';
import { AXIS_SQUADS } from './axis-squads.ts';
import { AXIS_WALKERS } from './axis-walkers.ts';
import type { Card } from './card.ts';

/** dt1.box.cards: the twelve of the box, no command squad among them (dt1.cmd.box). */
export const CORE_CARDS: readonly Card[] = [...ALLIES_CORE, ...AXIS_CORE];

export const CARDS: readonly Card[] = [
  ...CORE_CARDS,
  ...ALLIES_SQUADS,
  ...ALLIES_WALKERS,
  ...ALLIES_HEROES,
  ...AXIS_SQUADS,
  ...AXIS_WALKERS,
  ...AXIS_HEROES,
];

const BY_ID: ReadonlyMap<string, Card> = new Map(CARDS.map((card) => [card.id, card]));

export function cardById(id: string): Card | undefined {
  return BY_ID.get(id);
}
