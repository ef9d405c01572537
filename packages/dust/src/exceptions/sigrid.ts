import { isHit } from '../battle/dice.ts';
import type { Side } from '../battle/kinds.ts';
import type { BattleFrame } from '../frames/new-battle.ts';
import { mayActivate } from '../lookup.ts';
import type { DustState } from '../state.ts';
import type { Ability } from './ability.ts';
import { seatOn } from './sides.ts';

/** The blank dice of an own roll again, hits stay. */
export const sigrid: Ability = {
  id: 'sigrid',
  moment: 'after-own-roll',
  cites: ['dust.ability.sigrid.after-own-roll', 'dust.ability.sigrid.blanks', 'dust.ability.sigrid.sea-ok'],
};

/**
 * After an own roll [dust.ability.sigrid.after-own-roll], at sea too [dust.ability.sigrid.sea-ok] [dust.ruling.57];
 * not without a blank die [dust.ruling.u11].
 */
export function sigridOffered(state: DustState, battle: BattleFrame, side: Side): boolean {
  return mayActivate(state, seatOn(battle, side), 'sigrid') && sigridDice(battle.faces[side]).length > 0;
}

/** dust.ability.sigrid.blanks */
export function sigridDice(faces: readonly number[]): number[] {
  return faces.flatMap((face, die) => (isHit(face) ? [] : [die]));
}
