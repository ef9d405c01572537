import type { DicePlan } from '@dustfront/wargame';
import { type AttackOdds, attackOdds } from './attack.ts';

/** Odds that are worked out once for equal plans; the oldest are forgotten beyond `limit` of them. */
export function rememberedOdds(limit = 4096): (plan: DicePlan) => AttackOdds {
  const known = new Map<string, AttackOdds>();
  return (plan) => {
    const key = JSON.stringify(plan);
    const before = known.get(key);
    if (before !== undefined) return before;
    const odds = attackOdds(plan);
    const oldest = known.keys().next();
    if (known.size >= limit && !oldest.done) known.delete(oldest.value);
    known.set(key, odds);
    return odds;
  };
}
