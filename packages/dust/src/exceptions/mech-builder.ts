import { enter } from '../control.ts';
import type { Cx } from '../events.ts';
import { areaId, areaIndex, mayActivate } from '../lookup.ts';
import type { DustOption } from '../options.ts';
import type { Shopping } from '../shop.ts';
import { freeMechPlaces } from '../shop.ts';
import type { DustState } from '../state.ts';
import type { Ability } from './ability.ts';
import { activate } from './activate.ts';

/** One mech for nothing [dust.ability.builder.free] at an own centre. */
export const mechBuilder: Ability = {
  id: 'mech_builder',
  moment: 'production',
  cites: ['dust.ability.builder.when', 'dust.ability.builder.free', 'dust.ability.builder.where'],
};

/**
 * At any moment of the production phase [dust.ability.builder.when]; a centre placed in this phase will do
 * [dust.ability.builder.new-centre] [dust.ruling.56] [dust.ruling.u2].
 */
export function freeMechOffers(state: DustState, shop: Shopping): DustOption[] {
  if (!mayActivate(state, shop.seat, 'mech_builder')) return [];
  return freeMechPlaces(state, shop).map((area) => ({ do: 'free-mech', area: areaId(state, area) }) as const);
}

/** It is outside the centre's five: nothing is added to what the centre built [dust.ability.builder.not-five]. */
export function placeFreeMech(cx: Cx, shop: Shopping, area: string): void {
  activate(cx, shop.seat, 'mech_builder', 'dust.ability.builder.free');
  enter(cx.state, areaIndex(cx.state, area), shop.seat, [0, 1, 0, 0, 0]);
  cx.emit({
    type: 'placed',
    seat: shop.seat,
    area,
    units: { mech: 1 },
    rule: 'dust.ability.builder.not-five',
  });
}
