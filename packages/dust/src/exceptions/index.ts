import type { Side } from '../battle/kinds.ts';
import type { AbilityId } from '../data/types.ts';
import type { Cx } from '../events.ts';
import type { BattleFrame } from '../frames/new-battle.ts';
import type { RuleId } from '../rule-id.generated.ts';
import type { DustState } from '../state.ts';
import type { Ability } from './ability.ts';
import { aceOffered, aceOfTheSky, useAce } from './ace-of-the-sky.ts';
import { alienRadar, radarOffered, useRadar } from './alien-radar.ts';
import { ballisticMissiles } from './ballistic-missiles.ts';
import { diplomat } from './diplomat.ts';
import { koshka } from './koshka.ts';
import { mechBuilder } from './mech-builder.ts';
import { mechDropper } from './mech-dropper.ts';
import { nurse } from './nurse.ts';
import { raketenDice, raketenOffered, raketenTruppen } from './raketen-truppen.ts';
import { secretWeapon, useWeapon, weaponOffered } from './secret-weapon.ts';
import { sigrid, sigridDice, sigridOffered } from './sigrid.ts';

/** The eleven abilities [dust.ability.count] [dust.ruling.3]. */
export const ALL_ABILITIES: readonly Ability[] = [
  raketenTruppen,
  nurse,
  secretWeapon,
  diplomat,
  alienRadar,
  koshka,
  mechDropper,
  mechBuilder,
  sigrid,
  ballisticMissiles,
  aceOfTheSky,
];

/** What a declaration before the dice does to the battle: nothing yet, own units leave, the enemy leaves. */
export type Declared = 'fight' | 'own-leave' | 'enemy-leaves';

interface AtBattleStart {
  readonly id: AbilityId;
  offered(state: DustState, battle: BattleFrame, side: Side): boolean;
  declare(cx: Cx, battle: BattleFrame, side: Side): Declared;
}

/**
 * Declarations before any dice. A player has one card, so on a side at most one is possible; between the sides the
 * attacker speaks first, then the defender, nobody answers back, and what ends the battle closes it
 * [dust.ruling.46] [dust.ruling.u9]. Against the Secret Weapon the Radar changes nothing: the defender leaves
 * [dust.ability.radar.against-weapon].
 */
export const AT_BATTLE_START: readonly AtBattleStart[] = [
  {
    id: 'secret_weapon',
    offered: weaponOffered,
    declare: (cx, battle) => {
      useWeapon(cx, battle);
      // dust.ability.weapon.all-leave
      return 'enemy-leaves';
    },
  },
  {
    id: 'alien_radar',
    offered: radarOffered,
    declare: (cx, battle, side) => {
      useRadar(cx, battle, side);
      // dust.ability.radar.all
      return 'own-leave';
    },
  },
  {
    id: 'ace_of_the_sky',
    offered: aceOffered,
    declare: (cx, battle, side) => {
      useAce(cx, battle, side);
      return 'fight';
    },
  },
];

interface AfterOwnRoll {
  readonly id: AbilityId;
  readonly rule: RuleId;
  offered(state: DustState, battle: BattleFrame, side: Side): boolean;
  /** The places of the dice that are thrown again. */
  dice(faces: readonly number[]): number[];
}

/** What can be done with an own roll that lies there. */
export const AFTER_OWN_ROLL: readonly AfterOwnRoll[] = [
  {
    id: 'raketen_truppen',
    rule: 'dust.ability.raketen.all-dice',
    offered: raketenOffered,
    dice: raketenDice,
  },
  { id: 'sigrid', rule: 'dust.ability.sigrid.blanks', offered: sigridOffered, dice: sigridDice },
];

export function offeredAtStart(state: DustState, battle: BattleFrame, side: Side): AtBattleStart | null {
  return AT_BATTLE_START.find((ability) => ability.offered(state, battle, side)) ?? null;
}

export function offeredAfterRoll(state: DustState, battle: BattleFrame, side: Side): AfterOwnRoll | null {
  return AFTER_OWN_ROLL.find((ability) => ability.offered(state, battle, side)) ?? null;
}
