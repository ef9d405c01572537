import type { SkillRule } from '../hooks.ts';
import { has } from '../units.ts';

/** Gorillas keep to gorillas. */
export const gorilla: SkillRule<'gorilla'> = {
  id: 'gorilla',
  cites: ['dt14.skill.gorilla.unit', 'dt14.skill.gorilla.hero'],
  shared: false,
  joins: (hero, unit) => has(hero, 'gorilla') && has(unit, 'gorilla'),
};
