import type { SkillRule } from '../hooks.ts';
import { NOBODY } from '../state.ts';

/** An aircraft that lifts vehicles. */
export const airlifter: SkillRule<'airlifter'> = {
  id: 'airlifter',
  cites: ['dt14.equip.airlifter.only', 'dt14.lift.start', 'dt14.lift.only'],
  shared: false,
  // dt14.lift.pickup: a vehicle that no grappler holds.
  lifts: (lifter, unit) =>
    unit.place === 'board' && unit.side === lifter.side && unit.stuns.every((source) => source === NOBODY),
};
