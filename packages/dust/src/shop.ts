import type { Greyed, Seat } from '@dustfront/kernel';
import { isEmpty, isFriendly } from './control.ts';
import { areaId, board } from './lookup.ts';
import { DONE, type DustOption, type Ware } from './options.ts';
import type { RuleId } from './rule-id.generated.ts';
import type { DustState } from './state.ts';
import { centresLeft, unitsLeft } from './stock.ts';
import type { Units } from './units.ts';
import {
  CARD_COST,
  CENTRE_COST,
  COST,
  countUnits,
  MECH,
  SUBMARINE,
  UNIT_TYPES,
  type UnitType,
} from './units.ts';

/** Buying and placing, shared by reinforcements and production. */
export interface Shopping {
  seat: Seat;
  points: number;
  cart: Cart;
  /** Units built so far, by the centre's area. */
  built: Record<string, number>;
}

/** What has been paid for and not yet placed. */
export interface Cart {
  units: Units;
  centres: number;
  cards: number;
}

/** dust.prod.place.five */
const PER_CENTRE = 5;
/** dust.card.hand.limit */
export const HAND_LIMIT = 5;

/**
 * Areas where a seat can build: its own, with a centre [dust.prod.place.land-air]; unowned centres build nothing
 * [dust.figure.centre.unowned-idle].
 */
export function ownCentres(state: DustState, seat: Seat): number[] {
  return board(state).lands.filter((area) => state.areas[area]!.centre && isFriendly(state, seat, area));
}

/** Seas where a centre can launch: adjacent, friendly or empty [dust.prod.place.submarine] [dust.ruling.66]. */
export function launchSeas(state: DustState, seat: Seat, centre: number): number[] {
  return board(state).nextSea[centre]!.filter((sea) => isEmpty(state, sea) || isFriendly(state, seat, sea));
}

/**
 * Where a new centre may go: land without a source [dust.figure.centre.land-only] [dust.prod.centre.friendly]
 * [dust.prod.centre.not-source] [dust.prod.centre.single] [dust.prod.centre.capital-ok] [dust.ruling.67].
 */
export function centrePlaces(state: DustState, seat: Seat): number[] {
  const world = board(state);
  return world.lands.filter(
    (area) => isFriendly(state, seat, area) && !world.isSource[area] && !state.areas[area]!.centre,
  );
}

/** What is for sale in this purchase. */
export interface Terms {
  /** Centres and cards are not for sale as reinforcements. */
  readonly unitsOnly: boolean;
  /** False for a player who had no centre when production began [dust.prod.no-centre.no-units] [dust.ruling.68]. */
  readonly units: boolean;
  /** Reinforcements are never placed at sea [dust.setup.reinf.no-sea]. */
  readonly submarines: boolean;
}

export const WARES: readonly Ware[] = [...UNIT_TYPES, 'centre', 'card'];

export function costOf(ware: Ware): number {
  if (ware === 'centre') return CENTRE_COST;
  return ware === 'card' ? CARD_COST : COST[UNIT_TYPES.indexOf(ware)]!;
}

/** Why a ware cannot be bought now: a code and the rule, or null. */
export function whyNot(
  state: DustState,
  shop: Shopping,
  terms: Terms,
  ware: Ware,
): { code: string; rule: RuleId } | null {
  const { seat, cart } = shop;
  if (ware === 'centre' || ware === 'card') {
    if (terms.unitsOnly) return { code: 'units-only', rule: 'dust.setup.reinf.units-only' };
  } else if (!terms.units) return { code: 'no-centre', rule: 'dust.prod.no-centre.no-units' };
  if (costOf(ware) > shop.points) return { code: 'too-dear', rule: 'dust.prod.no-saving' };
  if (ware === 'centre') {
    if (centresLeft(state) <= cart.centres)
      return { code: 'no-centres-left', rule: 'dust.stock.centre.none-left' };
    const places = centrePlaces(state, seat).length;
    return places <= cart.centres ? { code: 'no-place', rule: 'dust.prod.centre.friendly' } : null;
  }
  if (ware === 'card') {
    const full = state.players[seat]!.hand.length + cart.cards >= HAND_LIMIT;
    return full ? { code: 'hand-full', rule: 'dust.card.buy.within-limit' } : null;
  }
  return unitRefusal(state, shop, terms, ware);
}

function unitRefusal(
  state: DustState,
  shop: Shopping,
  terms: Terms,
  ware: UnitType,
): { code: string; rule: RuleId } | null {
  const type = UNIT_TYPES.indexOf(ware);
  const { seat, cart } = shop;
  if (unitsLeft(state, seat, type) <= cart.units[type]!) {
    return { code: 'no-figures', rule: 'dust.stock.unit.hard-limit' };
  }
  if (type === SUBMARINE) {
    if (!terms.submarines) return { code: 'no-sea', rule: 'dust.setup.reinf.no-sea' };
    const room = roomFor(state, shop, true);
    // dust.prod.place.no-coast
    if (room === 0) return { code: 'no-coast', rule: 'dust.prod.place.no-coast' };
    // dust.prod.place.submarine-counts
    if (room <= cart.units[SUBMARINE]!)
      return { code: 'centres-full', rule: 'dust.prod.place.submarine-counts' };
  }
  const full = roomFor(state, shop, false) <= countUnits(cart.units);
  return full ? { code: 'centres-full', rule: 'dust.prod.place.five' } : null;
}

/** Units that the own centres can still build; for submarines only those beside an open sea. */
function roomFor(state: DustState, shop: Shopping, submarines: boolean): number {
  return ownCentres(state, shop.seat)
    .filter((centre) => !submarines || launchSeas(state, shop.seat, centre).length > 0)
    .reduce((room, centre) => room + PER_CENTRE - (shop.built[centre] ?? 0), 0);
}

export function purchases(state: DustState, shop: Shopping, terms: Terms): DustOption[] {
  const wares = WARES.filter((ware) => whyNot(state, shop, terms, ware) === null);
  return [...wares.map((ware) => ({ do: 'buy', ware }) as const), DONE];
}

export function greyedPurchases(state: DustState, shop: Shopping, terms: Terms): Greyed<RuleId>[] {
  return WARES.flatMap((ware) => {
    const refusal = whyNot(state, shop, terms, ware);
    return refusal === null ? [] : [{ id: `buy ${ware}`, refusal: { ...refusal, about: [ware] } }];
  });
}

/** Everything is paid before anything is placed or seen [dust.prod.buy.set-aside]. */
export function buy(shop: Shopping, ware: Ware): void {
  shop.points -= costOf(ware);
  if (ware === 'centre') shop.cart.centres++;
  else if (ware === 'card') shop.cart.cards++;
  else {
    const type = UNIT_TYPES.indexOf(ware);
    shop.cart.units[type] = shop.cart.units[type]! + 1;
  }
}

/**
 * Where the next unit of the cart may be placed: at most five a centre [dust.prod.place.five], submarines counted
 * with the centre that its player names [dust.prod.place.submarine-which]. A place that would leave a bought
 * submarine without one is not offered.
 */
export function placements(state: DustState, shop: Shopping): DustOption[] {
  const type = shop.cart.units.findIndex((count) => count > 0);
  const unit = UNIT_TYPES[type]!;
  const centres = ownCentres(state, shop.seat).filter((centre) => (shop.built[centre] ?? 0) < PER_CENTRE);
  if (type === SUBMARINE) {
    return centres.flatMap((centre) =>
      launchSeas(state, shop.seat, centre).map((sea) => place(state, unit, sea, centre)),
    );
  }
  const seaRoom = roomFor(state, shop, true);
  const tight = seaRoom <= shop.cart.units[SUBMARINE]!;
  return centres
    .filter((centre) => !(tight && launchSeas(state, shop.seat, centre).length > 0))
    .map((centre) => place(state, unit, centre, centre));
}

/** Centres that have built all they can this turn [dust.prod.place.five]. */
export function greyedPlaces(state: DustState, shop: Shopping): Greyed<RuleId>[] {
  const unit = UNIT_TYPES[shop.cart.units.findIndex((count) => count > 0)];
  return ownCentres(state, shop.seat)
    .filter((centre) => unit !== undefined && (shop.built[centre] ?? 0) >= PER_CENTRE)
    .map((centre) => ({
      id: `place ${unit} ${areaId(state, centre)}`,
      refusal: { code: 'centres-full', rule: 'dust.prod.place.five', about: [areaId(state, centre)] },
    }));
}

function place(state: DustState, unit: UnitType, area: number, centre: number): DustOption {
  return { do: 'place', unit, area: areaId(state, area), centre: areaId(state, centre) };
}

/**
 * Where Mech Builder may put its free mech [dust.ability.builder.where]; the stock limits it
 * [dust.ability.builder.stock].
 */
export function freeMechPlaces(state: DustState, shop: Shopping): number[] {
  if (unitsLeft(state, shop.seat, MECH) <= shop.cart.units[MECH]!) return [];
  return ownCentres(state, shop.seat);
}
