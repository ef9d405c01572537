import type { SkillRule } from '../hooks.ts';
import { hasRole } from '../units.ts';

/** A soldier attached to an infantry unit for the whole game; with him it rallies on three dice. */
export const commissar: SkillRule<'commissar'> = {
  id: 'commissar',
  cites: ['dt14.skill.commissar.attach', 'dt14.skill.commissar.stay'],
  shared: false,
  // dt14.skill.commissar.dice
  rallies: (unit) => hasRole(unit, 'commissar'),
};
