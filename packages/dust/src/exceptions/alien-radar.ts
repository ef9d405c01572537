import type { Side } from '../battle/kinds.ts';
import { returnsToOrigin } from '../battle/retreat.ts';
import type { Cx } from '../events.ts';
import type { BattleFrame } from '../frames/new-battle.ts';
import { holdsAbility } from '../lookup.ts';
import type { DustState } from '../state.ts';
import type { Ability } from './ability.ts';
import { activate } from './activate.ts';
import { seatOn } from './sides.ts';

/** All own units leave a battle before any dice. */
export const alienRadar: Ability = {
  id: 'alien_radar',
  moment: 'battle-begins',
  cites: ['dust.ability.radar.start', 'dust.ability.radar.all', 'dust.ability.radar.persists'],
};

/**
 * At the start of a battle [dust.ability.radar.start]; once activated in every one of the round, used or not
 * [dust.ability.radar.persists], each time by choice [dust.ability.radar.optional]. A landed or dropped attacker
 * cannot leave [dust.ability.radar.not-landing] [dust.ruling.48].
 */
export function radarOffered(state: DustState, battle: BattleFrame, side: Side): boolean {
  const seat = seatOn(battle, side);
  if (!holdsAbility(state, seat, 'alien_radar')) return false;
  return side === 'defender' || returnsToOrigin(battle.battle);
}

/**
 * Without an area to go to the units are destroyed [dust.ability.radar.nowhere] [dust.ruling.47]: the retreat's last
 * step.
 */
export function useRadar(cx: Cx, battle: BattleFrame, side: Side): void {
  const seat = seatOn(battle, side);
  const rule = cx.state.players[seat]!.used ? 'dust.ability.radar.persists' : 'dust.ability.radar.start';
  activate(cx, seat, 'alien_radar', rule);
}
