import type { Skill } from '../hooks.ts';

/** One square more in every movement (dt1.skill.fast.plus-one), none in a sustained attack (dt1.skill.fast.sustained). See `allowanceOf`. */
export const fast: Skill = { id: 'fast', cites: ['dt1.skill.fast.plus-one'] };
