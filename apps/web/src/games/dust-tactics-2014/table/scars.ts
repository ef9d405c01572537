import { cardOfUnit, unitNamed } from '@dustfront/dust-tactics-2014/query';
import type { Spot } from '../../../board/tabletop.ts';
import type { UnitArt } from '../../../drawings/unitart.tsx';
import type { Controller } from '../../../modes/controller.ts';
import { artOf } from '../art.ts';
import { spotNamed, viewOf } from '../model.ts';

/** Where a unit fell. */
export interface Scar {
  readonly key: string;
  readonly at: Spot;
  readonly radius: number;
  /** A machine, whose wreck stays to be seen. */
  readonly wreck: UnitArt | null;
}

const MEN = 26;
const HULL = { light: 28, normal: 38, large: 56, huge: 74 };

/** Where units have fallen up to the moment that is shown. */
export function scarsOf(c: Controller): readonly Scar[] {
  const shown = c.shown.value;
  if (shown === null) return [];
  const view = viewOf(shown.view);
  return c.news.acts.value.flatMap((act): Scar[] => {
    if (act.kind !== 'falls' || act.at === null || act.after >= shown.at) return [];
    const at = spotNamed(act.at);
    const unit = unitNamed(view, act.piece);
    if (at === null || unit === null) return [];
    const card = cardOfUnit(unit);
    const isHull = card.kind === 'vehicle';
    const wreck = isHull ? artOf(card, unit) : null;
    return [{ key: `${act.after} ${act.piece}`, at, radius: isHull ? HULL[card.size] : MEN, wreck }];
  });
}
