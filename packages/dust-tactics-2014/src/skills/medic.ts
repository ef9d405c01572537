import type { SkillRule } from '../hooks.ts';

/** A hero who can do what medics do: see actions/get-up.ts. */
export const medic: SkillRule<'medic'> = {
  id: 'medic',
  cites: ['dt14.cmd.get-up.medic'],
  shared: true,
};
