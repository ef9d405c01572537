import type { SkillId } from '../cards/card.ts';
import type { Called } from '../hooks.ts';
import type { CoreState, Unit } from '../state.ts';
import { hasSkill } from '../table/units.ts';
import { allInOne } from './all-in-one.ts';
import { assault } from './assault.ts';
import { berserk } from './berserk.ts';

/** Abilities the player calls, once a game each, in the order in which they are offered. */
const CALLED: readonly Called[] = [assault, berserk, allInOne];

export const CALLED_AT: Readonly<Record<Called['callable'], readonly Called[]>> = {
  actions: CALLED.filter((skill) => skill.callable === 'actions'),
  declare: CALLED.filter((skill) => skill.callable === 'declare'),
};

export function calledNamed(id: SkillId): Called {
  const found = CALLED.find((skill) => skill.id === id);
  if (found === undefined) throw new Error(`nobody calls ${id}`);
  return found;
}

/** Whether an ability that is called works for a unit, spent or not. */
export const hasCallable = (state: CoreState, unit: Unit, id: SkillId): boolean =>
  hasSkill(state, unit, calledNamed(id));
