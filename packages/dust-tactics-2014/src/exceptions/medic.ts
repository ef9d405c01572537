import type { SkillRule } from '../hooks.ts';

/** A hero who can do what medics do. */
export const medic: SkillRule<'medic'> = {
  id: 'medic',
  cites: ['dt14.cmd.get-up.medic', 'dt14.cmd.stim.medic'],
  shared: true,
  fills: (_unit, role) => role === 'medic',
};
