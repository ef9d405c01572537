import { paceOf } from '../exceptions/moving.ts';
import type { CoreState, Unit } from '../state.ts';
import { cardOf } from './cards.ts';
import { membersOf } from './units.ts';

/**
 * Squares a unit may move with so many move actions (dt1.move.allowance, dt1.action.move-move). A joined pair uses
 * the faster printed value (dt1.faq.hero.fastest, dt1.ruling.joined-move).
 */
export function allowanceOf(state: CoreState, head: Unit, moves: number): number {
  if (moves === 0) return 0;
  const printed = Math.max(...membersOf(state, head).map((unit) => cardOf(state, unit).move));
  const { each, more } = paceOf(state, head, printed);
  return each * moves + more;
}
