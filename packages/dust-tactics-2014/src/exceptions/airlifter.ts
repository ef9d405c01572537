import type { SkillRule } from '../hooks.ts';
import { NOBODY } from '../state.ts';

/** An aircraft that lifts vehicles. */
export const airlifter: SkillRule<'airlifter'> = {
  id: 'airlifter',
  cites: ['dt14.equip.airlifter.only', 'dt14.lift.only'],
  shared: false,
  // dt14.lift.pickup, dt14.lift.pickup.over: the vehicle exactly below, not held by a grappler.
  lifts: (lifter, unit) =>
    unit.place === 'board' &&
    unit.side === lifter.side &&
    unit.at === lifter.at &&
    unit.stuns.every((source) => source === NOBODY),
};
