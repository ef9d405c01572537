import type { AbilityId } from '../data/types.ts';
import { BOMBER, COST, countUnits, DICE, FIGHTER, MECH, TANK, UNIT_TYPES } from '../units.ts';
import { SHIELD } from './casualties.ts';
import { BLANKS_TO_CEASE_FIRE, ceaseFireFor } from './cease-fire.ts';
import { HIT_CHANCE } from './dice.ts';
import type { BattleKind, Side } from './kinds.ts';
import { bonusDice, type Place } from './place.ts';
import { returnsToOrigin } from './retreat.ts';
import { supremacy } from './supremacy.ts';

/** Everything that decides how a battle will go. */
export interface BattleSpec {
  readonly kind: BattleKind;
  readonly attackers: readonly number[];
  readonly defenders: readonly number[];
  readonly place: Place;
  /** Neutral defenders never retreat [dust.neutral.no-retreat] and take the dearest unit. */
  readonly neutral?: boolean;
  /** Whether retreating defenders have anywhere to go. */
  readonly defenderHasRetreat?: boolean;
  /** Abilities that may still be used here. */
  readonly attackerAbility?: AbilityId | null;
  readonly defenderAbility?: AbilityId | null;
  /** What the place is worth to the attacker, in production points. */
  readonly prize?: number;
  readonly policy?: 'best' | 'fixed';
}

/** A measure for players and programs, not a rule: what holding such a place is worth in production points. */
export function placeWorth(place: Place): number {
  return 6 + (place.centre ? 6 : 0) + (place.capital ? 12 : 0);
}

/** A battle as numbers, for exact odds: the same dice, shields, retreats and cease-fires that the game plays. */
export function battlePlan(spec: BattleSpec) {
  const { kind, attackers, defenders, place } = spec;
  const sea = kind === 'sea';
  const order: 'attacker' | 'defender' | 'together' = sea
    ? 'together' // dust.battle.sea.simultaneous
    : supremacy(attackers, defenders, place).side;
  return {
    order,
    hit: HIT_CHANCE,
    truce: BLANKS_TO_CEASE_FIRE,
    prize: spec.prize ?? placeWorth(place),
    attacker: sidePlan(spec, 'attacker'),
    defender: sidePlan(spec, 'defender'),
  };
}

function sidePlan(spec: BattleSpec, side: Side) {
  const attacking = side === 'attacker';
  const units = attacking ? spec.attackers : spec.defenders;
  const fixed = spec.policy === 'fixed' || (!attacking && spec.neutral === true);
  return {
    names: UNIT_TYPES,
    units,
    dice: DICE,
    worth: COST,
    shield: SHIELD,
    bonus: attacking || spec.kind === 'sea' ? 0 : bonusDice(spec.place),
    withdraw: withdrawal(spec, side),
    survivesTruce: attacking ? ceaseFireFor(spec.kind) === 'retreat' : true,
    ability: abilityPlan(spec, side),
    plays: fixed ? ('fixed' as const) : ('best' as const),
  };
}

function withdrawal(spec: BattleSpec, side: Side): 'always' | 'after-first-roll' | 'never' {
  if (side === 'attacker') return returnsToOrigin(spec.kind) ? 'always' : 'never';
  return spec.neutral || spec.defenderHasRetreat === false ? 'never' : 'after-first-roll';
}

/** An ability as the solver knows it, or null where it cannot be used in this battle. */
function abilityPlan(spec: BattleSpec, side: Side) {
  const attacking = side === 'attacker';
  const id = (attacking ? spec.attackerAbility : spec.defenderAbility) ?? null;
  const hasRetreat = attacking || spec.defenderHasRetreat !== false;
  const units = attacking ? spec.attackers : spec.defenders;
  if (id === null || countUnits(units) === 0) return null;
  if (id === 'raketen_truppen' && spec.kind !== 'sea') {
    return { kind: 'reroll-all' as const, needs: [TANK, MECH] };
  }
  if (id === 'sigrid') return { kind: 'reroll-blanks' as const };
  if (id === 'nurse') return hasRetreat ? { kind: 'rescue' as const, chance: 1 - HIT_CHANCE } : null;
  if (id === 'ace_of_the_sky' && spec.kind !== 'sea') {
    return { kind: 'more-dice' as const, types: [FIGHTER, BOMBER], dice: 1 };
  }
  if (id === 'alien_radar') {
    if (attacking && !returnsToOrigin(spec.kind)) return null;
    return { kind: 'leave' as const, survive: hasRetreat };
  }
  if (id === 'secret_weapon' && attacking) {
    return spec.defenderHasRetreat === false ? null : { kind: 'expel' as const };
  }
  return null;
}
