import type { SkillRule } from '../hooks.ts';

/** Digs in and does engineering: see actions/dozer.ts and actions/engineering.ts. */
export const dozerBlade: SkillRule<'dozer-blade'> = {
  id: 'dozer-blade',
  cites: ['dt14.equip.dozer.engineering'],
  shared: false,
};
