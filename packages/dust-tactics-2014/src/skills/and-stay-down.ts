import type { SkillRule } from '../hooks.ts';

/** Pins those it hits, in matches with suppression: see suppression.ts. */
export const andStayDown: SkillRule<'and-stay-down'> = {
  id: 'and-stay-down',
  cites: [
    'dt14.skill.and-stay-down.under-fire',
    'dt14.skill.and-stay-down.suppress',
    'dt14.skill.and-stay-down.unshared',
  ],
  shared: false,
};
