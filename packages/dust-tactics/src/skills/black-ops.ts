import type { Skill } from '../hooks.ts';

/**
 * One die more for initiative (dt1.skill.black-ops.die), from the first round on (dt1.faq.black-ops.first), while the hero
 * is not eliminated (dt1.skill.black-ops.dead); two such heroes still give one (dt1.skill.black-ops.stack).
 */
export const blackOps: Skill = { id: 'black-ops', cites: ['dt1.skill.black-ops.die'], initiative: 1 };
