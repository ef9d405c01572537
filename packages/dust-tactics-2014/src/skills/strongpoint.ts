import type { SkillRule } from '../hooks.ts';

/** Starts inside a fortification: see frames/fortify.ts. */
export const strongpoint: SkillRule<'strongpoint'> = {
  id: 'strongpoint',
  cites: ['dt14.skill.strongpoint.deploy', 'dt14.fort.unit.inside', 'dt14.fort.unit.start'],
  shared: false,
};
