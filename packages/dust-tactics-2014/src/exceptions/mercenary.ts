import type { SkillRule } from '../hooks.ts';

/** Fights for any bloc. */
export const mercenary: SkillRule<'mercenary'> = {
  id: 'mercenary',
  cites: ['dt14.skill.mercenary'],
  shared: false,
  anyBloc: true,
};
