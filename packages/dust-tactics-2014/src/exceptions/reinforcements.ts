import { done } from '@dustfront/kernel';
import type { Cx } from '../events.ts';
import { F } from '../faces.ts';
import { newUnit } from '../fielding.ts';
import { groundOf } from '../ground/index.ts';
import { gaitOf } from '../moments.ts';
import type { TacticsState, Unit } from '../state.ts';
import { cardOfUnit, unitOf } from '../units.ts';
import { hasOfficer } from './command.ts';
import { inCommandVehicle } from './command-vehicle.ts';
import { own } from './index.ts';
import { special, unitChoice } from './special.ts';

/** dt14.ruling.reinforcements.edge: nobody comes while no square of the edge is free for him. */
const mayEnter = (state: TacticsState, unit: Unit): boolean =>
  groundOf(state).landing.mayEnter(state, unit, gaitOf(state, unit));

/** Who may come back; Strongpoint units do not (dt14.fort.unit.no-reserve). */
const lost = (state: TacticsState, actor: Unit, kinds: readonly string[]): Unit[] =>
  state.units.filter(
    (unit) =>
      unit.side === actor.side &&
      unit.place === 'gone' &&
      !state.fallen.includes(unit.id) &&
      kinds.includes(cardOfUnit(unit).kind) &&
      own(unit).entry !== 'works' &&
      mayEnter(state, unit),
  );

/** dt14.ruling.reinforcements.fresh: full strength, full ammunition, tokens, unused skills. */
function bringBack(cx: Cx, id: number): void {
  const { state } = cx;
  const old = unitOf(state, id);
  state.units[id] = newUnit(id, old.name, old.card, old.side);
  state.units[id]!.facing = old.facing;
}

/** dt14.cmd.reinf.kind, dt14.cmd.reinf.no-hero, dt14.cmd.reinf.eliminated */
const squads = (state: TacticsState, unit: Unit) => lost(state, unit, ['squad', 'support']);
/** dt14.cmd.replace.kind: vehicles, not aircraft. */
const vehicles = (state: TacticsState, unit: Unit) => lost(state, unit, ['vehicle']);

export const reinforcements = special({
  id: 'reinforcements',
  cites: ['dt14.cmd.reinf.officer', 'dt14.cmd.reinf.action', 'dt14.cmd.reinf.once'],
  offered: (state, unit) =>
    hasOfficer(state, unit) && !state.reinforced[unit.side] && squads(state, unit).length > 0,
  procedure: [
    'dt14.cmd.reinf.die',
    'dt14.cmd.reinf.ends',
    'dt14.cmd.reinf.activates',
    'dt14.cmd.reinf.reserves',
    'dt14.cmd.reinf.edge',
  ],
  choose: 'after',
  dice: () => 1,
  faces: () => F,
  rerolls: (state, frame) => inCommandVehicle(state, unitOf(state, frame.unit)),
  candidates: (state, frame) =>
    squads(state, unitOf(state, frame.unit)).map((unit) => unitChoice(state, unit.id)),
  apply: (cx, frame) => {
    bringBack(cx, frame.target);
    cx.state.reinforced[unitOf(cx.state, frame.unit).side] = true;
    return done({ next: frame.target });
  },
});

export const replacementVehicle = special({
  id: 'replacement-vehicle',
  cites: [
    'dt14.cmd.replace.officer',
    'dt14.cmd.replace.action',
    'dt14.cmd.replace.once',
    'dt14.cmd.replace.separate',
  ],
  offered: (state, unit) =>
    hasOfficer(state, unit) && !state.replaced[unit.side] && vehicles(state, unit).length > 0,
  procedure: [
    'dt14.cmd.replace.die',
    'dt14.cmd.replace.ends',
    'dt14.cmd.replace.activates',
    'dt14.cmd.replace.reserves',
    'dt14.cmd.replace.edge',
  ],
  choose: 'after',
  dice: () => 1,
  faces: () => F,
  rerolls: (state, frame) => inCommandVehicle(state, unitOf(state, frame.unit)),
  candidates: (state, frame) =>
    vehicles(state, unitOf(state, frame.unit)).map((unit) => unitChoice(state, unit.id)),
  apply: (cx, frame) => {
    bringBack(cx, frame.target);
    cx.state.replaced[unitOf(cx.state, frame.unit).side] = true;
    return done({ next: frame.target });
  },
});
