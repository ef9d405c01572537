import type { CoreState, Side } from '../state.ts';
import { hasOwnSkill } from '../table/units.ts';

/**
 * One die more for initiative (dt1.skill.black-ops.die), from the first round on (dt1.faq.black-ops.first), while the
 * hero is not eliminated (dt1.skill.black-ops.dead); two such heroes still give one (dt1.skill.black-ops.stack).
 */
export function blackOpsDice(state: CoreState, side: Side): number {
  const isThere = state.units.some(
    (unit) => unit.side === side && unit.place !== 'destroyed' && hasOwnSkill(state, unit, 'black-ops'),
  );
  return isThere ? 1 : 0;
}
