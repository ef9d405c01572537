import type { Seat } from '@dustfront/kernel';
import { isEmpty, isFriendly } from '../control.ts';
import { board } from '../lookup.ts';
import type { DustState } from '../state.ts';

/** Everything that can be reached from `from`: `through` says which areas may be passed, `next` where lines lead. */
export function flood(
  from: readonly number[],
  next: (area: number) => readonly number[],
  through: (area: number) => boolean,
): Set<number> {
  const reached = new Set<number>();
  const queue = [...from];
  for (const area of queue) {
    for (const near of next(area)) {
      if (reached.has(near)) continue;
      reached.add(near);
      if (through(near)) queue.push(near);
    }
  }
  return reached;
}

/**
 * Coasts, which are lands that touch a sea [dust.move.amph.coastal], joined to a coast by an unbroken chain of seas
 * [dust.move.amph.path], each with an own submarine [dust.move.amph.path-own]; chains are never used up
 * [dust.move.amph.chain-reuse] [dust.ruling.36].
 */
export function coastsAcross(state: DustState, seat: Seat, from: number): number[] {
  const world = board(state);
  const own = (sea: number) => isFriendly(state, seat, sea);
  const first = world.nextSea[from]!.filter(own);
  if (first.length === 0) return [];
  const seas = new Set([...first, ...flood(first, (sea) => world.nextSea[sea]!, own)].filter(own));
  const coasts = new Set<number>();
  for (const sea of seas) for (const land of world.nextLand[sea]!) coasts.add(land);
  coasts.delete(from);
  return [...coasts].sort((a, b) => a - b);
}

/** Friendly or empty: where any move may end. */
export function isOpen(state: DustState, seat: Seat, area: number): boolean {
  return isEmpty(state, area) || isFriendly(state, seat, area);
}
