import { type OpeningAdvice, openingAdvice } from './advice.ts';
import { type BattlePlan, type SidePlan, worthOf } from './plan.ts';
import { type Declaration, solveBattle } from './solve.ts';

type Named = Readonly<Record<string, number>>;

/** Everything worth telling about a battle, by name: for people, programs and pictures alike. */
export interface BattleReport {
  readonly policy: 'fixed' | 'best';
  readonly firstRoll: 'attacker' | 'defender' | 'together';
  readonly attackerWins: number;
  readonly attackersEliminated: number;
  readonly bothEliminated: number;
  readonly ceaseFire: number;
  readonly attackersLeave: number;
  readonly expectedSurvivors: { readonly attacker: Named; readonly defender: Named };
  readonly expectedLosses: { readonly attacker: number; readonly defender: number };
  /** Worth lost by the defender less worth lost by the attacker. */
  readonly swing: number;
  /** The swing with what the place is worth. */
  readonly value: number;
  readonly declare: { readonly attacker: Declaration; readonly defender: Declaration };
  readonly advice: { readonly attacker: OpeningAdvice | null; readonly defender: OpeningAdvice | null };
}

/** Solves a battle and tells what comes of it. */
export function battleReport(plan: BattlePlan): BattleReport {
  const solution = solveBattle(plan);
  const outcome = solution.outcome();
  const { attackerSurvivors, defenderSurvivors } = outcome;
  const named = (side: SidePlan, counts: readonly number[]): Named =>
    Object.fromEntries(
      side.names.flatMap((name, type) => (side.units[type]! > 0 ? [[name, counts[type]!]] : [])),
    );
  const loss = (side: SidePlan, alive: readonly number[]) => worthOf(side, side.units) - worthOf(side, alive);
  return {
    policy: plan.attacker.plays === 'fixed' && plan.defender.plays === 'fixed' ? 'fixed' : 'best',
    firstRoll: plan.order,
    attackerWins: outcome.attackerTakes,
    attackersEliminated: outcome.attackersEliminated,
    bothEliminated: outcome.bothEliminated,
    ceaseFire: outcome.truce,
    attackersLeave: outcome.attackersLeft,
    expectedSurvivors: {
      attacker: named(plan.attacker, attackerSurvivors),
      defender: named(plan.defender, defenderSurvivors),
    },
    expectedLosses: {
      attacker: loss(plan.attacker, attackerSurvivors),
      defender: loss(plan.defender, defenderSurvivors),
    },
    swing: outcome.swing,
    value: solution.value,
    declare: solution.declarations,
    advice: {
      attacker: openingAdvice(plan, solution, 'attacker'),
      defender: openingAdvice(plan, solution, 'defender'),
    },
  };
}
