import type { Side } from '../battle/kinds.ts';
import type { BattleFrame } from '../frames/new-battle.ts';
import type { DustState, Holder } from '../state.ts';

/** Who fights on a side; the neutral army has no abilities. */
export function seatOn(battle: BattleFrame, side: Side): Holder {
  return side === 'attacker' ? battle.attacker : battle.defender;
}

/** The units of a side still in the battle; neutral ones defend like any army [dust.neutral.defend]. */
export function forceOf(state: DustState, battle: BattleFrame, side: Side): readonly number[] {
  return side === 'attacker' ? battle.attackers : state.areas[battle.target]!.units;
}
