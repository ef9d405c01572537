import {
  type BattleOutcome,
  type BattlePlan,
  type BattleStart,
  type Side,
  solveBattle,
} from '@dustfront/odds';

/** Chances of a battle's ends, and what is left on average. */
export interface BattleChances {
  readonly takes: number;
  readonly holds: number;
  readonly both: number;
  readonly truce: number;
  readonly leaves: number;
  readonly attackers: number;
  readonly defenders: number;
}

export const sum = (units: readonly number[]): number => units.reduce((a, b) => a + b, 0);

export function chancesOf(outcome: BattleOutcome): BattleChances {
  return {
    takes: outcome.attackerTakes,
    holds: outcome.attackersEliminated,
    both: outcome.bothEliminated,
    truce: outcome.truce,
    leaves: outcome.attackersLeft,
    attackers: sum(outcome.attackerSurvivors),
    defenders: sum(outcome.defenderSurvivors),
  };
}

/** The same battle with an attacker who never breaks off: how likely he takes the place is for him to know first. */
function pressed(plan: BattlePlan): BattlePlan {
  const { ability } = plan.attacker;
  const kept = ability?.kind === 'leave' ? null : ability;
  return { ...plan, attacker: { ...plan.attacker, withdraw: 'never', ability: kept } };
}

/** What a battle comes to for a side: the attacker fights on to the end, a defender reckons with him as he plays best. */
export function chancesFor(side: Side, plan: BattlePlan, start?: BattleStart): BattleChances {
  const fought = side === 'attacker' ? pressed(plan) : plan;
  const solution = start === undefined ? solveBattle(fought) : solveBattle(fought, start);
  return chancesOf(solution.outcome());
}
