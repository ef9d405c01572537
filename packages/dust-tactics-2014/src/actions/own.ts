/** Special actions a unit does to itself: reload, hide, dig in, launch smoke. */
import { done } from '@dustfront/kernel';
import { specialFrame } from '../frames/make.ts';
import { tablesOf } from '../ground/squares/board.ts';
import { squaresOf } from '../ground/squares/index.ts';
import type { SpecialAction } from '../hooks.ts';
import { scenarioIn } from '../scenarios/in-match.ts';
import type { TacticsState, Unit } from '../state.ts';
import { cardOfUnit, groupOf, has, isMachine, unitOf } from '../units.ts';
import { siteChoice, specialRules } from './special.ts';

const empty = (unit: Unit): boolean =>
  cardOfUnit(unit).weapons.some(
    ({ line }) =>
      (line.rules.includes('reload') && !unit.loaded) || (line.rules.includes('salvo') && !unit.salvo),
  );
const firesByLoading = (unit: Unit): boolean =>
  cardOfUnit(unit).weapons.some(({ line }) => line.rules.includes('reload') || line.rules.includes('salvo'));

/** dt14.weapon.reload.same-activation: it may be named with an attack that will empty the weapon. */
export const reload: SpecialAction = {
  id: 'reload',
  cites: [
    'dt14.weapon.reload.action',
    'dt14.weapon.reload.same-activation',
    'dt14.sp.weapon.reload.action',
    'dt14.sp.weapon.reload.same-activation',
  ],
  offered: (state, unit) => groupOf(state, unit).some(firesByLoading),
  frame: (unit) => specialFrame('reload', unit.id),
};

export const reloadRules = specialRules({
  kind: 'reload',
  cites: [
    'dt14.weapon.reload.action',
    'dt14.weapon.salvo.reload',
    'dt14.weapon.reload.start',
    'dt14.sp.weapon.reload.start',
    'dt14.ruling.loaded.tokens',
  ],
  apply: (cx, frame) => {
    for (const unit of groupOf(cx.state, unitOf(cx.state, frame.unit))) {
      if (!empty(unit)) continue;
      unit.loaded = true;
      unit.salvo = true;
    }
    return done();
  },
});

export const camouflageAction: SpecialAction = {
  id: 'camouflage',
  cites: ['dt14.skill.camouflage.action', 'dt14.skill.camo.action'],
  offered: (state, unit) => groupOf(state, unit).some((one) => has(one, 'camouflage') && !one.hidden),
  frame: (unit) => specialFrame('camouflage', unit.id),
};

export const camouflageRules = specialRules({
  kind: 'camouflage',
  cites: ['dt14.skill.camouflage.action'],
  apply: (cx, frame) => {
    for (const unit of groupOf(cx.state, unitOf(cx.state, frame.unit)))
      if (has(unit, 'camouflage')) unit.hidden = true;
    return done();
  },
});

export const dozer: SpecialAction = {
  id: 'dozer',
  cites: ['dt14.equip.dozer.action'],
  offered: (_state, unit) =>
    isMachine(unit) && has(unit, 'dozer-blade') && !unit.dug && unit.place === 'board',
  frame: (unit) => specialFrame('dozer', unit.id),
};

export const dozerRules = specialRules({
  kind: 'dozer',
  cites: ['dt14.equip.dozer.action'],
  apply: (cx, frame) => {
    unitOf(cx.state, frame.unit).dug = true;
    return done();
  },
});

/** dt14.equip.smoke.square: one of the vehicle's squares, not inside a building. */
function smokePlaces(state: TacticsState, unit: Unit): number[] {
  const { building } = tablesOf(state.board);
  return squaresOf(state, unit).filter((square) => building[square]! < 0);
}

/** Full rules: a special action (dt14.equip.smoke.action); starter rules: free (dt14.skill.smoke.free, see frames/declare.ts). */
export const smoke: SpecialAction = {
  id: 'smoke',
  cites: ['dt14.equip.smoke.once', 'dt14.equip.smoke.action', 'dt14.skill.smoke.once'],
  offered: (_state, unit) =>
    isMachine(unit) &&
    has(unit, 'smoke-launchers') &&
    !unit.spent.includes('smoke') &&
    unit.place !== 'aboard',
  frame: (unit) => specialFrame('smoke', unit.id),
};

export const smokeRules = specialRules({
  kind: 'smoke',
  cites: [
    'dt14.skill.smoke.square',
    'dt14.skill.smoke.duration',
    'dt14.equip.smoke.self',
    'dt14.equip.smoke.no-roll',
    'dt14.equip.smoke.square',
  ],
  choose: 'before',
  candidates: (state, frame) => {
    const unit = unitOf(state, frame.unit);
    if (unit.place !== 'board' || unit.spent.includes('smoke')) return [];
    return smokePlaces(state, unit).map((at) => siteChoice(state, 'smoke', at));
  },
  apply: (cx, frame) => {
    const { state } = cx;
    unitOf(state, frame.unit).spent.push('smoke');
    state.board = { ...state.board, smoke: [...state.board.smoke, { at: frame.at, until: state.turn + 1 }] };
    return done();
  },
});

const hasBoxes = (unit: Unit): boolean => cardOfUnit(unit).weapons.some((weapon) => weapon.boxes > 0);

/** The Oasis: an ammo crate in the square refills limited weapons, once a unit (dt14.ruling.scen.oasis). */
export const resupply: SpecialAction = {
  id: 'resupply',
  cites: ['dt14.ruling.scen.oasis'],
  offered: (state, unit) =>
    scenarioIn(state).resupply &&
    groupOf(state, unit).some((one) => hasBoxes(one) && !one.spent.includes('resupply')),
  frame: (unit) => specialFrame('resupply', unit.id),
};

export const resupplyRules = specialRules({
  kind: 'resupply',
  cites: ['dt14.ruling.scen.oasis'],
  apply: (cx, frame) => {
    const { state } = cx;
    for (const unit of groupOf(state, unitOf(state, frame.unit))) {
      if (!hasBoxes(unit) || unit.spent.includes('resupply') || !state.board.crates.includes(unit.at))
        continue;
      unit.ammo = cardOfUnit(unit).weapons.map((weapon) => weapon.boxes);
      unit.spent.push('resupply');
    }
    return done();
  },
});
