import type { SkillRule } from '../hooks.ts';

/** Carried by an airlifter, and off it even after the flight: see carrying.ts. */
export const airAssault: SkillRule<'air-assault'> = {
  id: 'air-assault',
  cites: [
    'dt14.equip.air-assault.carried',
    'dt14.equip.air-assault.separate',
    'dt14.equip.air-assault.after',
  ],
  shared: false,
};
