import type { SkillRule } from '../hooks.ts';

/** Pins those it hits. On squares nobody is pinned, so it does nothing there. */
export const andStayDown: SkillRule<'and-stay-down'> = {
  id: 'and-stay-down',
  cites: [
    'dt14.skill.and-stay-down.under-fire',
    'dt14.skill.and-stay-down.suppress',
    'dt14.skill.and-stay-down.unshared',
  ],
  shared: false,
};
