import type { SkillRule } from '../hooks.ts';

/**
 * In matches with suppression: those whom the bearer's own shots hit are suppressed at once, whatever token they had.
 */
export const andStayDown: SkillRule<'and-stay-down'> = {
  id: 'and-stay-down',
  cites: [
    'dt14.skill.and-stay-down.under-fire',
    'dt14.skill.and-stay-down.suppress',
    'dt14.skill.and-stay-down.unshared',
  ],
  shared: false,
  pins: { token: 'suppressed', rule: 'dt14.skill.and-stay-down.suppress' },
};
