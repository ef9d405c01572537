import type { Side } from '../battle/kinds.ts';
import { refuges } from '../battle/refuges.ts';
import type { Cx } from '../events.ts';
import type { BattleFrame } from '../frames/new-battle.ts';
import { mayActivate } from '../lookup.ts';
import type { DustState } from '../state.ts';
import type { Ability } from './ability.ts';
import { activate } from './activate.ts';

/** All enemy units must leave the target area at once, before any dice. */
export const secretWeapon: Ability = {
  id: 'secret_weapon',
  moment: 'battle-begins',
  cites: [
    'dust.ability.weapon.start',
    'dust.ability.weapon.all-leave',
    'dust.ability.weapon.not-if-destroyed',
  ],
};

/**
 * When a battle begins [dust.ability.weapon.start], for the attacker only: it empties the target area
 * [dust.ability.weapon.attacker-only] [dust.ruling.44]; on a capital too, once it may be attacked
 * [dust.ability.weapon.capital-ok] [dust.ruling.45]. Not where the enemy would have nowhere to go
 * [dust.ability.weapon.not-if-destroyed], neutrals included [dust.ability.weapon.neutral-none].
 */
export function weaponOffered(state: DustState, battle: BattleFrame, side: Side): boolean {
  if (side !== 'attacker' || !mayActivate(state, battle.attacker, 'secret_weapon')) return false;
  return refuges(state, battle.defender, battle.target, battle.origin).length > 0;
}

export function useWeapon(cx: Cx, battle: BattleFrame): void {
  activate(cx, battle.attacker, 'secret_weapon', 'dust.ability.weapon.all-leave');
}
