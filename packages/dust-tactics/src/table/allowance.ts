import type { CoreState, Unit } from '../state.ts';
import { cardOf } from './cards.ts';
import { hasSkill, membersOf, partnerOf } from './units.ts';

/**
 * Squares a unit may move with so many move actions (dt1.move.allowance, dt1.action.move-move). A joined pair uses
 * the faster printed value (dt1.faq.hero.fastest, dt1.ruling.joined-move). Assault doubles the value
 * (dt1.skill.assault.double), in a double move to four times itself (dt1.ruling.assault-four); Fast adds one
 * square to the whole, never doubled (dt1.skill.fast.plus-one, dt1.skill.fast.not-doubled).
 */
export function allowanceOf(state: CoreState, head: Unit, moves: number): number {
  if (moves === 0) return 0;
  const value = Math.max(...membersOf(state, head).map((unit) => cardOf(state, unit).move));
  const doubled = isUnderEffect(state, head, 'assault') ? 2 : 1;
  return value * doubled * moves + (isFast(state, head) ? 1 : 0);
}

/** dt1.ruling.fast-hero: only a squad's Fast serves both; a joined hero's own does not. */
function isFast(state: CoreState, head: Unit): boolean {
  return hasSkill(state, head, 'fast');
}

/** An ability called for the round, by the unit or by the hero who shares it. */
export function isUnderEffect(state: CoreState, unit: Unit, effect: string): boolean {
  return unit.effects.includes(effect) || (partnerOf(state, unit)?.effects.includes(effect) ?? false);
}
