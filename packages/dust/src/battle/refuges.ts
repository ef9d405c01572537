import { isEmpty, isFriendly } from '../control.ts';
import { board } from '../lookup.ts';
import { type DustState, type Holder, NEUTRAL } from '../state.ts';
import { countUnits } from '../units.ts';
import { defenderRetreats } from './retreat.ts';

/** Where the units of a holder may retreat from a target area now; empty means nowhere. */
export function refuges(state: DustState, holder: Holder, target: number, origin: number): number[] {
  const areas = defenderRetreats(board(state), target, origin, {
    isFriendly: (area) => isFriendly(state, holder, area),
    isEmpty: (area) => isEmpty(state, area),
  });
  return holder === NEUTRAL ? neutralRefuge(state, areas) : areas;
}

/**
 * Neutrals go together into one area [dust.ability.weapon.neutral-together] [dust.ruling.86]: the neighbouring
 * neutral land with the fewest units [dust.ability.weapon.neutral-where], else the first empty one in the map's list
 * [dust.ability.weapon.neutral-empty] [dust.ruling.9], which they then hold [dust.ruling.u21].
 */
function neutralRefuge(state: DustState, areas: readonly number[]): number[] {
  if (areas.length === 0) return [];
  const size = (area: number) => countUnits(state.areas[area]!.units);
  return [areas.reduce((best, area) => (size(area) < size(best) ? area : best))];
}
