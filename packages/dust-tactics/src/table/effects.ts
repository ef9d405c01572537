import type { CoreState, Unit } from '../state.ts';
import { partnerOf } from './units.ts';

/** An ability called for the round, by the unit or by the hero who shares it. */
export function isUnderEffect(state: CoreState, unit: Unit, effect: string): boolean {
  return unit.effects.includes(effect) || (partnerOf(state, unit)?.effects.includes(effect) ?? false);
}
