import { chainHits } from '@dustfront/wargame';
import type { LineModifier } from '../hooks.ts';

/**
 * Each laser hit is rolled again for a further hit, as long as it hits (dt1.laser.reroll, dt1.laser.chain), on the same
 * target (dt1.laser.target). All re-rolls of misses come first (dt1.faq.laser.sustained-first, dt1.faq.laser.chain-after,
 * dt1.faq.berserk.before-laser); what misses in the chain stays a miss (dt1.skill.berserk.chain-miss). Dice that can no
 * longer matter are rolled all the same (dt1.laser.stop, dt1.laser.overkill).
 */
export const laser: LineModifier = (plan, cx) =>
  cx.line.kind === 'laser' ? chainHits(plan, plan.roll.hits) : plan;
