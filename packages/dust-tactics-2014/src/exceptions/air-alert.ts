import { done } from '@dustfront/kernel';
import { hitAlsoOn } from '@dustfront/wargame';
import { F, T } from '../faces.ts';
import { groundOf } from '../ground/index.ts';
import type { LineException, SkillRule } from '../hooks.ts';
import type { TacticsState, Unit } from '../state.ts';
import { has, isAir, isGroundMachine, isMachine, onBoard, unitOf } from '../units.ts';
import { special, unitChoice } from './special.ts';

/** Warns friends of an aircraft. */
export const airAlert: SkillRule<'air-alert'> = {
  id: 'air-alert',
  cites: ['dt14.equip.air-alert.action', 'dt14.equip.air-alert.target'],
  shared: false,
};

/** dt14.equip.air-alert.target: an enemy aircraft in sight. */
const sighted = (state: TacticsState, unit: Unit): Unit[] =>
  state.units.filter(
    (one) => one.side !== unit.side && isAir(one) && onBoard(one) && groundOf(state).sees(state, unit, one),
  );

export const airAlertAction = special({
  id: 'air-alert',
  cites: ['dt14.equip.air-alert.action'],
  offered: (state, unit) => isMachine(unit) && has(unit, 'air-alert') && sighted(state, unit).length > 0,
  procedure: ['dt14.equip.air-alert.die', 'dt14.equip.air-alert.target'],
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

/** A friendly vehicle hits an aircraft that was called out on targets as well, until the turn ends. */
export const airAlertHits: LineException = {
  id: 'air-alert-hits',
  cites: ['dt14.equip.air-alert.hit', 'dt14.equip.air-alert.vehicles'],
  applies: (blow) =>
    !blow.back &&
    isGroundMachine(blow.by) &&
    blow.state.alerts.some((alert) => alert.side === blow.by.side && alert.aircraft === blow.target.id),
  line: (line) => hitAlsoOn(line, T, 'dt14.equip.air-alert.hit'),
};
