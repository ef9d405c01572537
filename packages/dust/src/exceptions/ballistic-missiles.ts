import type { Seat } from '@dustfront/kernel';
import type { Cx } from '../events.ts';

import type { Ability } from './ability.ts';
import { activate } from './activate.ts';

/** One special attack with three dice on any enemy area but a capital [dust.special.missile.one]. */
export const ballisticMissiles: Ability = {
  id: 'ballistic_missiles',
  moment: 'combat',
  cites: ['dust.ability.missiles.use', 'dust.special.missile.one', 'dust.special.missile.dice'],
};

/** dust.special.missile.dice */
export const MISSILE_DICE = 3;

/** Only one attack in the round [dust.special.missile.one]. */
export function fireMissiles(cx: Cx, seat: Seat): void {
  activate(cx, seat, 'ballistic_missiles', 'dust.ability.missiles.use');
}
