import { type Attack, bestAttack } from './attacks.ts';
import { cardOf } from './deck.ts';
import type { Field } from './field.ts';

const AT_SEA = ['sea'] as const;
const ON_LAND = ['land', 'amphibious'] as const;

/** Attacks that are worth making now, the best first. */
export function worthwhile(field: Field): Attack[] {
  const found: Attack[] = [];
  for (const from of field.mine())
    for (const form of field.atlas.isSea[from] ? AT_SEA : ON_LAND) {
      const attack = bestAttack(field, form, from);
      if (attack !== null && attack.value > field.style.least) found.push(attack);
    }
  return found.sort((a, b) => b.value - a.value);
}

/** What attacks are worth now, the best first. */
export const prospects = (field: Field): number[] => worthwhile(field).map(({ value }) => value);

/** The set-up card is gone afterwards: its production counts, what it could do later is lost. */
export function setupCardWorth(field: Field, id: string): number {
  const card = cardOf(field.state, id);
  return card === null ? 0 : 2 * card.production - 3 * card.combat - card.movement;
}

/** Cards by what they allow: attacks above all when there is something to take. */
export function cardWorth(field: Field, id: string, attacks: readonly number[]): number {
  const card = cardOf(field.state, id);
  if (card === null) return 0;
  const { combat, movement, production } = card;
  let worth = 0.8 * production + 0.6 * Math.min(movement, 3) + 0.3 * combat;
  for (let i = 0; i < Math.min(combat, attacks.length); i++) worth += attacks[i]!;
  return worth;
}
