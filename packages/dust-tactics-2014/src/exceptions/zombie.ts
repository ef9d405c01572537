import type { SkillRule } from '../hooks.ts';
import { has } from '../units.ts';
import { tough } from './tough.ts';

/** Keep to themselves, ride nowhere, are out of reach of command actions. */
export const zombie: SkillRule<'zombie'> = {
  id: 'zombie',
  cites: [
    'dt14.skill.zombie.no-cover',
    'dt14.skill.zombie.save',
    'dt14.sp.skill.zombie.save',
    'dt14.skill.zombie.join',
    'dt14.skill.zombie.no-command',
    'dt14.skill.zombie.no-mount',
    'dt14.sp.skill.zombie.no-command',
    'dt14.skill.zombie.no-ride',
    'dt14.skill.zombie.unit',
    'dt14.skill.zombie.hero',
  ],
  shared: false,
  takesOrders: false,
  rides: false,
  // dt14.skill.zombie.no-tokens
  fearless: true,
  shelter: tough('dt14.skill.zombie.save'),
  joins: (hero, unit) => has(hero, 'zombie') && has(unit, 'zombie'),
};
