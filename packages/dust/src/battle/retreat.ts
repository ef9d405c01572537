import type { Board } from '../board.ts';
import type { BattleKind, Side } from './kinds.ts';

/**
 * Half of the units now in the battle, rounded up [dust.battle.retreat.half]; so one alone may go
 * [dust.battle.retreat.single] [dust.ruling.23].
 */
export function retreatLimit(units: number): number {
  return Math.ceil(units / 2);
}

/**
 * Whether a side may choose to retreat before its roll [dust.battle.retreat.before-roll]. A landed or dropped
 * attacker never may [dust.battle.amph.no-retreat] [dust.ability.dropper.no-retreat]; the defender not before his
 * own first roll [dust.battle.retreat.defender-first], the attacker even then [dust.battle.retreat.attacker-first]
 * [dust.ruling.22].
 */
export function mayRetreat(kind: BattleKind, side: Side, defenderRolled: boolean): boolean {
  if (side === 'defender') return defenderRolled;
  return returnsToOrigin(kind);
}

/** Attackers that fight on foot or at sea can go back; landings and drops cannot. */
export function returnsToOrigin(kind: BattleKind): boolean {
  return kind === 'land' || kind === 'sea';
}

/** Who holds the areas when a retreat begins. */
export interface Holdings {
  isFriendly(area: number): boolean;
  isEmpty(area: number): boolean;
}

/**
 * Where retreating defenders may go, by the steps in order [dust.retreat.steps]: adjacent friendly areas
 * [dust.retreat.defender.friendly]; only without any, adjacent empty ones [dust.retreat.defender.empty]
 * [dust.retreat.defender.empty-last] [dust.ruling.25], whatever lies there [dust.retreat.takes-area]
 * [dust.ruling.27] [dust.ruling.u20]; never the attacker's origin [dust.retreat.defender.not-origin]
 * [dust.ruling.26], nor the other element [dust.retreat.land-air-no-sea] [dust.retreat.sea-no-land]. An empty list
 * means destruction [dust.retreat.defender.destroyed]. The list is made once for a whole group
 * [dust.retreat.group] [dust.ruling.82].
 */
export function defenderRetreats(board: Board, target: number, origin: number, held: Holdings): number[] {
  const sameKind = board.isLand[target] ? board.nextLand[target]! : board.nextSea[target]!;
  const open = sameKind.filter((area) => area !== origin);
  const friendly = open.filter((area) => held.isFriendly(area));
  return friendly.length > 0 ? friendly : open.filter((area) => held.isEmpty(area));
}
