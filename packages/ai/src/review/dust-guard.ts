import type { Units } from '@dustfront/dust';
import { raiders } from '../dust/attacks.ts';
import { oddsOf } from '../dust/battles.ts';
import { type Field, total } from '../dust/field.ts';

/** What the strongest neighbour of an own area could be expected to take from it, if these units stood there. */
export function exposure(field: Field, area: number, units: Units): number {
  const { kin, isSea } = field.atlas;
  const loss = field.worth(area) * (1 + field.style.deny);
  let most = 0;
  for (const next of kin[area]!) {
    if (!field.isEnemy(next) || field.holder(next) < 0) continue;
    const sea = isSea[area]!;
    const going = raiders(field.units(next), sea);
    if (total(going) === 0) continue;
    if (total(units) === 0) return loss;
    const { centre } = field.state.areas[area]!;
    const { takes, swing } = oddsOf(sea ? 'sea' : 'land', going, units, field.isCapital(area), centre);
    most = Math.max(most, takes * loss + swing);
  }
  return most;
}

/** What it costs that these units no longer guard an area: the staff counts it nowhere, and a review must. */
export function unguarded(field: Field, area: number, present: Units, gone: Units): number {
  const left = present.map((count, type) => count - gone[type]!);
  return Math.max(0, exposure(field, area, left) - exposure(field, area, present));
}
