import type { SkillRule } from '../hooks.ts';

/**
 * A vessel with a hold: whoever is in it neither fights nor is fought, and goes down with it unless it lies at the
 * shore.
 */
export const sealifter: SkillRule<'sealifter'> = {
  id: 'sealifter',
  cites: ['dt14.equip.sealifter.naval', 'dt14.sea.spaces'],
  shared: false,
  // dt14.sea.spaces, dt14.sea.many: together, whatever they are.
  hold: 12,
};
