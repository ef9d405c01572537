import type { SkillRule } from '../hooks.ts';

/** Three dice to shake off suppression. */
export const brave: SkillRule<'brave'> = {
  id: 'brave',
  cites: ['dt14.skill.brave.three', 'dt14.skill.brave.dice'],
  shared: true,
  rallies: () => true,
};
