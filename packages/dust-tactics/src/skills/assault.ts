import type { Skill } from '../hooks.ts';

/**
 * Once a game (dt1.skill.assault.once) the movement value is doubled for the round (dt1.skill.assault.double), with any pair of
 * actions (dt1.skill.assault.any), moving twice included (dt1.skill.assault.move-move); a hero's squad too
 * (dt1.skill.assault.shared). The doubling itself is `allowanceOf`.
 */
export const assault: Skill = { id: 'assault', cites: ['dt1.skill.assault.double'], callable: 'actions' };
