import { multiplyDice } from '@dustfront/wargame';
import type { LineModifier } from '../hooks.ts';

/**
 * A burst weapon rolls twice the dice at a target that has made no move this round (dt1.faq.burst.double,
 * dt1.faq.burst.round). Crates and traps never move (dt1.ruling.burst-moved).
 */
export const burst: LineModifier = (plan, cx) => {
  if (!cx.line.traits.includes('burst')) return plan;
  return 'unit' in cx.target && cx.target.unit.moved ? plan : multiplyDice(plan, 2, 'dt1.faq.burst.double');
};
