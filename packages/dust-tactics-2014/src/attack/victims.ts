/** Who may take a hit: soldiers of a kind, heroes, tracks (dt14.damage.squad.owner, dt14.hero.join.hits). */

import type { Choice } from '../choice.ts';
import type { Pool } from '../frames/make-damage.ts';
import { groundOf } from '../ground/index.ts';
import type { TacticsState, Unit } from '../state.ts';
import { cardOfUnit, groupOf, unitOf } from '../units.ts';
import type { Shot } from './shots.ts';

export interface Victim {
  readonly unit: Unit;
  /** The soldier, or -1 for a track. */
  readonly soldier: number;
}

/**
 * Soldiers with the same weapons and task are alike: the last of each kind stands for it; those told apart stand for
 * themselves.
 */
function kinds(unit: Unit, apart: readonly number[]): number[] {
  const card = cardOfUnit(unit);
  const seen: string[] = [];
  const found: number[] = [];
  for (let i = unit.soldiers.length - 1; i >= 0; i--) {
    const soldier = card.soldiers[unit.soldiers[i]!]!;
    const own = apart.includes(unit.soldiers[i]!) ? `/${unit.soldiers[i]}` : '';
    const key = `${soldier.weapons.join()}/${soldier.roles.join()}${own}`;
    if (seen.includes(key)) continue;
    seen.push(key);
    found.push(unit.soldiers[i]!);
  }
  return found;
}

/**
 * Soldiers and heroes who may be named, or take a hit of a pool; a sniper's pool knows one only
 * (dt14.weapon.sniper.assign).
 */
export function victimsOf(
  state: TacticsState,
  target: Unit,
  pool: Pool | null,
  apart: readonly number[] = [],
): Victim[] {
  const found: Victim[] = [];
  // Where each stands in a place of his own, no two soldiers are alike.
  const isApart = groundOf(state).byMiniature !== undefined;
  for (const unit of groupOf(state, target)) {
    if (pool !== null && pool.named >= 0 && pool.named !== unit.id) continue;
    if (cardOfUnit(unit).kind !== 'squad') found.push({ unit, soldier: -1 });
    else if (pool !== null && pool.named >= 0) {
      if (unit.soldiers.includes(pool.soldier)) found.push({ unit, soldier: pool.soldier });
    } else for (const soldier of kinds(unit, isApart ? unit.soldiers : apart)) found.push({ unit, soldier });
  }
  // dt14.table.losses
  const seen = found.filter(({ unit, soldier }) =>
    pool?.seen?.some(([id, man]) => id === unit.id && man === soldier),
  );
  return seen.length > 0 ? seen : found;
}

/** Those whom a sniper may name: on a table one whom somebody who fires sees (dt14.weapon.sniper.name). */
export function namesOf(state: TacticsState, shot: Shot): Victim[] {
  const target = unitOf(state, shot.target);
  const found = victimsOf(state, target, null);
  const shooter = { unit: unitOf(state, shot.by), men: shot.men, overVehicles: false };
  const seen = groundOf(state).byMiniature?.seen(state, shooter, target);
  if (seen === undefined) return found;
  return found.filter(({ unit, soldier }) => seen.some(([id, man]) => id === unit.id && man === soldier));
}

/** How a victim is called: the unit, and for a soldier his weapon and task. */
export function victimWord(victim: Victim): string {
  if (victim.soldier < 0) return victim.unit.name;
  const card = cardOfUnit(victim.unit);
  const soldier = card.soldiers[victim.soldier]!;
  const arms = soldier.weapons.map((at) => card.weapons[at]!.line.name).join(' and ');
  return [victim.unit.name, soldier.roles.join(' '), arms].filter((part) => part !== '').join(' ');
}

export const victimChoice = (verb: 'hit' | 'name', victim: Victim, pool: number): Choice => ({
  do: verb,
  unit: victim.unit.id,
  n: victim.soldier,
  m: pool,
  word: victimWord(victim),
});
