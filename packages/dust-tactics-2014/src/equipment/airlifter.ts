import type { SkillRule } from '../hooks.ts';

/** An aircraft that lifts vehicles: see carrying.ts. */
export const airlifter: SkillRule<'airlifter'> = {
  id: 'airlifter',
  cites: ['dt14.equip.airlifter.only', 'dt14.lift.only'],
  shared: false,
};
