import type { Seat } from '@dustfront/kernel';
import { isFriendly, leave } from '../control.ts';
import type { Cx } from '../events.ts';

import { board } from '../lookup.ts';
import type { DustState } from '../state.ts';
import { MECH } from '../units.ts';
import type { Ability } from './ability.ts';
import { activate } from './activate.ts';

/** Mechs from anywhere fall on one enemy land area and fight there; they cannot retreat. */
export const mechDropper: Ability = {
  id: 'mech_dropper',
  moment: 'combat',
  cites: ['dust.ability.dropper.phase', 'dust.ability.dropper.point', 'dust.ability.dropper.battle'],
};

/** Own areas with mechs to take [dust.ability.dropper.mechs]. */
export function mechAreas(state: DustState, seat: Seat): number[] {
  return board(state).lands.filter(
    (area) => isFriendly(state, seat, area) && state.areas[area]!.units[MECH]! > 0,
  );
}

/**
 * Lifts the mechs; all come down together [dust.ability.dropper.together]. What they leave empty is no origin, so
 * defenders may flee there [dust.ability.dropper.emptied] [dust.ruling.85].
 */
export function liftMechs(cx: Cx, seat: Seat, mechs: Readonly<Record<string, number>>): number {
  activate(cx, seat, 'mech_dropper', 'dust.ability.dropper.phase');
  let lifted = 0;
  for (const [area, count] of Object.entries(mechs)) {
    leave(cx.state, Number(area), [0, count, 0, 0, 0]);
    lifted += count;
  }
  return lifted;
}
