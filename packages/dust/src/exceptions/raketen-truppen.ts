import type { Side } from '../battle/kinds.ts';
import type { BattleFrame } from '../frames/new-battle.ts';
import { mayActivate } from '../lookup.ts';
import type { DustState } from '../state.ts';
import { MECH, TANK } from '../units.ts';
import type { Ability } from './ability.ts';
import { forceOf, seatOn } from './sides.ts';

/** All dice of an own roll again; the second result stands. */
export const raketenTruppen: Ability = {
  id: 'raketen_truppen',
  moment: 'after-own-roll',
  cites: [
    'dust.ability.raketen.after-own-roll',
    'dust.ability.raketen.all-dice',
    'dust.ability.raketen.binding',
  ],
};

/**
 * After an own roll [dust.ability.raketen.after-own-roll], with an own land unit in the battle at that moment
 * [dust.ability.raketen.land-unit] [dust.ruling.89], so never at sea [dust.ability.raketen.not-sea].
 */
export function raketenOffered(state: DustState, battle: BattleFrame, side: Side): boolean {
  if (!mayActivate(state, seatOn(battle, side), 'raketen_truppen')) return false;
  const force = forceOf(state, battle, side);
  return force[TANK]! + force[MECH]! > 0;
}

/**
 * The places of the dice to throw again: all [dust.ability.raketen.all-dice], hits too, so that the second result
 * stands [dust.ability.raketen.binding], bonus dice included [dust.ruling.u12].
 */
export function raketenDice(faces: readonly number[]): number[] {
  return faces.map((_, die) => die);
}
