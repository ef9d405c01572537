import type { SkillRule } from '../hooks.ts';

/** Comes from nowhere beside an enemy: see frames/spy.ts. */
export const spy: SkillRule<'spy'> = {
  id: 'spy',
  cites: ['dt14.skill.spy.off-board', 'dt14.skill.spy.no-join'],
  shared: false,
};
