import type { SkillRule } from '../hooks.ts';
import { cardOfUnit, has } from '../units.ts';

/** Joins nobody and is beyond the reach of command actions. */
export const superhuman: SkillRule<'superhuman'> = {
  id: 'superhuman',
  cites: [
    'dt14.super.is-hero',
    'dt14.super.no-join',
    'dt14.super.no-officer',
    'dt14.super.no-medic',
    'dt14.super.no-mechanic',
  ],
  shared: false,
  takesOrders: false,
  // dt14.super.no-under-fire, dt14.super.no-suppressed
  fearless: true,
  joins: (hero, unit) => !has(hero, 'superhuman') && cardOfUnit(hero).sidekickOf === unit.card,
};
