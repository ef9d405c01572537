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

/** The same battle with a side that never leaves it. */
export function pressed(plan: BattlePlan, side: Side): BattlePlan {
  const { ability } = plan[side];
  const kept = ability?.kind === 'leave' ? null : ability;
  return { ...plan, [side]: { ...plan[side], withdraw: 'never', ability: kept } };
}

/**
 * What a battle comes to for a side that fights it to the end: when to leave is for itself to choose, and no defender
 * may count on an attacker who gives up.
 */
export function chancesFor(side: Side, plan: BattlePlan, start?: BattleStart): BattleChances {
  const attacked = pressed(plan, 'attacker');
  const fought = side === 'attacker' ? attacked : pressed(attacked, 'defender');
  const solution = start === undefined ? solveBattle(fought) : solveBattle(fought, start);
  return chancesOf(solution.outcome());
}
