import type { SkillRule } from '../hooks.ts';

/** Leads mindless zombies beside its bearer: see skills/leading.ts. Its bearer may take the Resurrection action. */
export const blutkreuz: SkillRule<'blutkreuz'> = {
  id: 'blutkreuz',
  cites: ['dt14.skill.blutkreuz.range', 'dt14.skill.blutkreuz.alone', 'dt14.skill.mindless.led'],
  shared: false,
};
