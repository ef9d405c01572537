/**
 * A battle as numbers, without a word of any rulebook: what each side has, how many dice that gives, what
 * protects what, who may leave and when. A game makes such a plan; here it is solved exactly.
 */
export interface BattlePlan {
  /** Who rolls first, or both at the same time. */
  readonly order: 'attacker' | 'defender' | 'together';
  /** The chance of one die to hit. */
  readonly hit: number;
  /** So many rolls (or exchanges) without a hit in a row end the battle. */
  readonly truce: number;
  /** What taking the place is worth to the attacker, in the same measure as units. */
  readonly prize: number;
  readonly attacker: SidePlan;
  readonly defender: SidePlan;
}

export interface SidePlan {
  readonly names: readonly string[];
  /** All lists have one entry for each type of unit. */
  readonly units: readonly number[];
  readonly dice: readonly number[];
  readonly worth: readonly number[];
  /** The type that must be gone before this one may be removed, or -1. */
  readonly shield: readonly number[];
  /** Dice beyond those of the units, while a unit is left. */
  readonly bonus: number;
  /** When up to half of the units, rounded up, may leave before a roll of their own. */
  readonly withdraw: 'always' | 'after-first-roll' | 'never';
  /** Whether a truce leaves the units alive (the attacker's leave, the defender's stay). */
  readonly survivesTruce: boolean;
  readonly ability: AbilityPlan | null;
  /** Best play, or the fixed policy: never leaves, never uses an ability, removes the dearest unit allowed. */
  readonly plays: 'best' | 'fixed';
}

export type AbilityPlan =
  /** Once: all dice of an own roll again; one of these types must be in the battle. */
  | { readonly kind: 'reroll-all'; readonly needs: readonly number[] }
  /** Once: all blank dice of an own roll again. */
  | { readonly kind: 'reroll-blanks' }
  /** Each unit lost to a roll is rescued with this chance; it is out of the battle all the same. */
  | { readonly kind: 'rescue'; readonly chance: number }
  /** At the start: more dice for each unit of these types. */
  | { readonly kind: 'more-dice'; readonly types: readonly number[]; readonly dice: number }
  /** At the start: all own units leave, alive or not. */
  | { readonly kind: 'leave'; readonly survive: boolean }
  /** At the start, attacker only: all units of the other side leave alive. */
  | { readonly kind: 'expel' };

export type Side = 'attacker' | 'defender';

/** What a battle comes to. Survivors are alive at the end, wherever they stand. */
export interface BattleOutcome {
  readonly attackerTakes: number;
  /** All attackers dead and defenders left. */
  readonly attackersEliminated: number;
  readonly bothEliminated: number;
  readonly truce: number;
  readonly attackersLeft: number;
  readonly attackerSurvivors: readonly number[];
  readonly defenderSurvivors: readonly number[];
  /** Worth lost by the defender less worth lost by the attacker. */
  readonly swing: number;
}

/** Where a battle stands before a decision or a roll. */
export interface BattleMoment {
  readonly attacker: readonly number[];
  readonly defender: readonly number[];
  readonly roller: Side;
  /** Rolls without hit so far in a row. */
  readonly blanks: number;
  readonly attackerReroll: boolean;
  readonly defenderReroll: boolean;
  /** Neither side's first roll is still to come for the defender. */
  readonly defenderRolled: boolean;
}

/** Where a battle that is under way stands; `order` of its plan then says whose roll it is. */
export interface BattleStart {
  /** Rolls, at sea exchanges, without a hit so far in a row. */
  readonly blanks: number;
  /** The defender has rolled before: from now on he may leave. */
  readonly defenderRolled: boolean;
  /** What comes next: who leaves is decided, dice fall, or dice lie there. */
  readonly next: 'turn' | 'roll' | 'hits';
  /** At sea, where both decide before one roll: whose decision is open. */
  readonly acting?: Side;
  /** With `hits`: how many still have to find a unit; on land only the roller's count. */
  readonly hits?: Readonly<Record<Side, number>>;
  /** With `hits`: whether throwing again is still to be decided. */
  readonly again?: boolean;
}

export class BattleTooLarge extends Error {
  override name = 'BattleTooLarge';
}

export function total(units: readonly number[]): number {
  let sum = 0;
  for (const count of units) sum += count;
  return sum;
}

export function worthOf(side: SidePlan, units: readonly number[]): number {
  return units.reduce((sum, count, type) => sum + count * side.worth[type]!, 0);
}

/** What losing a unit to a roll costs on average: rescued units are not lost. */
export function lossFactor(side: SidePlan): number {
  return side.ability?.kind === 'rescue' && side.plays === 'best' ? 1 - side.ability.chance : 1;
}
