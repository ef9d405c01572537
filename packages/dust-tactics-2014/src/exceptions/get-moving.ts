import { done } from '@dustfront/kernel';
import { F } from '../faces.ts';
import type { TacticsState, Unit } from '../state.ts';
import { groupOf, unitOf } from '../units.ts';
import { hasOfficer, orderable } from './command.ts';
import { inCommandVehicle } from './command-vehicle.ts';
import { special, unitChoice } from './special.ts';

/**
 * dt14.cmd.get-moving.spent, dt14.ruling.get-moving.once: activated, not a second time, not the acting unit; seen
 * within two squares or by radio (dt14.cmd.get-moving.sight, dt14.cmd.get-moving.range, dt14.cmd.get-moving.radio).
 */
const spentUnits = (state: TacticsState, unit: Unit): Unit[] =>
  orderable(
    state,
    unit,
    (one) =>
      one.activated &&
      !one.again &&
      one.joined < 0 &&
      one.carriage !== 'pilot' &&
      !groupOf(state, unit).includes(one),
  );

export const getMoving = special({
  id: 'get-moving',
  cites: ['dt14.cmd.get-moving.officer', 'dt14.cmd.get-moving.action', 'dt14.cmd.get-moving.twice'],
  offered: (state, unit) => hasOfficer(state, unit) && spentUnits(state, unit).length > 0,
  procedure: [
    'dt14.cmd.get-moving.die',
    'dt14.cmd.get-moving.ends',
    'dt14.cmd.get-moving.again',
    'dt14.cmd.get-moving.fresh',
    'dt14.cmd.get-moving.vehicle',
    'dt14.cmd.get-moving.forfeit',
  ],
  choose: 'after',
  dice: () => 1,
  faces: () => F,
  rerolls: (state, frame) => inCommandVehicle(state, unitOf(state, frame.unit)),
  candidates: (state, frame) =>
    spentUnits(state, unitOf(state, frame.unit)).map((unit) => unitChoice(state, unit.id)),
  apply: (cx, frame) => {
    unitOf(cx.state, frame.target).again = true;
    return done({ next: frame.target });
  },
});
