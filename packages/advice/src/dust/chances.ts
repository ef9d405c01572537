import type { BattleOutcome } from '@dustfront/odds';

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
