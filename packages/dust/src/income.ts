import type { Seat } from '@dustfront/kernel';
import { type Holdings, holdings } from './control.ts';
import { playedCard } from './lookup.ts';
import type { DustState } from './state.ts';

/** dust.prod.income.centre */
const PER_CENTRE = 3;
/** dust.prod.income.capital dust.ruling.1: six at every number of players */
const PER_CAPITAL = 6;
/** dust.prod.income.minimum */
const MINIMUM = 6;

/**
 * Production points of a turn: three for each centre that a power source feeds [dust.prod.income.power-cap], sources
 * at sea included [dust.prod.income.sea-source] [dust.ruling.65]; six for each capital, those taken from neutrals too
 * [dust.prod.income.neutral-capital]; the card [dust.prod.income.card]; at least six in all [dust.ruling.64].
 * One capital, three centres, two sources and a card with 3 make 15 [dust.prod.vector].
 */
export function income(held: Pick<Holdings, 'capitals' | 'centres' | 'sources'>, card: number): number {
  const centres = PER_CENTRE * Math.min(held.centres, held.sources);
  return Math.max(MINIMUM, centres + PER_CAPITAL * held.capitals + card);
}

/** What a seat receives now; without a card it still has the minimum [dust.init.no-card.production]. */
export function incomeOf(state: DustState, seat: Seat): number {
  return income(holdings(state, seat), playedCard(state, seat)?.production ?? 0);
}
