import type { SkillRule } from '../hooks.ts';

/** Can be carried by an airlifter: see carrying.ts. */
export const airmobile: SkillRule<'airmobile'> = {
  id: 'airmobile',
  cites: ['dt14.skill.airmobile'],
  shared: false,
};
