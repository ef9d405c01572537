import type { MovingException } from '../hooks.ts';
import { hasOwnSkill, membersOf } from '../table/units.ts';

/** Every diagonal step costs 1 (dt1.skill.agile.diagonal), for a hero's squad too (dt1.skill.agile.shared). */
export const agile: MovingException = {
  works: (state, head) => membersOf(state, head).some((unit) => hasOwnSkill(state, unit, 'agile')),
  gait: (mover) => ({ ...mover, agile: true }),
};
