import { done } from '@dustfront/kernel';
import { F, S } from '../faces.ts';
import { specialFrame } from '../frames/make.ts';
import type { SpecialAction } from '../hooks.ts';
import type { TacticsState, Unit } from '../state.ts';
import { groupOf, has, isGroundMachine, unitOf } from '../units.ts';
import { hasMechanic, inCommandVehicle, inReach, takesOrders } from './command.ts';
import { specialRules, unitChoice } from './special.ts';

/** dt14.cmd.repair.vehicle, dt14.cmd.repair.sight, dt14.cmd.repair.range; aircraft are no vehicles (dt14.ruling.repair.aircraft). */
const damaged = (state: TacticsState, actor: Unit): Unit[] =>
  state.units.filter(
    (unit) => isGroundMachine(unit) && takesOrders(unit) && unit.marks > 0 && inReach(state, actor, unit, 1),
  );

const isTankHead = (state: TacticsState, unit: Unit) =>
  groupOf(state, unit).some((one) => has(one, 'tank-head'));

export const repair: SpecialAction = {
  id: 'repair',
  cites: [
    'dt14.cmd.repair.mechanic',
    'dt14.cmd.repair.action',
    'dt14.equip.mechanic.repair',
    'dt14.skill.tank-head.action',
  ],
  offered: (state, unit) => hasMechanic(state, unit) || isTankHead(state, unit),
  frame: (unit) => specialFrame('repair', unit.id),
};

export const repairRules = specialRules({
  kind: 'repair',
  cites: [
    'dt14.cmd.repair.dice',
    'dt14.skill.tank-head.vehicle',
    'dt14.skill.tank-head.sight',
    'dt14.skill.tank-head.range',
    'dt14.skill.tank-head.dice',
  ],
  choose: 'before',
  dice: () => 5,
  faces: (state, frame) => (isTankHead(state, unitOf(state, frame.unit)) ? F | S : F),
  rerolls: (state, frame) => inCommandVehicle(state, unitOf(state, frame.unit)),
  candidates: (state, frame) =>
    damaged(state, unitOf(state, frame.unit)).map((unit) => unitChoice(state, unit.id)),
  apply: (cx, frame) => {
    const unit = unitOf(cx.state, frame.target);
    unit.marks = Math.max(0, unit.marks - frame.won);
    return done();
  },
});
