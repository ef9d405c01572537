import { removeOne } from './compositions.ts';
import type { BattleMoment, BattlePlan, Side, SidePlan } from './plan.ts';
import { total } from './plan.ts';
import type { BattleSolution, Declaration } from './solve.ts';

/** What best play says about one side's first roll, with both forces whole. */
export interface OpeningAdvice {
  readonly declare: Declaration;
  /** The units that should stay and roll; all of them where leaving is not possible yet. */
  readonly stay: Readonly<Record<string, number>>;
  /** For one hit, two hits …: what should be removed from the other side. */
  readonly remove: readonly Readonly<Record<string, number>>[];
  /** Numbers of hits with which the roll should be thrown again, if it may be. */
  readonly throwAgain: readonly number[];
}

const named = (side: SidePlan, units: readonly number[]): Record<string, number> =>
  Object.fromEntries(side.names.flatMap((name, type) => (units[type]! > 0 ? [[name, units[type]!]] : [])));

/** Advice for a side's first roll; null where the battle ends before any dice. */
export function openingAdvice(plan: BattlePlan, solution: BattleSolution, side: Side): OpeningAdvice | null {
  const { policy } = solution;
  if (policy === null) return null;
  const own = plan[side];
  const other = side === 'attacker' ? plan.defender : plan.attacker;
  const throws = (one: SidePlan) =>
    one.ability?.kind === 'reroll-all' || one.ability?.kind === 'reroll-blanks';
  const moment: BattleMoment = {
    attacker: plan.attacker.units,
    defender: plan.defender.units,
    roller: side,
    blanks: 0,
    attackerReroll: throws(plan.attacker),
    defenderReroll: throws(plan.defender),
    // The attacker's first roll comes after the defender's where the defender rolls first.
    defenderRolled: side === 'attacker' && plan.order === 'defender',
  };
  const most = total(other.units);
  const hits = Array.from({ length: most }, (_, i) => i + 1);
  return {
    declare: solution.declarations[side],
    stay: named(own, policy.stay(moment)),
    remove: hits.map((k) => {
      const left = own.plays === 'fixed' ? dearest(other, k) : policy.losses(moment, k);
      return named(
        other,
        other.units.map((count, type) => count - left[type]!),
      );
    }),
    throwAgain:
      throws(own) && plan.order !== 'together' ? [0, ...hits].filter((k) => policy.reroll(moment, k, 0)) : [],
  };
}

function dearest(side: SidePlan, hits: number): readonly number[] {
  let force: readonly number[] = side.units;
  for (let k = 0; k < hits; k++) force = removeOne(side, force, true)[0]!;
  return force;
}
