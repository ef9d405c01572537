import { chainHits } from '@dustfront/wargame';
import type { LineModifier } from '../hooks.ts';

/**
 * Each laser hit is rolled again for a further hit, as long as it hits (dt1.laser.reroll, dt1.laser.chain), on the same
 * target (dt1.laser.target). All re-rolls of misses come first (dt1.faq.laser.sustained-first,
 * dt1.faq.laser.chain-after, dt1.faq.berserk.before-laser), which overrules dt1.laser.sustained.order and
 * dt1.skill.berserk.laser-between: only misses of the first throw, once (dt1.laser.sustained.once,
 * dt1.faq.laser.first-only), and what they gain chains too (dt1.laser.sustained.new); every hit counts
 * (dt1.faq.laser.total). What misses in the chain stays a miss (dt1.skill.berserk.chain-miss). Dice that can no longer
 * matter are rolled all the same (dt1.laser.stop, dt1.laser.overkill, dt1.ruling.laser-uncapped).
 */
export const laser: LineModifier = (plan, cx) =>
  cx.line.kind === 'laser' ? chainHits(plan, plan.roll.hits, 'dt1.laser.chain') : plan;
