import { groundOf } from '../ground/index.ts';
import type { SkillRule } from '../hooks.ts';
import { has } from '../units.ts';

/** Leads mindless zombies beside its bearer, who may also take the Resurrection action. */
export const blutkreuz: SkillRule<'blutkreuz'> = {
  id: 'blutkreuz',
  cites: ['dt14.skill.blutkreuz.range', 'dt14.skill.blutkreuz.alone', 'dt14.skill.mindless.led'],
  shared: false,
  // dt14.skill.blutkreuz.when: as they activate.
  leads: (state, bearer, unit) =>
    has(unit, 'mindless-zombie') && groundOf(state).within(state, bearer, unit, 1),
};
