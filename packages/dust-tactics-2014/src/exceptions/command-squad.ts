import type { SkillRule } from '../hooks.ts';
import { hasRole } from '../units.ts';

/** Officer, radio operator, medic and mechanic in one squad; a task goes with the soldier who has it. */
export const commandSquad: SkillRule<'command-squad'> = {
  id: 'command-squad',
  cites: ['dt14.cmd.specialists', 'dt14.cmd.lost', 'dt14.cmd.radio.heavy'],
  shared: false,
  fills: hasRole,
};
