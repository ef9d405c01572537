import type { SkillRule } from '../hooks.ts';

/** Brings soldiers back: see actions/medevac.ts. */
export const medevac: SkillRule<'medevac'> = {
  id: 'medevac',
  cites: ['dt14.equip.medevac.action'],
  shared: false,
};
