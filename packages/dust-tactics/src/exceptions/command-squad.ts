import type { Refusal } from '@dustfront/kernel';
import type { Card } from '../cards/card.ts';
import type { RuleId } from '../rule-id.generated.ts';
import type { CoreState, Unit } from '../state.ts';
import { hasOwnSkill, hasRole } from '../table/units.ts';
import { refusal } from './special.ts';

/** dt1.cmd.card */
export const isCommandCard = (card: Card): boolean => card.skills.includes('command-squad');

/** The card of a squad of specialists says that it is one (dt1.cmd.card, dt1.cmd.members). */
export function isCommandSquad(state: CoreState, unit: Unit): boolean {
  return hasOwnSkill(state, unit, 'command-squad');
}

/**
 * One attempt a round (dt1.cmd.one-try, dt1.cmd.one-use, dt1.cmd.fail.no-other, dt1.ruling.command-one), however often
 * the squad is activated (dt1.ruling.order-command), by a living specialist (dt1.cmd.member-lost); the one with the
 * weapon has no ability (dt1.cmd.specialist).
 */
export function commandRefusal(state: CoreState, head: Unit, role: string): Refusal<RuleId> | null {
  if (head.tried) return refusal('command-tried', 'dt1.cmd.one-try');
  return hasRole(state, head, role) ? null : refusal('specialist-lost', 'dt1.cmd.member-lost');
}
