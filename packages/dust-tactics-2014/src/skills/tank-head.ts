import type { SkillRule } from '../hooks.ts';

/** Repairs better than a mechanic: see actions/repair.ts. */
export const tankHead: SkillRule<'tank-head'> = {
  id: 'tank-head',
  cites: ['dt14.skill.tank-head.action', 'dt14.skill.tank-head.alone'],
  shared: false,
};
