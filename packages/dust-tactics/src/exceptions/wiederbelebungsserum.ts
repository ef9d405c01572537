import type { Cx } from '../events.ts';
import { unitAt } from '../frames/frame.ts';
import type { CoreState, Unit } from '../state.ts';
import { cardOf } from '../table/cards.ts';
import { hasOwnSkill, kindOf } from '../table/units.ts';

export interface Serum {
  unit: number;
  lost: number;
  hits: number;
}

/**
 * Wounds that heroes with Wiederbelebungsserum had before this attack: only those heal (dt1.faq.serum.earlier,
 * dt1.faq.name.serum).
 */
export function woundedBefore(state: CoreState): Serum[] {
  return state.units
    .filter((unit) => unit.place === 'board' && hasOwnSkill(state, unit, 'wiederbelebungsserum'))
    .map((unit) => ({ unit: unit.id, lost: cardOf(state, unit).health - unit.health, hits: 0 }));
}

/**
 * Hits of the hero's own line, as rolled (dt1.faq.serum.heal, dt1.ruling.serum-hits, dt1.faq.serum.own,
 * dt1.faq.serum.apart), on enemy squads and heroes only (dt1.faq.serum.targets), also when he strikes back
 * (dt1.faq.serum.strike-back).
 */
export function noteSerum(state: CoreState, serum: Serum[], shooter: Unit, target: Unit, hits: number): void {
  if (kindOf(state, target) === 'vehicle' || target.side === shooter.side) return;
  for (const one of serum) if (one.unit === shooter.id) one.hits += hits;
}

/** After every line, close combat included (dt1.faq.serum.after), if he survived (dt1.faq.serum.survive). */
export function healBySerum(cx: Cx, serum: readonly Serum[]): void {
  for (const { unit: id, lost, hits } of serum) {
    const unit = unitAt(cx.state, id);
    const healed = Math.min(lost, hits);
    if (unit.place !== 'board' || healed === 0) continue;
    unit.health += healed;
    cx.emit({
      type: 'healed',
      unit: unit.name,
      points: healed,
      left: unit.health,
      rule: 'dt1.faq.serum.heal',
    });
  }
}
