import type { Skill } from '../hooks.ts';

/**
 * The whole activation (dt1.skill.charge.activation): a move or two (dt1.skill.charge.second-move), one free step, diagonal or
 * not (dt1.skill.charge.free-square, dt1.skill.charge.diagonal), next to an enemy, and an attack that moving twice does not forbid
 * (dt1.skill.charge.after-double). A hero's squad charges with him (dt1.skill.charge.shared). See `frames/activation.ts`.
 */
export const charge: Skill = { id: 'charge', cites: ['dt1.skill.charge.square'] };
