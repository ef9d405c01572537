import type { SkillRule } from '../hooks.ts';

/** The Blutkreuz raises zombies: see actions/resurrection.ts. */
export const resurrection: SkillRule<'resurrection'> = {
  id: 'resurrection',
  cites: ['dt14.skill.resurrect.bearer'],
  shared: false,
};
