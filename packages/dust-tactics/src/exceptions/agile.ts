import type { MovingException } from '../hooks.ts';
import { anyMember, hasOwnSkill } from '../table/units.ts';

/** Every diagonal step costs 1 (dt1.skill.agile.diagonal), for a hero's squad too (dt1.skill.agile.shared). */
export const agile: MovingException = {
  works: (state, head) => anyMember(state, head, (unit) => hasOwnSkill(state, unit, 'agile')),
  gait: (mover) => ({ ...mover, agile: true }),
};
