import { F, S } from '../faces.ts';
import type { SkillRule } from '../hooks.ts';

/** Repairs better than a mechanic. */
export const tankHead: SkillRule<'tank-head'> = {
  id: 'tank-head',
  cites: ['dt14.skill.tank-head.action', 'dt14.skill.tank-head.vehicle', 'dt14.skill.tank-head.alone'],
  shared: false,
  mends: F | S,
};
