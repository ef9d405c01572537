/** Guns that a unit may call to make its attack. */
import { rowsOf } from './attack/rows.ts';
import type { Terms } from './attack/shots.ts';
import { hasSmoke, hasTarget, mayFight } from './attack/targets.ts';
import { callsOf } from './moments.ts';
import type { TacticsState, Unit } from './state.ts';

export function observedTerms(observer: Unit, gun: Unit, sustained: boolean): Terms {
  return { unit: gun.id, only: -1, eyes: observer.id, closeOnly: false, artilleryOnly: true, sustained };
}

export function gunsFor(state: TacticsState, observer: Unit, sustained = false): Unit[] {
  const calls = callsOf(state, observer);
  if (calls === undefined) return [];
  return state.units.filter((gun) => {
    if (!calls.gun(observer, gun) || !mayFight(state, gun)) return false;
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
