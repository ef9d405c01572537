import type { Seat } from '@dustfront/kernel';
import { card } from './lookup.ts';
import type { DustState } from './state.ts';

/**
 * Compares two players by their open cards: combat, then movement, then stars, higher first. A player without a card
 * comes after everybody [dust.init.no-card] [dust.ruling.60]. Seats at the table play no part
 * [dust.turn.order.no-seating]. Used for set-up [dust.setup.order.combat] [dust.setup.order.tie-movement]
 * [dust.setup.order.tie-stars] and for turns [dust.turn.order.combat] [dust.turn.order.tie-movement]
 * [dust.turn.order.tie-stars].
 */
export function compareCards(state: DustState, a: Seat, b: Seat): number {
  const [x, y] = [a, b].map((seat) => {
    const { played } = state.players[seat]!;
    return played === null ? null : card(state, played);
  });
  if (!x || !y) return (x ? 0 : 1) - (y ? 0 : 1);
  return y.combat - x.combat || y.movement - x.movement || y.stars - x.stars;
}

/**
 * Whether cards alone leave a tie, so that a seeded draw must decide [dust.setup.order.tie-random]
 * [dust.turn.order.tie-random] [dust.init.no-card.tie] [dust.ruling.63] [dust.ruling.94].
 */
export function hasTies(state: DustState, seats: readonly Seat[]): boolean {
  return seats.some((a, i) => seats.slice(i + 1).some((b) => compareCards(state, a, b) === 0));
}

/** The order by cards; `drawn` is the order among those whom the cards do not part. */
export function orderOf(state: DustState, seats: readonly Seat[], drawn: readonly Seat[]): Seat[] {
  return [...seats].sort((a, b) => compareCards(state, a, b) || drawn.indexOf(a) - drawn.indexOf(b));
}
