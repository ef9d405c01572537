/** Guns that an Artillery Observer may call (dt14.skill.observer.borrow, dt14.skill.observer.unactivated, dt14.skill.observer.unspent). */
import { rowsOf } from './attack/rows.ts';
import type { Terms } from './attack/shots.ts';
import { hasSmoke, hasTarget, mayFight } from './attack/targets.ts';
import { counts } from './exceptions.ts';
import type { TacticsState, Unit } from './state.ts';
import { cardOfUnit, onBoard } from './units.ts';

export function observedTerms(observer: Unit, gun: Unit, sustained: boolean): Terms {
  return { unit: gun.id, only: -1, eyes: observer.id, closeOnly: false, artilleryOnly: true, sustained };
}

/** With their own arc and range (dt14.skill.observer.arc, dt14.skill.observer.range, dt14.skill.observer.arc-range). */
export function gunsFor(state: TacticsState, observer: Unit, sustained = false): Unit[] {
  if (!counts(state, observer, 'artillery-observer')) return [];
  return state.units.filter((gun) => {
    if (gun.side !== observer.side || gun === observer || gun.activated || !onBoard(gun) || gun.joined >= 0)
      return false;
    if (!cardOfUnit(gun).weapons.some((weapon) => weapon.line.rules.includes('artillery'))) return false;
    // A suppressed gun would begin with Nothing (dt14.ruling.suppression).
    if (!mayFight(state, gun) || gun.pinned === 'suppressed') return false;
    const terms = observedTerms(observer, gun, false);
    const loaded: Unit[] = gun.loaded || sustained ? [] : [gun];
    // An empty gun may still reload before a plain attack.
    for (const one of loaded) one.loaded = true;
    const rows = rowsOf(state, terms);
    const able = hasTarget(state, terms, rows) || hasSmoke(state, terms, rows);
    for (const one of loaded) one.loaded = false;
    return able;
  });
}
