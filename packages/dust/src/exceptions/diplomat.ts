import type { Seat } from '@dustfront/kernel';
import type { Cx } from '../events.ts';

import { mayActivate } from '../lookup.ts';
import type { DustOption } from '../options.ts';
import type { DustState, Holder } from '../state.ts';
import type { Ability } from './ability.ts';
import { activate } from './activate.ts';

/** One other player becomes an ally for the round; neither may attack the other in any way. */
export const diplomat: Ability = {
  id: 'diplomat',
  moment: 'production-begins',
  cites: ['dust.ability.diplomat.start', 'dust.ability.diplomat.one', 'dust.ability.diplomat.duration'],
};

/**
 * When production begins [dust.ability.diplomat.start]: any player still in the game, without being asked
 * [dust.ability.diplomat.no-consent], with two players too [dust.ability.diplomat.two-players] [dust.ruling.52]; not
 * one who is out [dust.ruling.u24].
 */
export function diplomatOffers(state: DustState, seat: Seat): DustOption[] {
  if (!mayActivate(state, seat, 'diplomat')) return [];
  const others = state.players.flatMap((player, other) => (other === seat || player.out ? [] : [other]));
  return others.map((other) => ({ do: 'ally', seat: other }) as const);
}

/** Lasts until the round ends; what happened before stands [dust.ability.diplomat.duration] [dust.ruling.51]. */
export function ally(cx: Cx, seat: Seat, other: Seat): void {
  activate(cx, seat, 'diplomat', 'dust.ability.diplomat.one');
  cx.state.alliances.push([seat, other]);
  cx.emit({ type: 'allied', seat, other, rule: 'dust.ability.diplomat.both-ways' });
}

/**
 * Allies attack each other neither in battle nor by special attacks or drops [dust.ability.diplomat.both-ways]
 * [dust.ability.diplomat.special]; each alliance stands alone.
 */
export function areAllied(state: DustState, a: Holder, b: Holder): boolean {
  return state.alliances.some(([x, y]) => (x === a && y === b) || (x === b && y === a));
}
