import type { SkillId } from '../cards/card.ts';
import { assault } from '../exceptions/assault.ts';
import type { Called, LineModifier } from '../hooks.ts';
import { burst } from '../weapons/burst.ts';
import { laser } from '../weapons/laser.ts';
import { sustained } from '../weapons/sustained.ts';
import { allInOne } from './all-in-one.ts';
import { berserk } from './berserk.ts';
import { fightingSpirit } from './fighting-spirit.ts';
import { spotter } from './spotter.ts';

/**
 * Every modifier of attack dice, in the order in which they meet: re-rolls (sustained before Berserk), the laser's chain
 * on what then hits, the number of dice, and last the reversal of faces, which turns all of it round
 * (dt1.ruling.attack-rerolls).
 */
export const LINE_MODIFIERS: readonly LineModifier[] = [
  sustained,
  berserk.dice!,
  laser,
  burst,
  allInOne.dice!,
  spotter.dice!,
  fightingSpirit.dice!,
];

/** Abilities the player calls, once a game each. */
const CALLABLE: readonly Called[] = [assault, berserk, allInOne];

export function callableAt(moment: 'actions' | 'declare'): readonly SkillId[] {
  return CALLABLE.filter((skill) => skill.callable === moment).map((skill) => skill.id);
}
