import { MISS } from '../dice.ts';
import type { Borne, Reaction } from '../hooks.ts';
import type { CoreState, Unit } from '../state.ts';
import { hasSkill } from '../table/units.ts';

const advanced: Borne = { id: 'advanced-reactive-fire' };

/** Reactive Fire within six squares, on MISS (dt1.faq.reactive.grades, dt1.ruling.reactive-advanced). */
export function advancedReaction(state: CoreState, unit: Unit, plain: Reaction): Reaction {
  if (!hasSkill(state, unit, advanced)) return plain;
  return { range: 6, faces: MISS, rule: 'dt1.ruling.reactive-advanced' };
}
