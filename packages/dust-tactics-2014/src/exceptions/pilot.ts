import type { SkillRule } from '../hooks.ts';
import { isGroundMachine } from '../units.ts';

/** Drives vehicles. */
export const pilot: SkillRule<'pilot'> = {
  id: 'pilot',
  cites: ['dt14.skill.pilot.pilot', 'dt14.skill.pilot.alone'],
  shared: false,
  pilots: isGroundMachine,
};
