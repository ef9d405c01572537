import type { Frame } from '@dustfront/kernel';
import { done, type Seat } from '@dustfront/kernel';
import { enter } from '../control.ts';
import { type Cx, frame } from '../events.ts';
import { areaIndex, playedCard } from '../lookup.ts';
import type { DustOption } from '../options.ts';
import { recommendedUnits } from '../quick.ts';
import type { Shopping } from '../shop.ts';
import {
  buy,
  greyedPlaces,
  greyedPurchases,
  ownCentres,
  placements,
  purchases,
  type Terms,
  whyNot,
} from '../shop.ts';
import type { DustState } from '../state.ts';
import { countUnits, namedUnits, noUnits, UNIT_TYPES } from '../units.ts';

export type ReinforcementsFrame = Frame<'reinforcements', 'begin' | 'purchase' | 'place' | 'quick' | 'end'> &
  Shopping;

/** dust.setup.reinf.budget dust.ruling.71 */
const BASE = 12;

/** Units only [dust.setup.reinf.units-only], none at sea [dust.setup.reinf.no-sea]. */
const TERMS: Terms = { unitsOnly: true, units: true, submarines: false };

export function newReinforcements(seat: Seat): ReinforcementsFrame {
  const cart = { units: noUnits(), centres: 0, cards: 0 };
  return { kind: 'reinforcements', step: 'begin', seat, points: 0, cart, built: {} };
}

/** Twelve points and the card's production for first units at the own centres; the rest is lost. */
export const reinforcements = frame<ReinforcementsFrame>({
  kind: 'reinforcements',
  cites: ['dust.setup.reinf.budget', 'dust.setup.reinf.excess-lost', 'dust.setup.reinf.units-only'],
  steps: {
    begin: (cx, frame) => {
      frame.points = BASE + (playedCard(cx.state, frame.seat)?.production ?? 0);
      const { seat, points } = frame;
      cx.emit({ type: 'reinforcements', seat, points, rule: 'dust.setup.reinf.budget' });
      return cx.state.options.quickSetup === 'no' ? 'purchase' : 'quick';
    },
    purchase: {
      type: 'ask',
      question: 'reinforcements',
      rule: 'dust.setup.reinf.units-only',
      seat: (_state, frame) => frame.seat,
      options: (state, frame) => purchases(state, frame, TERMS),
      greyed: (state, frame) => greyedPurchases(state, frame, TERMS),
      take: ({ state }, frame, option) => {
        if (option.do === 'buy') buy(frame, option.ware);
        const more = UNIT_TYPES.some((unit) => whyNot(state, frame, TERMS, unit) === null);
        return option.do === 'buy' && more ? 'purchase' : placeNext(state, frame);
      },
    },
    place: {
      type: 'ask',
      question: 'place',
      rule: 'dust.setup.reinf.place',
      seat: (_state, frame) => frame.seat,
      options: (state, frame) => placements(state, frame),
      greyed: greyedPlaces,
      take: (cx, frame, option) => {
        placeUnit(cx, frame, option);
        return placeNext(cx.state, frame);
      },
    },
    quick: (cx, frame) => {
      recommendedUnits(frame.points).forEach((count, type) => {
        for (let i = 0; i < count; i++) {
          if (whyNot(cx.state, frame, TERMS, UNIT_TYPES[type]!) === null) buy(frame, UNIT_TYPES[type]!);
        }
      });
      while (countUnits(frame.cart.units) > 0) {
        const places = placements(cx.state, frame);
        placeUnit(cx, frame, places[countUnits(frame.cart.units) % places.length]!);
      }
      return 'end';
    },
    // Points left over are lost [dust.setup.reinf.excess-lost].
    end: (cx, frame) => {
      const { seat, points } = frame;
      if (points > 0) cx.emit({ type: 'points-lost', seat, points, rule: 'dust.setup.reinf.excess-lost' });
      return done();
    },
  },
});

/**
 * They enter only areas with an own centre [dust.setup.reinf.place], five at most in each
 * [dust.setup.reinf.five-per-centre].
 */
function placeNext(state: DustState, frame: ReinforcementsFrame): 'place' | 'end' {
  return countUnits(frame.cart.units) > 0 && ownCentres(state, frame.seat).length > 0 ? 'place' : 'end';
}

/** Puts one bought unit on the map. */
export function placeUnit(cx: Cx, shop: Shopping, option: DustOption): void {
  if (option.do !== 'place') return;
  const { state } = cx;
  const type = UNIT_TYPES.indexOf(option.unit);
  const units = noUnits();
  units[type] = 1;
  const centre = areaIndex(state, option.centre);
  enter(state, areaIndex(state, option.area), shop.seat, units);
  shop.cart.units[type] = shop.cart.units[type]! - 1;
  shop.built[centre] = (shop.built[centre] ?? 0) + 1;
  const { seat } = shop;
  cx.emit({
    type: 'placed',
    seat,
    area: option.area,
    units: namedUnits(units),
    rule: 'dust.prod.place.order',
  });
}
