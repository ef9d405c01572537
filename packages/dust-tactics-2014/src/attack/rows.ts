/** Which weapons a unit has to hand, and how many of each are still free. */
import { type Card, type CardWeapon, type Cell, column, type WeaponLine } from '../cards/card.ts';
import { own } from '../exceptions/index.ts';
import type { Crew } from '../hooks.ts';
import type { TacticsState, Unit, UnitId } from '../state.ts';
import { cardOfUnit, figuresOf, groupOf, isMachine, unitOf } from '../units.ts';
import { type Able, menFor } from './men.ts';
import { IMPROVISED, type Row, type Shot, type Terms } from './shots.ts';

/** dt14.close.improvised.values, dt14.equip.crew.close */
export const IMPROVISED_LINE: WeaponLine = {
  code: 'improvised',
  name: 'Improvised weapon',
  close: true,
  least: 0,
  range: 1,
  cells: Array.from({ length: 14 }, (): Cell => ({ dice: 1, blast: 0, damage: 1 })),
  rules: [],
  printed: true,
};

export const rowWeapon = (unit: Unit, weapon: number): CardWeapon | null =>
  weapon === IMPROVISED ? null : cardOfUnit(unit).weapons[weapon]!;

export const rowLine = (unit: Unit, weapon: number): WeaponLine =>
  rowWeapon(unit, weapon)?.line ?? IMPROVISED_LINE;

/** Which of several rows of one name on its card this is: by its mount, a second of one mount by number. */
export function rowMark(unit: Unit, weapon: number): { mark?: string } {
  const own = rowWeapon(unit, weapon);
  if (own === null) return {};
  const { weapons } = cardOfUnit(unit);
  const alike = weapons.filter((one) => one.line.name === own.line.name);
  if (alike.length === 1) return {};
  const before = alike.slice(0, alike.indexOf(own)).filter((one) => one.mount === own.mount).length;
  return { mark: before === 0 ? own.mount : `${own.mount} ${before + 1}` };
}

/** dt14.card.cell.blank, dt14.card.type-armour */
export function cellAgainst(line: WeaponLine, target: Unit): Cell | null {
  const card = cardOfUnit(target);
  return line.cells[column(card.kind, card.armour)] ?? null;
}

const rankOf = (line: WeaponLine): number =>
  (line.close ? 2 : 0) + (line.rules.includes('under-barrel') ? 1 : 0);

const RANKS = 3;
const ranked = new WeakMap<Card, readonly (readonly number[])[]>();

/** The rows of a card by rank. */
function rankedOn(card: Card): readonly (readonly number[])[] {
  let known = ranked.get(card);
  if (known === undefined) {
    const rows = [...card.weapons.keys()];
    known = Array.from({ length: RANKS }, (_, rank) =>
      rows.filter((at) => rankOf(card.weapons[at]!.line) === rank),
    );
    ranked.set(card, known);
  }
  return known;
}

const isMeant = (terms: Terms, line: WeaponLine): boolean =>
  (!terms.closeOnly || line.close) && (!terms.artilleryOnly || line.rules.includes('artillery'));

/** Main weapons before those under the barrel, shots before blows, the improvised weapon last. */
export function rowsOf(state: TacticsState, terms: Terms): Row[] {
  const rows: Row[] = [];
  const group = groupOf(state, unitOf(state, terms.unit));
  for (let rank = 0; rank < RANKS; rank++) {
    for (const unit of group) {
      const card = cardOfUnit(unit);
      for (const weapon of rankedOn(card)[rank]!)
        if (isMeant(terms, card.weapons[weapon]!.line)) rows.push({ by: unit.id, weapon });
    }
  }
  // dt14.close.improvised.who
  if (!terms.artilleryOnly) for (const unit of group) rows.push({ by: unit.id, weapon: IMPROVISED });
  return rows;
}

const usesOf = (shots: readonly Shot[], by: UnitId, close: boolean): readonly Shot[] =>
  shots.length === 0 ? shots : shots.filter((shot) => shot.by === by && shot.close === close);

/**
 * How many soldiers may still use this row: alive, carrying it, with no other weapon of its kind in this attack,
 * whoever the others are (dt14.target.soldier.ranged, dt14.target.soldier.close, dt14.target.soldier.alive,
 * dt14.ruling.target.men). An under-barrel weapon goes with the main one, at the same target, in attacks of both sorts
 * (dt14.weapon.underbarrel.both, dt14.weapon.underbarrel.same-target, dt14.weapon.under-barrel.both,
 * dt14.weapon.under-barrel.same-target, dt14.weapon.under-barrel.attack). Limited ammunition belongs to the bearers
 * left (dt14.weapon.ammo.pooled, dt14.weapon.limited.modelled, dt14.weapon.limited.pool, dt14.weapon.limited.last).
 */
function freeMen(
  unit: Unit,
  weapon: number,
  used: readonly Shot[],
  target: UnitId,
  may: Able | undefined,
): number {
  const { soldiers } = cardOfUnit(unit);
  const carries = (man: number, what: number): boolean =>
    what === IMPROVISED || soldiers[man]!.weapons.includes(what);
  const bearers = unit.soldiers.filter((man) => carries(man, weapon));
  const copies = used.reduce((sum, shot) => sum + (shot.weapon === weapon ? shot.count : 0), 0);
  const isBusy = (shot: Shot): boolean =>
    shot.weapon !== weapon && bearers.some((man) => carries(man, shot.weapon));
  // None of them carries anything else that is used: no need to give it out.
  if (may === undefined && !used.some(isBusy)) return Math.max(0, bearers.length - copies);
  for (let count = bearers.length - copies; count > 0; count--)
    if (menFor(unit, [...used, { weapon, count, target }], may) !== null) return count;
  return 0;
}

/**
 * How many copies of a row may still be used against a target: those whose bearers live (dt14.weapon.ammo.modelled).
 */
export function freeCount(
  unit: Unit,
  weapon: number,
  shots: readonly Shot[],
  target: UnitId,
  may?: Able,
): number {
  const card = cardOfUnit(unit);
  const of = rowWeapon(unit, weapon);
  const line = rowLine(unit, weapon);
  const used = usesOf(shots, unit.id, line.close);
  const copies = used.filter((shot) => shot.weapon === weapon).reduce((sum, shot) => sum + shot.count, 0);
  // dt14.weapon.reload.need, dt14.weapon.limited.empty, dt14.weapon.ammo.last-box
  if (line.rules.includes('reload') && !unit.loaded) return 0;
  const ammo =
    of === null || of.boxes === 0 ? Number.POSITIVE_INFINITY : unit.ammo[weapon]! - spent(used, weapon);
  if (ammo <= 0) return 0;
  let free: number;
  if (card.kind === 'squad') free = freeMen(unit, weapon, used, target, may);
  else if (weapon === IMPROVISED) {
    // dt14.close.improvised.each: instead of listed close weapons.
    free = used.length > 0 ? 0 : handsOf(unit);
  } else if (used.some((shot) => shot.weapon === IMPROVISED)) free = 0;
  else free = of!.count - copies;
  // dt14.ruling.support.weapons: a support weapon fires one ranged weapon a figure.
  if (card.kind === 'support' && !line.close)
    free = Math.min(free, figuresOf(unit) - used.reduce((sum, shot) => sum + shot.count, 0));
  if (of !== null && !line.close) free = crewOf(unit)?.free(unit, of, used, free) ?? free;
  return Math.max(0, line.rules.includes('volley') ? free : Math.min(free, ammo));
}

/**
 * dt14.equip.crew.close: each point of a crew strikes; the figures of a support weapon do while it stands
 * (dt14.ruling.support.weapons).
 */
const handsOf = (unit: Unit): number => crewOf(unit)?.hands(unit) ?? figuresOf(unit);

/** A machine whose crew fights beside its guns. */
export const crewOf = (unit: Unit): Crew | undefined => (isMachine(unit) ? own(unit).crew : undefined);

const spent = (shots: readonly Shot[], weapon: number): number =>
  shots.filter((shot) => shot.weapon === weapon).reduce((sum, shot) => sum + shot.count * shot.rounds, 0);

/** Rounds left for a volley (dt14.weapon.volley.limited). */
export function roundsLeft(unit: Unit, weapon: number, shots: readonly Shot[]): number {
  return unit.ammo[weapon]! - spent(usesOf(shots, unit.id, false), weapon);
}
