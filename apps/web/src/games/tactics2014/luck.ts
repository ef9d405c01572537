import { attackLuck } from '@dustfront/ai';
import type { Json } from '@dustfront/kernel';
import type { LuckAdvice } from '../advice.ts';

/** The luck of a match: for every attack what was to be expected when it was declared, against what the enemy had lost when it was settled. */
export function luck(views: readonly Json[], options: readonly string[]): readonly LuckAdvice[] {
  return attackLuck(views, options).map(({ settled, side, expected, actual }) => ({
    at: settled,
    side: side === 0 ? 'allies' : 'axis',
    expected,
    actual,
  }));
}
