import type { SkillRule } from '../hooks.ts';
import { isAir } from '../units.ts';

/** Flies aircraft. */
export const airPilot: SkillRule<'air-pilot'> = {
  id: 'air-pilot',
  cites: ['dt14.skill.air-pilot.pilot', 'dt14.skill.air-pilot.alone'],
  shared: false,
  pilots: isAir,
};
