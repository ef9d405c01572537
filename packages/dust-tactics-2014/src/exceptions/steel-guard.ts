import type { SkillRule } from '../hooks.ts';
import { has } from '../units.ts';
import { tough } from './tough.ts';

/** Keep to themselves; their armour saves on shields, cover does not matter. */
export const steelGuard: SkillRule<'steel-guard'> = {
  id: 'steel-guard',
  cites: [
    'dt14.skill.steel.no-cover',
    'dt14.skill.steel.save',
    'dt14.skill.steel.unit',
    'dt14.skill.steel.hero',
  ],
  shared: false,
  shelter: tough('dt14.skill.steel.save'),
  joins: (hero, unit) => has(hero, 'steel-guard') && has(unit, 'steel-guard'),
};
