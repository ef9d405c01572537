import { done } from '@dustfront/kernel';
import { F, T } from '../faces.ts';
import type { TacticsState, Unit } from '../state.ts';
import { cardOfUnit, unitOf } from '../units.ts';
import { hasOfficer, orderable } from './command.ts';
import { inCommandVehicle } from './command-vehicle.ts';
import { special, unitChoice } from './special.ts';

/** dt14.cmd.ammo-drop.limited, dt14.cmd.ammo-drop.sight, dt14.cmd.ammo-drop.range, dt14.cmd.ammo-drop.radio */
const wanting = (state: TacticsState, unit: Unit): Unit[] =>
  orderable(state, unit, (one) => cardOfUnit(one).weapons.some((weapon) => weapon.boxes > 0));

export const ammoDrop = special({
  id: 'ammo-drop',
  cites: ['dt14.cmd.ammo-drop.officer', 'dt14.cmd.ammo-drop.action'],
  offered: (state, unit) => hasOfficer(state, unit) && wanting(state, unit).length > 0,
  procedure: [
    'dt14.cmd.ammo-drop.die',
    'dt14.cmd.ammo-drop.choose',
    'dt14.cmd.ammo-drop.refill',
    'dt14.weapon.limited.resupply',
  ],
  choose: 'after',
  dice: () => 1,
  faces: () => F | T,
  rerolls: (state, frame) => inCommandVehicle(state, unitOf(state, frame.unit)),
  candidates: (state, frame) =>
    wanting(state, unitOf(state, frame.unit)).map((unit) => unitChoice(state, unit.id)),
  apply: (cx, frame) => {
    const unit = unitOf(cx.state, frame.target);
    unit.ammo = cardOfUnit(unit).weapons.map((weapon) => weapon.boxes);
    return done();
  },
});
