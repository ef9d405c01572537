import type { MovingException } from '../hooks.ts';
import { hasOwnSkill } from '../table/units.ts';

/**
 * One square more in every movement (dt1.skill.fast.plus-one), none in a sustained attack (dt1.skill.fast.sustained).
 * Only a squad's serves both: a joined hero's own does not (dt1.ruling.fast-hero).
 */
export const fast: MovingException = {
  works: (state, head) => hasOwnSkill(state, head, 'fast'),
  pace: (pace) => ({ ...pace, more: pace.more + 1 }),
};
