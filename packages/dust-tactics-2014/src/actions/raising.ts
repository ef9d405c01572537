/** Medevac and Resurrection: one die for each lost soldier, those who succeed come back. */
import { done } from '@dustfront/kernel';
import { F, S } from '../faces.ts';
import { specialFrame } from '../frames/make.ts';
import type { SpecialAction } from '../hooks.ts';
import type { TacticsState, Unit } from '../state.ts';
import { cardOfUnit, groupOf, has, isMachine, unitOf } from '../units.ts';
import { inReach } from './command.ts';
import { lostSoldiers, returnSoldier } from './returning.ts';
import { type Cx, specialRules, unitChoice } from './special.ts';

/** dt14.equip.medevac.target, dt14.ruling.medevac.who: squads beside it, zombies too, sight not needed. */
const casualties = (state: TacticsState, actor: Unit): Unit[] =>
  state.units.filter(
    (unit) =>
      cardOfUnit(unit).kind === 'squad' &&
      lostSoldiers(unit).length > 0 &&
      inReach(state, actor, unit, 1, false),
  );

/** dt14.skill.resurrect.range */
const graves = (state: TacticsState, actor: Unit): Unit[] =>
  casualties(state, actor).filter((unit) => has(unit, 'mindless-zombie'));

function raise(cx: Cx, target: number, won: number): void {
  const unit = unitOf(cx.state, target);
  for (const soldier of lostSoldiers(unit).slice(0, won)) returnSoldier(unit, soldier);
}

export const medevacAction: SpecialAction = {
  id: 'medevac',
  cites: ['dt14.equip.medevac.action'],
  offered: (_state, unit) => isMachine(unit) && has(unit, 'medevac'),
  frame: (unit) => specialFrame('medevac', unit.id),
};

export const medevacRules = specialRules({
  kind: 'medevac',
  cites: ['dt14.equip.medevac.dice', 'dt14.equip.medevac.target'],
  choose: 'before',
  dice: (state, frame) => lostSoldiers(unitOf(state, frame.target)).length,
  faces: () => F,
  candidates: (state, frame) =>
    casualties(state, unitOf(state, frame.unit)).map((unit) => unitChoice(state, unit.id)),
  apply: (cx, frame) => {
    raise(cx, frame.target, frame.won);
    return done();
  },
});

export const resurrectionAction: SpecialAction = {
  id: 'resurrection',
  cites: ['dt14.skill.resurrect.action', 'dt14.skill.resurrect.bearer'],
  offered: (state, unit) =>
    groupOf(state, unit).some((one) => has(one, 'blutkreuz') && has(one, 'resurrection')),
  frame: (unit) => specialFrame('resurrection', unit.id),
};

export const resurrectionRules = specialRules({
  kind: 'resurrection',
  cites: ['dt14.skill.resurrect.dice', 'dt14.skill.resurrect.range'],
  choose: 'before',
  dice: (state, frame) => lostSoldiers(unitOf(state, frame.target)).length,
  faces: () => F | S,
  candidates: (state, frame) =>
    graves(state, unitOf(state, frame.unit)).map((unit) => unitChoice(state, unit.id)),
  apply: (cx, frame) => {
    raise(cx, frame.target, frame.won);
    return done();
  },
});
