import type { SkillRule } from '../hooks.ts';

/** Three dice to shake off suppression: see suppression.ts. */
export const brave: SkillRule<'brave'> = {
  id: 'brave',
  cites: ['dt14.skill.brave.three', 'dt14.skill.brave.dice'],
  shared: true,
};
