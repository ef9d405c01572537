import type { BattleMoment, BattlePlan, BattleSolution } from '@dustfront/odds';
import { countOf } from './forces.ts';

export interface SideAdvice {
  /** What to declare before any dice. */
  readonly declare: string;
  /** Who stays and rolls when this side rolls for the first time; the rest retreats. */
  readonly stay: readonly number[] | null;
  /** What to take off the enemy by the number of hits of that first roll. */
  readonly remove: readonly { readonly hits: number; readonly units: readonly number[] }[];
}

export interface Advice {
  readonly attacker: SideAdvice;
  readonly defender: SideAdvice;
}

const less = (from: readonly number[], to: readonly number[]): number[] =>
  from.map((count, i) => count - to[i]!);

/** What best play is at each side's first roll, with both forces whole. */
export function adviceOf(plan: BattlePlan, solution: BattleSolution): Advice {
  const { policy, declarations } = solution;
  const side = (roller: 'attacker' | 'defender'): SideAdvice => {
    const declare = declarations[roller];
    if (policy === null) return { declare, stay: null, remove: [] };
    const moment: BattleMoment = {
      attacker: plan.attacker.units,
      defender: plan.defender.units,
      roller,
      blanks: 0,
      attackerReroll: true,
      defenderReroll: true,
      // The attacker's opening comes before any defending roll when he is first.
      defenderRolled: roller === 'attacker' && plan.order === 'defender',
    };
    const stay = policy.stay(moment);
    if (countOf(stay) === 0) return { declare, stay, remove: [] };
    const at: BattleMoment =
      roller === 'attacker' ? { ...moment, attacker: stay } : { ...moment, defender: stay };
    const victims = roller === 'attacker' ? plan.defender.units : plan.attacker.units;
    const most = Math.min(countOf(victims), 6);
    const remove = Array.from({ length: most }, (_, i) => ({
      hits: i + 1,
      units: less(victims, policy.losses(at, i + 1)),
    }));
    return { declare, stay, remove };
  };
  return { attacker: side('attacker'), defender: side('defender') };
}
