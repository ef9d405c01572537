import type { Seat } from '@dustfront/kernel';
import type { AbilityId } from '../data/types.ts';
import type { Cx } from '../events.ts';
import type { RuleId } from '../rule-id.generated.ts';

/**
 * Marks the open card's ability as used: one activation a round [dust.ability.once], lasting or not
 * [dust.ability.lasting].
 */
export function activate(cx: Cx, seat: Seat, ability: AbilityId, rule: RuleId): void {
  cx.state.players[seat]!.used = true;
  cx.emit({ type: 'ability-used', seat, ability, rule });
}
