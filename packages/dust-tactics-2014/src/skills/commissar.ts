import type { SkillRule } from '../hooks.ts';

/** A soldier attached to an infantry unit for the whole game. */
export const commissar: SkillRule<'commissar'> = {
  id: 'commissar',
  cites: ['dt14.skill.commissar.attach', 'dt14.skill.commissar.stay'],
  shared: false,
};
