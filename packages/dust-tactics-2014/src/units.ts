/** Small questions about units that need no geometry. */
import { type Card, isInfantry, type Role, type Skill } from './cards/card.ts';
import { cardOf } from './cards/index.ts';
import { rosterOf, sizeOfCard } from './roster.ts';
import { NOBODY, type Side, type TacticsState, type Unit, type UnitId } from './state.ts';

export const cardOfUnit = (unit: Unit): Card => cardOf(unit.card);
export const other = (side: Side): Side => (side === 0 ? 1 : 0);
export const unitOf = (state: TacticsState, id: UnitId): Unit => state.units[id]!;

export const has = (unit: Unit, skill: Skill): boolean => cardOfUnit(unit).skills.includes(skill);
export const isFoot = (unit: Unit): boolean => isInfantry(cardOfUnit(unit));
/** dt14.super.is-hero: Superhumans, too. */
export const isHero = (unit: Unit): boolean => cardOfUnit(unit).kind === 'hero';
export const isAir = (unit: Unit): boolean => cardOfUnit(unit).kind === 'aircraft';
/** dt14.los.vehicle: what blocks sight and passage as a machine on the ground. */
export const isGroundMachine = (unit: Unit): boolean => cardOfUnit(unit).kind === 'vehicle';
export const isMachine = (unit: Unit): boolean => !isFoot(unit);

/** Points left on the track; squads have none. */
export const healthOf = (unit: Unit): number => cardOfUnit(unit).track - unit.marks;
export const isAlive = (unit: Unit): boolean => unit.place !== 'gone';
export const onBoard = (unit: Unit): boolean => unit.place === 'board';
/** A reserve whose turn has not come (dt14.ruling.scen.own). */
export const isLate = (state: TacticsState, unit: Unit): boolean =>
  unit.from !== undefined && unit.place === 'off' && state.turn < unit.from;

/**
 * dt14.hit.blast.support: a support weapon counts as many figures as its track is long; a hero is one
 * (dt14.hero.one-figure, dt14.hero.one-mini).
 */
export function figuresOf(unit: Unit): number {
  const card = cardOfUnit(unit);
  if (card.kind === 'squad') return unit.soldiers.length;
  return card.kind === 'support' ? card.track : 1;
}

export const sizeOf = (unit: Unit): 1 | 2 => sizeOfCard(cardOfUnit(unit));

/** The unit that is aimed at and activates: a joined hero's squad, else the unit itself. */
export const leaderOf = (state: TacticsState, unit: Unit): Unit =>
  unit.joined === NOBODY ? unit : unitOf(state, unit.joined);

/** Heroes who are part of a unit now. */
export function heroesIn(state: TacticsState, unit: Unit): Unit[] {
  const found: Unit[] = [];
  for (const id of rosterOf(state).heroes) {
    const hero = unitOf(state, id);
    if (hero.joined === unit.id && isAlive(hero)) found.push(hero);
  }
  return found;
}

/**
 * Heroes who are part of any unit for so long part from it; those of a starter match do not (dt14.hero.join.duration).
 */
export function endBonds(state: TacticsState, bond: Unit['bond']): void {
  for (const id of rosterOf(state).heroes) {
    const hero = unitOf(state, id);
    if (hero.bond !== bond) continue;
    hero.joined = NOBODY;
    hero.bond = '';
  }
}

/** A hero leaves the unit he was part of; in the starter rules he joins nobody again (dt14.hero.split.no-rejoin). */
export function part(state: TacticsState, hero: Unit): void {
  hero.joined = NOBODY;
  hero.bond = '';
  if (state.rules === 'starter' && !hero.spent.includes('parted')) hero.spent.push('parted');
}

/** The unit and the heroes in it. A unit that has died leaves its heroes as the group. */
export function groupOf(state: TacticsState, unit: Unit): Unit[] {
  const group = isAlive(unit) ? [unit] : [];
  for (const id of rosterOf(state).heroes) {
    const hero = unitOf(state, id);
    if (hero.joined === unit.id && isAlive(hero)) group.push(hero);
  }
  return group;
}

export function pilotOf(state: TacticsState, machine: Unit): Unit | null {
  for (const id of rosterOf(state).heroes) {
    const hero = unitOf(state, id);
    if (hero.carrier === machine.id && hero.carriage === 'pilot') return hero;
  }
  return null;
}

export function carriedBy(state: TacticsState, carrier: Unit): Unit[] {
  return state.units.filter((unit) => unit.carrier === carrier.id && unit.place === 'aboard');
}

/** dt14.cmd.lost, dt14.skill.commissar.stay: a role is there while a soldier with it lives. */
export function hasRole(unit: Unit, role: Role): boolean {
  const card = cardOfUnit(unit);
  return unit.soldiers.some((n) => card.soldiers[n]!.roles.includes(role));
}

/** It stands nowhere on the ground. */
export function takeOff(unit: Unit): void {
  unit.at = -1;
  unit.floor = 0;
  delete unit.bases;
}

/** The square where a unit is, its carrier's if it rides. */
export function squareOf(state: TacticsState, unit: Unit): number {
  if (unit.place !== 'aboard') return unit.at;
  return squareOf(state, unitOf(state, unit.carrier));
}

/** The name of the n-th unit of a side. */
export function nameOf(side: Side, rank: number): string {
  const letter = String.fromCharCode(97 + (rank % 26));
  return `${side + 1}${rank < 26 ? letter : String.fromCharCode(96 + Math.floor(rank / 26)) + letter}`;
}

export function unitNamed(state: TacticsState, name: string): Unit | null {
  return state.units.find((unit) => unit.name === name) ?? null;
}
