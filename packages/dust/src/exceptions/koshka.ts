import type { Seat } from '@dustfront/kernel';
import type { Cx } from '../events.ts';

import { mayActivate, playedCard } from '../lookup.ts';
import type { DustState } from '../state.ts';
import type { Ability } from './ability.ts';
import { activate } from './activate.ts';

/** Takes one's turn just before another player's; no turn is added. */
export const koshka: Ability = {
  id: 'koshka',
  moment: 'turn-begins',
  cites: ['dust.ability.koshka.when', 'dust.ability.koshka.interrupt', 'dust.ability.koshka.no-extra'],
};

/**
 * Who is asked when this seat's turn is about to begin [dust.ability.koshka.when]: holders who have not acted
 * [dust.ability.koshka.asked], so that no turn is added [dust.ability.koshka.no-extra], most stars first
 * [dust.ability.koshka.stars], openly one after the other [dust.ruling.53] [dust.ruling.u25].
 */
export function koshkaHolders(state: DustState, about: Seat): Seat[] {
  const stars = (seat: Seat) => playedCard(state, seat)?.stars ?? 0;
  return state.players
    .flatMap((player, seat) => {
      const free = seat !== about && !player.acted && !player.out && mayActivate(state, seat, 'koshka');
      return free ? [seat] : [];
    })
    .sort((a, b) => stars(b) - stars(a));
}

/** His own turn comes first, the other's follows [dust.ability.koshka.interrupt]. */
export function interrupt(cx: Cx, seat: Seat, about: Seat): void {
  activate(cx, seat, 'koshka', 'dust.ability.koshka.interrupt');
  cx.emit({ type: 'interrupted', seat, about, rule: 'dust.ability.koshka.interrupt' });
}
