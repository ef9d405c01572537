import type { SkillRule } from '../hooks.ts';
import { isGroundMachine } from '../units.ts';

/** Drives vehicles; a die on activation may give a third action. */
export const acePilot: SkillRule<'ace-pilot'> = {
  id: 'ace-pilot',
  cites: [
    'dt14.skill.ace-pilot.third',
    'dt14.skill.ace-pilot.unshared',
    'dt14.skill.ace-pilot.pilot',
    'dt14.skill.ace-pilot.die',
    'dt14.skill.ace-pilot.alone',
  ],
  shared: false,
  piloted: true,
  pilots: isGroundMachine,
  thirdAction: (machine) => machine !== null && isGroundMachine(machine),
};
