import type { Seat } from '@dustfront/kernel';
import { unitsOnMap } from './control.ts';
import type { DustState } from './state.ts';
import { CENTRES, STOCK } from './units.ts';

/**
 * Figures of one type left in a player's box: none, and it cannot be had [dust.stock.unit.hard-limit] [dust.ruling.70].
 */
export function unitsLeft(state: DustState, seat: Seat, type: number): number {
  return STOCK[type]! - unitsOnMap(state, seat)[type]!;
}

/**
 * Centres left for everybody [dust.stock.centre.shared] [dust.ruling.69]; they are never taken off the map
 * [dust.figure.centre.indestructible]. None left, none for sale [dust.stock.centre.none-left].
 */
export function centresLeft(state: DustState): number {
  return CENTRES - state.areas.reduce((count, area) => count + (area.centre ? 1 : 0), 0);
}
