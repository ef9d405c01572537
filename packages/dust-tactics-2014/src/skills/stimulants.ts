import type { SkillRule } from '../hooks.ts';

/** Its medic carries stimulants: see actions/stimulants.ts. */
export const stimulants: SkillRule<'stimulants'> = {
  id: 'stimulants',
  cites: ['dt14.cmd.stim.issue'],
  shared: false,
};
