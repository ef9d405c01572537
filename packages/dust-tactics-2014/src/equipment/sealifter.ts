import type { SkillRule } from '../hooks.ts';

/** A vessel that carries units: see carrying.ts. */
export const sealifter: SkillRule<'sealifter'> = {
  id: 'sealifter',
  cites: ['dt14.equip.sealifter.naval'],
  shared: false,
};
