import { cardOfUnit, unitNamed } from '@dustfront/dust-tactics-2014/query';
import type { Spot } from '../../../board/tabletop.ts';
import type { Controller } from '../../../modes/controller.ts';
import { spotNamed, viewOf } from '../model.ts';

/** Where a unit fell. */
export interface Scar {
  readonly key: string;
  readonly at: Spot;
  readonly radius: number;
  /** A machine, whose wreck stays to be seen. */
  readonly hull: boolean;
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
    const hull = card.kind === 'vehicle';
    return [{ key: `${act.after} ${act.piece}`, at, radius: hull ? HULL[card.size] : MEN, hull }];
  });
}
