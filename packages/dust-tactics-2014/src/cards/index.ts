/** All cards by id: 144 cousins of 1947, the one printed card of this edition and the few of our design. */
import { ALLIES_CARDS } from './allies.ts';
import { AXIS_CARDS } from './axis.ts';
import { BLUTKREUZ_CARDS } from './blutkreuz.ts';
import type { Card, WeaponLine } from './card.ts';
import { MERCENARIES_CARDS } from './mercenaries.ts';
import { readCards, readWeapons } from './read.ts';
import { SSU_CARDS } from './ssu.ts';
import { WEAPON_TABLE } from './weapons.table.ts';

export const WEAPONS: Readonly<Record<string, WeaponLine>> = readWeapons(WEAPON_TABLE);

export const ALL_CARDS: readonly Card[] = [
  ...readCards(ALLIES_CARDS, 'allies', WEAPONS),
  ...readCards(AXIS_CARDS, 'axis', WEAPONS),
  ...readCards(BLUTKREUZ_CARDS, 'blutkreuz', WEAPONS),
  ...readCards(SSU_CARDS, 'ssu', WEAPONS),
  ...readCards(MERCENARIES_CARDS, 'mercenaries', WEAPONS),
];

/** Without a prototype, so that nothing but a card is found. */
const byId: Record<string, Card> = Object.create(null);
for (const card of ALL_CARDS) byId[card.id] = card;

/** A unit is asked about many times in a row. */
let latest: Card = ALL_CARDS[0]!;

export function cardOf(id: string): Card {
  if (latest.id === id) return latest;
  const card = byId[id];
  if (card === undefined) throw new Error(`no card ${id}`);
  latest = card;
  return card;
}

export const hasCard = (id: string): boolean => byId[id] !== undefined;
