import type { SkillRule } from '../hooks.ts';

/** Does engineering: see actions/engineering.ts. */
export const engineerVehicle: SkillRule<'engineer-vehicle'> = {
  id: 'engineer-vehicle',
  cites: ['dt14.equip.engineer.tasks'],
  shared: false,
};
