import type { Skill } from '../hooks.ts';

/** Crosses obstacles in the air instead of walking (dt1.skill.jump.over, dt1.skill.jump.as-move), with Fast too (dt1.faq.jump-fast.both, dt1.faq.jump-fast.one). See `geometry/movement.ts`. */
export const jump: Skill = { id: 'jump', cites: ['dt1.skill.jump.over'] };
