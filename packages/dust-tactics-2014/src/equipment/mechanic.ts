import type { SkillRule } from '../hooks.ts';

/** Repairs machines: see actions/repair.ts. */
export const mechanic: SkillRule<'mechanic'> = {
  id: 'mechanic',
  cites: ['dt14.equip.mechanic.repair'],
  shared: false,
};
