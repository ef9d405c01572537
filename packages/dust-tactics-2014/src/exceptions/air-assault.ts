import { T } from '../faces.ts';
import type { SkillRule } from '../hooks.ts';
import { isGroundMachine } from '../units.ts';

/** Carried by an airlifter, off it even after the flight, and falls more softly. */
export const airAssault: SkillRule<'air-assault'> = {
  id: 'air-assault',
  cites: [
    'dt14.equip.air-assault.carried',
    'dt14.equip.air-assault.separate',
    'dt14.equip.air-assault.after',
  ],
  shared: false,
  lifted: isGroundMachine,
  dismounts: (unit) => unit.carriage === 'cargo',
  // dt14.lift.lost.air-assault, dt14.equip.air-assault.damage
  crashes: T,
};
