/**
 * Who can be carried by whom, and how much room there is (dt14.pass.kinds, dt14.pass.infantry,
 * dt14.equip.passengers.carry, dt14.pass.aircraft.same, dt14.equip.tank-riders.like). Whoever rides activates on his
 * own and moves only by getting off
 * (dt14.pass.activate, dt14.lift.activate, dt14.sea.activate, dt14.equip.air-assault.separate, dt14.pass.no-move,
 * dt14.lift.no-move, dt14.sea.no-move).
 */

import { own, ownRules } from './exceptions/index.ts';
import { groundOf } from './ground/index.ts';
import type { Carriage, TacticsState, Unit } from './state.ts';
import {
  cardOfUnit,
  carriedBy,
  figuresOf,
  groupOf,
  isAir,
  isFoot,
  isGroundMachine,
  isHero,
  isMachine,
  onBoard,
  pilotOf,
  takeOff,
  unitOf,
} from './units.ts';

/**
 * dt14.pass.light, dt14.pass.heavy, dt14.sea.light, dt14.sea.heavy, dt14.sea.vehicle, dt14.sea.large: places one unit
 * takes. Support weapons and heroes count by figure and armour (dt14.ruling.passengers.spaces).
 */
export function spacesOf(unit: Unit): number {
  const card = cardOfUnit(unit);
  if (card.kind === 'vehicle') return card.size === 'large' ? 12 : 6;
  return figuresOf(unit) * (card.armour >= 3 ? 2 : 1);
}

/** dt14.pass.spaces, dt14.sea.spaces, dt14.equip.tank-riders.spaces */
function capacity(carrier: Unit, carriage: Carriage): number {
  const card = cardOfUnit(carrier);
  const hold = own(carrier).hold;
  if (hold !== undefined) return carriage === 'pilot' ? 0 : hold;
  return carriage === 'rider' ? card.riders : carriage === 'passenger' ? card.passengers : 0;
}

/** dt14.pass.many, dt14.sea.many: room left after all who are aboard. */
export function roomFor(state: TacticsState, carrier: Unit, carriage: Carriage): number {
  const all = capacity(carrier, carriage);
  if (all === 0) return 0;
  const inHold = own(carrier).hold !== undefined;
  const used = carriedBy(state, carrier)
    .filter((unit) => unit.carriage !== 'pilot' && (inHold || unit.carriage === carriage))
    .reduce((sum, unit) => sum + spacesOf(unit), 0);
  return all - used;
}

/**
 * dt14.pilot.skill, dt14.pilot.one, dt14.sp.pilot.one, dt14.pilot.vehicle.skill, dt14.pilot.aircraft.skill,
 * dt14.skill.pilot-name.only, dt14.equip.pilot-name.only, dt14.pilot.mount.contact; Pilots and Ace Pilots drive
 * (dt14.skill.pilot.pilot, dt14.skill.ace-pilot.pilot), Air Pilots and Ace Air Pilots fly (dt14.skill.air-pilot.pilot,
 * dt14.skill.ace-air.pilot)
 */
export function mayPilot(state: TacticsState, hero: Unit, machine: Unit): boolean {
  if (!isHero(hero) || hero.side !== machine.side || !isMachine(machine) || pilotOf(state, machine) !== null)
    return false;
  const able = ownRules(hero).some((rule) => rule.pilots?.(machine) === true);
  const { pilotName } = cardOfUnit(machine);
  return able && (pilotName === null || pilotName === hero.card);
}

/**
 * The ways in which a unit (with the heroes in it) may ride in a carrier, now or before play (dt14.pass.start,
 * dt14.sea.start).
 */
export function carriagesIn(state: TacticsState, unit: Unit, carrier: Unit, before = false): Carriage[] {
  const found: Carriage[] = [];
  if (
    carrier.side !== unit.side ||
    carrier === unit ||
    !isMachine(carrier) ||
    !(before ? carrier.place === 'off' : onBoard(carrier))
  )
    return found;
  const group = groupOf(state, unit);
  if (group.length === 1 && mayPilot(state, unit, carrier)) found.push('pilot');
  const spaces = group.reduce((sum, one) => sum + spacesOf(one), 0);
  if (isFoot(unit)) {
    // dt14.skill.zombie.no-mount, dt14.skill.zombie.no-ride; dt14.ruling.strongpoint.stays
    if (group.some((one) => own(one).rides === false)) return found;
    if (spaces <= roomFor(state, carrier, 'passenger')) found.push('passenger');
    if (cardOfUnit(carrier).riders > 0 && spaces <= roomFor(state, carrier, 'rider')) found.push('rider');
  } else if (isGroundMachine(unit) && own(carrier).hold !== undefined) {
    const { size, drive } = cardOfUnit(unit);
    // dt14.sea.no-huge
    if (size !== 'huge' && drive !== 'naval' && spaces <= roomFor(state, carrier, 'cargo'))
      found.push('cargo');
  } else if (before && own(carrier).lifts !== undefined && mayBeLifted(unit)) {
    // dt14.lift.start
    if (carriedBy(state, carrier).every((one) => one.carriage !== 'cargo')) found.push('cargo');
  }
  return found;
}

/** dt14.lift.only: one vehicle at a time. */
export function liftable(state: TacticsState, lifter: Unit): Unit[] {
  const lifts = own(lifter).lifts;
  if (lifts === undefined || carriedBy(state, lifter).some((unit) => unit.carriage === 'cargo')) return [];
  const { hangsOver } = groundOf(state);
  return state.units.filter(
    (unit) => lifts(lifter, unit) && mayBeLifted(unit) && hangsOver(state, lifter, unit),
  );
}

/** dt14.equip.airlifter.only, dt14.skill.airmobile, dt14.equip.airmobile.carried, dt14.equip.air-assault.carried */
export const mayBeLifted = (unit: Unit): boolean => own(unit).lifted?.(unit) === true;

/** Puts a unit and the heroes in it aboard (dt14.pass.mount.card, dt14.pilot.mount.card). */
export function embark(state: TacticsState, unit: Unit, carrier: Unit, carriage: Carriage): void {
  for (const one of groupOf(state, unit)) {
    one.place = 'aboard';
    one.carrier = carrier.id;
    one.carriage = carriage;
    takeOff(one);
    one.dug = false;
  }
  // dt14.pilot.remount
  if (carriage === 'pilot') carrier.idle = false;
}

/**
 * May a carried unit get off now? Before its carrier activates (dt14.pass.dismount.before, dt14.lift.dismount.before,
 * dt14.sea.dismount.before, dt14.pilot.dismount.before), Air Assault after it too (dt14.lift.dismount.air-assault,
 * dt14.equip.air-assault.after); nobody from what hangs in the air
 * (dt14.ruling.carried.in-the-air).
 */
export function mayDismount(state: TacticsState, unit: Unit): boolean {
  if (unit.place !== 'aboard') return false;
  const carrier = unitOf(state, unit.carrier);
  if (carrier.place === 'aboard') {
    const outer = unitOf(state, carrier.carrier);
    if (isAir(outer) || unit.carriage !== 'pilot') return false;
  }
  return !carrier.activated || own(unit).dismounts?.(unit) === true;
}
