import type { SkillRule } from '../hooks.ts';
import { has } from '../units.ts';

/** Keep to themselves, ride nowhere, are out of reach of command actions; saves in attack/shelter.ts. */
export const zombie: SkillRule = {
  id: 'zombie',
  cites: [
    'dt14.skill.zombie.join',
    'dt14.skill.zombie.no-command',
    'dt14.skill.zombie.no-mount',
    'dt14.sp.skill.zombie.no-command',
    'dt14.skill.zombie.no-ride',
    'dt14.skill.zombie.unit',
    'dt14.skill.zombie.hero',
  ],
  shared: false,
  joins: (hero, unit) => has(hero, 'zombie') && has(unit, 'zombie'),
};
