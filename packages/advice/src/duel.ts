import { attackOdds } from '@dustfront/odds';
import type { DicePlan } from '@dustfront/wargame';

/** What one attack at a distance comes to. */
export interface DuelOdds {
  readonly range: number;
  /** Of at least so many losses, from one on. */
  readonly chances: readonly number[];
  readonly mean: number;
  readonly destroyed: number;
}

export function duelOdds(range: number, plan: DicePlan): DuelOdds {
  const { atLeast, mean, destroyed } = attackOdds(plan).target;
  return { range, chances: atLeast.slice(1), mean, destroyed };
}
