import { done } from '@dustfront/kernel';
import { groundOf } from '../ground/index.ts';
import { scenarioIn } from '../scenarios/in-match.ts';
import type { Unit } from '../state.ts';
import { cardOfUnit, groupOf, unitOf } from '../units.ts';
import { special } from './special.ts';

const hasBoxes = (unit: Unit): boolean => cardOfUnit(unit).weapons.some((weapon) => weapon.boxes > 0);

/** The Oasis: an ammo crate in the square refills limited weapons, once a unit (dt14.ruling.scen.oasis). */
export const resupply = special({
  id: 'resupply',
  cites: ['dt14.ruling.scen.oasis'],
  starter: 'action',
  offered: (state, unit) =>
    scenarioIn(state).resupply &&
    groupOf(state, unit).some((one) => hasBoxes(one) && !one.spent.includes('resupply')),
  procedure: ['dt14.ruling.scen.oasis'],
  apply: (cx, frame) => {
    const { state } = cx;
    for (const unit of groupOf(state, unitOf(state, frame.unit))) {
      if (!hasBoxes(unit) || unit.spent.includes('resupply') || !groundOf(state).control.atCrate(state, unit))
        continue;
      unit.ammo = cardOfUnit(unit).weapons.map((weapon) => weapon.boxes);
      unit.spent.push('resupply');
    }
    return done();
  },
});
