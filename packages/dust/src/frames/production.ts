import type { Frame } from '@dustfront/kernel';
import { done, permute, type Seat, shuffle } from '@dustfront/kernel';
import { type Cx, frame } from '../events.ts';
import { ally, diplomatOffers } from '../exceptions/diplomat.ts';
import { freeMechOffers, placeFreeMech } from '../exceptions/mech-builder.ts';
import { incomeOf } from '../income.ts';
import { areaId, areaIndex } from '../lookup.ts';
import { KEEP, PASS } from '../options.ts';
import type { Shopping } from '../shop.ts';
import {
  buy,
  centrePlaces,
  greyedPlaces,
  greyedPurchases,
  ownCentres,
  placements,
  purchases,
  type Terms,
} from '../shop.ts';
import type { DustState } from '../state.ts';
import { countUnits, noUnits } from '../units.ts';
import { placeUnit } from './reinforcements.ts';

export type ProductionFrame = Frame<
  'production',
  | 'income'
  | 'diplomat'
  | 'discard'
  | 'purchase'
  | 'place-next'
  | 'place'
  | 'centre-next'
  | 'centre'
  | 'builder'
  | 'draw'
  | 'reshuffle'
  | 'end'
> &
  Shopping & { income: number; hadCentre: boolean; drawn: string[] };

export function newProduction(seat: Seat): ProductionFrame {
  const cart = { units: noUnits(), centres: 0, cards: 0 };
  const shop = { seat, points: 0, cart, built: {} };
  return { kind: 'production', step: 'income', ...shop, income: 0, hadCentre: false, drawn: [] };
}

/**
 * Units, centres and cards [dust.prod.buy.kinds], of one's own colour [dust.prod.buy.own-colour]; who had no centre
 * buys no units but the rest [dust.prod.no-centre.other].
 */
function terms(frame: ProductionFrame): Terms {
  return { unitsOnly: false, units: frame.hadCentre, submarines: true };
}

const seatOf = (_state: DustState, frame: ProductionFrame): Seat => frame.seat;

/**
 * Income, discards, purchases, then placing: units first, then centres, and the cards last
 * [dust.prod.place.order] [dust.ruling.62].
 */
export const production = frame<ProductionFrame>({
  kind: 'production',
  cites: [
    'dust.prod.income.first',
    'dust.prod.buy.set-aside',
    'dust.prod.place.order',
    'dust.prod.no-saving',
  ],
  steps: {
    // Counted once, before anything is bought [dust.prod.income.first].
    income: (cx, frame) => {
      const { state } = cx;
      frame.income = incomeOf(state, frame.seat);
      frame.points = frame.income;
      frame.hadCentre = ownCentres(state, frame.seat).length > 0;
      cx.emit({ type: 'income', seat: frame.seat, points: frame.income, rule: 'dust.prod.income.first' });
      return diplomatOffers(state, frame.seat).length > 0 ? 'diplomat' : beforeBuying(state, frame);
    },
    diplomat: {
      type: 'ask',
      question: 'diplomat',
      rule: 'dust.ability.diplomat.one',
      seat: seatOf,
      options: (state, frame) => [...diplomatOffers(state, frame.seat), PASS],
      take: (cx, frame, option) => {
        if (option.do === 'ally') ally(cx, frame.seat, option.seat);
        return beforeBuying(cx.state, frame);
      },
    },
    // All discarding comes before all buying [dust.card.discard.first], and may be all there is
    // [dust.card.discard.without-buying] [dust.ruling.93].
    discard: {
      type: 'ask',
      question: 'discard',
      rule: 'dust.card.hand.limit',
      seat: seatOf,
      options: (state, frame) => [
        ...state.players[frame.seat]!.hand.map((card) => ({ do: 'discard', card }) as const),
        KEEP,
      ],
      take: (cx, frame, option) => {
        if (option.do !== 'discard') return 'purchase';
        const player = cx.state.players[frame.seat]!;
        player.hand = player.hand.filter((card) => card !== option.card);
        cx.state.discards.push(option.card);
        cx.reveal();
        cx.emit({ type: 'discarded', seat: frame.seat, cards: [option.card], rule: 'dust.card.discard.any' });
        return beforeBuying(cx.state, frame);
      },
    },
    purchase: {
      type: 'ask',
      question: 'purchase',
      rule: 'dust.prod.buy.kinds',
      seat: seatOf,
      options: (state, frame) => [...purchases(state, frame, terms(frame)), ...freeMechOffers(state, frame)],
      greyed: (state, frame) => greyedPurchases(state, frame, terms(frame)),
      take: (cx, frame, option) => {
        if (option.do === 'free-mech') placeFreeMech(cx, frame, option.area);
        if (option.do === 'done') return 'place-next';
        if (option.do === 'buy') buy(frame, option.ware);
        return 'purchase';
      },
    },
    'place-next': (cx, frame) => {
      if (countUnits(frame.cart.units) === 0) return 'centre-next';
      const places = placements(cx.state, frame);
      if (places.length > 1 || freeMechOffers(cx.state, frame).length > 0) return 'place';
      placeUnit(cx, frame, places[0]!);
      return 'place-next';
    },
    place: {
      type: 'ask',
      question: 'place',
      rule: 'dust.prod.place.land-air',
      seat: seatOf,
      options: (state, frame) => [...placements(state, frame), ...freeMechOffers(state, frame)],
      greyed: greyedPlaces,
      take: (cx, frame, option) => {
        if (option.do === 'free-mech') placeFreeMech(cx, frame, option.area);
        else placeUnit(cx, frame, option);
        return 'place-next';
      },
    },
    // Units stand by now, so none of them is built at a centre bought this turn [dust.prod.centre.no-units-yet] nor
    // launched beside it [dust.ruling.u3].
    'centre-next': (cx, frame) => {
      if (frame.cart.centres > 0) return 'centre';
      return freeMechOffers(cx.state, frame).length > 0 ? 'builder' : 'draw';
    },
    centre: {
      type: 'ask',
      question: 'centre',
      rule: 'dust.prod.centre.friendly',
      seat: seatOf,
      options: (state, frame) =>
        centrePlaces(state, frame.seat).map((area) => ({ do: 'centre', area: areaId(state, area) }) as const),
      take: (cx, frame, option) => {
        if (option.do !== 'centre') return 'centre';
        cx.state.areas[areaIndex(cx.state, option.area)]!.centre = true;
        frame.cart.centres--;
        const { seat } = frame;
        cx.emit({ type: 'centre-placed', seat, area: option.area, rule: 'dust.prod.centre.friendly' });
        return 'centre-next';
      },
    },
    builder: {
      type: 'ask',
      question: 'free-mech',
      rule: 'dust.ability.builder.where',
      seat: seatOf,
      options: (state, frame) => [...freeMechOffers(state, frame), PASS],
      take: (cx, frame, option) => {
        if (option.do === 'free-mech') placeFreeMech(cx, frame, option.area);
        return 'draw';
      },
    },
    // The pile that drawing has used up is made anew at once [dust.card.deck.reshuffle]; with six players nine cards
    // are always in the piles [dust.card.deck.never-dry] [dust.ruling.61].
    draw: ({ state }, frame) => {
      if (frame.cart.cards === 0 && frame.drawn.length === 0) return 'end';
      while (frame.cart.cards > 0 && state.draw.length > 0) {
        frame.drawn.push(state.draw.pop()!);
        frame.cart.cards--;
      }
      return state.draw.length === 0 && state.discards.length > 0 ? 'reshuffle' : 'end';
    },
    reshuffle: {
      type: 'roll',
      roll: (state) => shuffle('deck', 'reshuffle', state.discards.length, 'dust.card.deck.reshuffle'),
      take: (cx, _frame, faces) => {
        cx.state.draw = permute(cx.state.discards, faces);
        cx.state.discards = [];
        cx.emit({ type: 'reshuffled', cards: cx.state.draw.length, rule: 'dust.card.deck.reshuffle' });
        return 'draw';
      },
    },
    end: (cx, frame) => {
      takeCards(cx, frame);
      const { seat, points } = frame;
      if (points > 0) cx.emit({ type: 'points-lost', seat, points, rule: 'dust.prod.no-saving' });
      return done();
    },
  },
});

/** Any cards of the hand may go [dust.card.discard.any]. */
function beforeBuying(state: DustState, frame: ProductionFrame): 'discard' | 'purchase' {
  return state.players[frame.seat]!.hand.length > 0 ? 'discard' : 'purchase';
}

/**
 * Bought cards join the hand [dust.prod.cards.to-hand], announced by number [dust.card.buy.announce], seen only by the
 * buyer and last of all [dust.card.buy.no-second-look].
 */
function takeCards(cx: Cx, frame: ProductionFrame): void {
  if (frame.drawn.length === 0) return;
  const { seat, drawn } = frame;
  cx.state.players[seat]!.hand.push(...drawn);
  cx.reveal();
  cx.emit({ type: 'cards-bought', seat, count: drawn.length, rule: 'dust.card.draw.bought-only' });
  cx.emit({ type: 'cards-drawn', seat, cards: [...drawn], rule: 'dust.prod.cards.to-hand' }, [seat]);
}
