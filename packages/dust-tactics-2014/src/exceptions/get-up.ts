import { call, done } from '@dustfront/kernel';
import { F, S } from '../faces.ts';
import { returningFrame } from '../frames/make.ts';
import type { TacticsState, Unit } from '../state.ts';
import { cardOfUnit, isFoot, unitOf } from '../units.ts';
import { hasMedic, takesOrders } from './command.ts';
import { inCommandVehicle } from './command-vehicle.ts';
import { inReach } from './reach.ts';
import { lostSoldiers, returnChoices } from './returning.ts';
import { special, unitChoice } from './special.ts';

/** dt14.cmd.get-up.infantry, dt14.cmd.get-up.sight, dt14.cmd.get-up.range */
const wounded = (state: TacticsState, actor: Unit): Unit[] =>
  state.units.filter(
    (unit) =>
      isFoot(unit) &&
      takesOrders(unit) &&
      (cardOfUnit(unit).kind === 'squad' ? lostSoldiers(unit).length > 0 : unit.marks > 0) &&
      inReach(state, actor, unit, 1),
  );

export const getUp = special({
  id: 'get-up',
  cites: ['dt14.cmd.get-up.medic', 'dt14.cmd.get-up.action', 'dt14.cmd.get-up.after-move'],
  offered: (state, unit) => hasMedic(state, unit),
  procedure: [
    'dt14.cmd.get-up.die',
    'dt14.cmd.get-up.squad',
    'dt14.cmd.get-up.track',
    'dt14.cmd.get-up.ammo',
  ],
  choose: 'after',
  dice: () => 1,
  faces: () => F | S,
  rerolls: (state, frame) => inCommandVehicle(state, unitOf(state, frame.unit)),
  candidates: (state, frame) =>
    wounded(state, unitOf(state, frame.unit)).map((unit) => unitChoice(state, unit.id)),
  picks: (state, frame) => (frame.target < 0 ? [] : returnChoices(unitOf(state, frame.target))),
  apply: (cx, frame, choice) => {
    const unit = unitOf(cx.state, frame.target);
    if (choice?.do === 'return') return call(returningFrame(unit.id, [choice.n], 0), 'end');
    unit.marks = Math.max(0, unit.marks - 1);
    return done();
  },
});
