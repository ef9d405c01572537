import { NO_FACE, type Resilience } from '@dustfront/wargame';
import type { WeaponLine } from '../cards/card.ts';
import { HIT } from '../dice.ts';
import type { CoreState, Unit } from '../state.ts';
import { hasOwnSkill, isHero, membersOf } from '../table/units.ts';

/** Useless against flame, artillery, and weapons of range 1 or C (dt1.ruling.resilient-close). */
function isOverwhelming(line: WeaponLine): boolean {
  // dt1.skill.resilient.not-flame, dt1.skill.resilient.not-artillery, dt1.skill.resilient.not-range-1
  return line.kind === 'flame' || line.range === 'A' || line.range === 1 || line.range === 'C';
}

/**
 * One die per damage point (dt1.skill.resilient.die), after cover (dt1.skill.resilient.cover); HIT ignores the point
 * (dt1.skill.resilient.hit). The faces that undo a point, for soldiers and for the part with a health track. A squad's
 * reaches its hero while a soldier lives (dt1.ruling.resilient-shared); a hero keeps his to himself
 * (dt1.skill.resilient.not-shared).
 */
export function resilienceAgainst(state: CoreState, head: Unit, line: WeaponLine): Resilience | null {
  if (isOverwhelming(line)) return null;
  let soldiers = NO_FACE;
  let health = NO_FACE;
  for (const unit of membersOf(state, head)) {
    if (!hasOwnSkill(state, unit, 'damage-resilient')) continue;
    if (isHero(state, unit) || unit.figures.length === 0) health = HIT;
    else {
      soldiers = HIT;
      health = HIT;
    }
  }
  return soldiers === NO_FACE && health === NO_FACE ? null : { soldiers, health };
}
