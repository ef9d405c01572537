import type { SkillRule } from '../hooks.ts';

/** Joins nobody. */
export const loner: SkillRule<'loner'> = {
  id: 'loner',
  cites: ['dt14.skill.loner.no-join'],
  shared: false,
  joins: () => false,
};
