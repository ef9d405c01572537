import type { Cx } from '../events.ts';
import type { Unit } from '../state.ts';
import { isHero, partnerOf } from '../table/units.ts';

/**
 * dt1.hero.break.unit, dt1.hero.break.final, dt1.hero.break.no-other, dt1.hero.break.unshared: two units from now on.
 */
export function breakOff(cx: Cx, unit: Unit): void {
  const partner = partnerOf(cx.state, unit)!;
  const hero = isHero(cx.state, unit) ? unit : partner;
  unit.joined = -1;
  partner.joined = -1;
  cx.emit({ type: 'broke-off', unit: hero.name, rule: 'dt1.hero.break' });
}
