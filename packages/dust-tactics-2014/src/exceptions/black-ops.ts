import type { SkillRule } from '../hooks.ts';

/** Four dice for initiative. */
export const blackOps: SkillRule<'black-ops'> = {
  id: 'black-ops',
  cites: ['dt14.skill.black-ops.four', 'dt14.skill.black-ops.dice'],
  shared: false,
  initiative: 4,
};
