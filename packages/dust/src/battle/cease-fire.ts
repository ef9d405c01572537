import type { BattleKind } from './kinds.ts';
import { returnsToOrigin } from './retreat.ts';

/**
 * Three rolls in a row without a hit, whoever rolls [dust.battle.ceasefire.three]; at sea three exchanges, each of
 * two rolls [dust.battle.sea.ceasefire].
 */
export const BLANKS_TO_CEASE_FIRE = 3;

/**
 * Only what lies after re-rolls counts [dust.battle.ceasefire.rerolls], a hit undone by the Nurse still was one
 * [dust.battle.ceasefire.nurse] [dust.ruling.29], and retreats do not restart the count [dust.ruling.u13].
 */
export function blanksAfter(blanks: number, hits: number): number {
  return hits > 0 ? 0 : blanks + 1;
}

export function isCeaseFire(blanks: number): boolean {
  return blanks >= BLANKS_TO_CEASE_FIRE;
}

/**
 * What a cease-fire does to the attackers: they retreat [dust.battle.ceasefire.attackers-leave], but a landed
 * [dust.battle.amph.ceasefire] or dropped [dust.ability.dropper.ceasefire] [dust.ruling.30] force is destroyed.
 */
export function ceaseFireFor(kind: BattleKind): 'retreat' | 'destroyed' {
  return returnsToOrigin(kind) ? 'retreat' : 'destroyed';
}
