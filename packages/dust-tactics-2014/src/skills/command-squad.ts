import type { SkillRule } from '../hooks.ts';

/** Officer, radio operator, medic and mechanic in one squad: see actions/. */
export const commandSquad: SkillRule<'command-squad'> = {
  id: 'command-squad',
  cites: ['dt14.cmd.specialists', 'dt14.cmd.lost', 'dt14.cmd.radio.heavy'],
  shared: false,
};
