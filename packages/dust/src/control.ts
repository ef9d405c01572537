import type { Seat } from '@dustfront/kernel';
import { board } from './lookup.ts';
import { type DustState, type Holder, NOBODY } from './state.ts';
import { addUnits, countUnits, takeUnits, type Units } from './units.ts';

/**
 * Friendly: own units stand there now [dust.control.friendly] [dust.ruling.6]; at sea that is a submarine
 * [dust.control.friendly.sea], on land aircraft suffice [dust.control.aircraft] [dust.ruling.33]. An ally's area is
 * not friendly [dust.control.friendly.not-ally]; neutral areas are so among themselves [dust.control.neutral-mutual].
 */
export function isFriendly(state: DustState, holder: Holder, area: number): boolean {
  return state.areas[area]!.holder === holder;
}

export function isEmpty(state: DustState, area: number): boolean {
  return state.areas[area]!.holder === NOBODY;
}

/** Somebody else's, neutral ones included [dust.control.neutral-is-enemy] [dust.ruling.7]. */
export function isEnemy(state: DustState, seat: Seat, area: number): boolean {
  const { holder } = state.areas[area]!;
  return holder !== NOBODY && holder !== seat;
}

/** Puts units into an area that is empty or already theirs; whoever enters an empty area holds it. */
export function enter(state: DustState, area: number, holder: Holder, units: readonly number[]): void {
  const place = state.areas[area]!;
  if (countUnits(units) === 0) return;
  if (place.holder !== NOBODY && place.holder !== holder) throw new Error('an area holds one army');
  place.holder = holder;
  addUnits(place.units, units);
}

/** Takes units out of an area; with the last one control ends at once [dust.control.ends-at-once] [dust.ruling.5]. */
export function leave(state: DustState, area: number, units: readonly number[]): void {
  const place = state.areas[area]!;
  takeUnits(place.units, units);
  if (countUnits(place.units) === 0) place.holder = NOBODY;
}

/** A capital for all rules, unless the option made it an ordinary area [dust.ruling.13] [dust.ruling.91]. */
export function isCapital(state: DustState, area: number): boolean {
  return board(state).isCapital[area]! && !state.ordinary.includes(area);
}

export function isSource(state: DustState, area: number): boolean {
  return board(state).isSource[area]!;
}

/** What a seat has on the map, counted. */
export interface Holdings {
  readonly capitals: number;
  readonly sources: number;
  /**
   * Centres belong to whoever holds the area [dust.figure.centre.owner] and go with it
   * [dust.figure.centre.changes-hands]; in an empty one to nobody [dust.figure.centre.unowned].
   */
  readonly centres: number;
  readonly lands: number;
  readonly seas: number;
}

export function holdings(state: DustState, seat: Seat): Holdings {
  const { isLand } = board(state);
  let [capitals, sources, centres, lands, seas] = [0, 0, 0, 0, 0];
  state.areas.forEach((area, i) => {
    if (area.holder !== seat) return;
    if (isLand[i]) lands++;
    else seas++;
    if (isCapital(state, i)) capitals++;
    if (isSource(state, i)) sources++;
    if (area.centre) centres++;
  });
  return { capitals, sources, centres, lands, seas };
}

/** All units of a holder on the map. */
export function unitsOnMap(state: DustState, holder: Holder): Units {
  const all = [0, 0, 0, 0, 0];
  for (const area of state.areas) if (area.holder === holder) addUnits(all, area.units);
  return all;
}

/** A centre is no unit and holds nothing [dust.figure.centre.not-unit]. */
export function hasUnits(state: DustState, seat: Seat): boolean {
  return state.areas.some((area) => area.holder === seat);
}
