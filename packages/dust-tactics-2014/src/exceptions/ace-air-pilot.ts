import type { SkillRule } from '../hooks.ts';
import { isAir } from '../units.ts';

/** Flies aircraft; a die on activation may give a third action. */
export const aceAirPilot: SkillRule<'ace-air-pilot'> = {
  id: 'ace-air-pilot',
  cites: ['dt14.skill.ace-air.pilot', 'dt14.skill.ace-air.die', 'dt14.skill.ace-air.alone'],
  shared: false,
  piloted: true,
  pilots: isAir,
  thirdAction: (machine) => machine !== null && isAir(machine),
};
