import { done } from '@dustfront/kernel';
import { F } from '../faces.ts';
import { specialFrame } from '../frames/make.ts';
import { unitSees } from '../ground/squares/index.ts';
import type { SpecialAction } from '../hooks.ts';
import type { TacticsState, Unit } from '../state.ts';
import { has, isAir, isMachine, onBoard, unitOf } from '../units.ts';
import { specialRules, unitChoice } from './special.ts';

/** dt14.equip.air-alert.target: an enemy aircraft in sight. */
const sighted = (state: TacticsState, unit: Unit): Unit[] =>
  state.units.filter(
    (one) => one.side !== unit.side && isAir(one) && onBoard(one) && unitSees(state, unit, one),
  );

export const airAlertAction: SpecialAction = {
  id: 'air-alert',
  cites: ['dt14.equip.air-alert.action'],
  offered: (state, unit) => isMachine(unit) && has(unit, 'air-alert') && sighted(state, unit).length > 0,
  frame: (unit) => specialFrame('air-alert', unit.id),
};

export const airAlertRules = specialRules({
  kind: 'air-alert',
  cites: ['dt14.equip.air-alert.die', 'dt14.equip.air-alert.target'],
  choose: 'before',
  dice: () => 1,
  faces: () => F,
  candidates: (state, frame) =>
    sighted(state, unitOf(state, frame.unit)).map((unit) => unitChoice(state, unit.id)),
  apply: (cx, frame) => {
    cx.state.alerts.push({ side: unitOf(cx.state, frame.unit).side, aircraft: frame.target });
    return done();
  },
});
