import { done } from '@dustfront/kernel';
import { type FaceSet, NO_FACE } from '@dustfront/wargame';
import { F } from '../faces.ts';
import type { TacticsState, Unit } from '../state.ts';
import { groupOf, isGroundMachine, unitOf } from '../units.ts';
import { hasMechanic, takesOrders } from './command.ts';
import { inCommandVehicle } from './command-vehicle.ts';
import { own } from './index.ts';
import { inReach } from './reach.ts';
import { special, unitChoice } from './special.ts';

/**
 * dt14.cmd.repair.vehicle, dt14.cmd.repair.sight, dt14.cmd.repair.range; aircraft are no vehicles
 * (dt14.ruling.repair.aircraft).
 */
const damaged = (state: TacticsState, actor: Unit): Unit[] =>
  state.units.filter(
    (unit) => isGroundMachine(unit) && takesOrders(unit) && unit.marks > 0 && inReach(state, actor, unit, 1),
  );

/** The faces on which a Tank Head mends; none of them where there is nobody but a mechanic. */
const skilled = (state: TacticsState, unit: Unit): FaceSet =>
  groupOf(state, unit).reduce((faces, one) => faces | (own(one).mends ?? NO_FACE), NO_FACE);

export const repair = special({
  id: 'repair',
  cites: [
    'dt14.cmd.repair.mechanic',
    'dt14.cmd.repair.action',
    'dt14.equip.mechanic.repair',
    'dt14.skill.tank-head.action',
  ],
  offered: (state, unit) => hasMechanic(state, unit) || skilled(state, unit) !== NO_FACE,
  procedure: [
    'dt14.cmd.repair.dice',
    'dt14.skill.tank-head.vehicle',
    'dt14.skill.tank-head.sight',
    'dt14.skill.tank-head.range',
    'dt14.skill.tank-head.dice',
  ],
  choose: 'before',
  dice: () => 5,
  faces: (state, frame) => F | skilled(state, unitOf(state, frame.unit)),
  rerolls: (state, frame) => inCommandVehicle(state, unitOf(state, frame.unit)),
  candidates: (state, frame) =>
    damaged(state, unitOf(state, frame.unit)).map((unit) => unitChoice(state, unit.id)),
  apply: (cx, frame) => {
    const unit = unitOf(cx.state, frame.target);
    unit.marks = Math.max(0, unit.marks - frame.won);
    return done();
  },
});
