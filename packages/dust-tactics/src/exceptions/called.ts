import type { SkillId } from '../cards/card.ts';
import type { Called } from '../hooks.ts';
import { allInOne } from './all-in-one.ts';
import { assault } from './assault.ts';
import { berserk } from './berserk.ts';

/** Abilities the player calls, once a game each, in the order in which they are offered. */
const CALLED: readonly Called[] = [assault, berserk, allInOne];

export function callableAt(moment: 'actions' | 'declare'): readonly SkillId[] {
  return CALLED.filter((skill) => skill.callable === moment).map((skill) => skill.id);
}
