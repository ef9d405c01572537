import type { Side } from '../battle/kinds.ts';
import type { Cx } from '../events.ts';
import type { BattleFrame } from '../frames/new-battle.ts';
import { mayActivate } from '../lookup.ts';
import type { DustState } from '../state.ts';
import { BOMBER, FIGHTER } from '../units.ts';
import type { Ability } from './ability.ts';
import { activate } from './activate.ts';
import { forceOf, seatOn } from './sides.ts';

/** Each own air unit rolls one die more [dust.ability.ace.plus-one]. */
export const aceOfTheSky: Ability = {
  id: 'ace_of_the_sky',
  moment: 'battle-begins',
  cites: ['dust.ability.ace.start', 'dust.ability.ace.plus-one', 'dust.ability.ace.whole-battle'],
};

/** Not offered without aircraft, and so never at sea [dust.ruling.u11]. */
export function aceOffered(state: DustState, battle: BattleFrame, side: Side): boolean {
  if (!mayActivate(state, seatOn(battle, side), 'ace_of_the_sky')) return false;
  const force = forceOf(state, battle, side);
  return force[FIGHTER]! + force[BOMBER]! > 0;
}

/** For the whole battle [dust.ability.ace.whole-battle]; spent even if the enemy then leaves [dust.ruling.u9]. */
export function useAce(cx: Cx, battle: BattleFrame, side: Side): void {
  activate(cx, seatOn(battle, side), 'ace_of_the_sky', 'dust.ability.ace.start');
  battle.ace[side] = true;
}
