import type { SkillRule } from '../hooks.ts';
import { has } from '../units.ts';

/** Keep to themselves; their armour saves on shields, cover does not matter: see attack/shelter.ts. */
export const steelGuard: SkillRule = {
  id: 'steel-guard',
  cites: ['dt14.skill.steel.unit', 'dt14.skill.steel.hero'],
  shared: false,
  joins: (hero, unit) => has(hero, 'steel-guard') && has(unit, 'steel-guard'),
};
