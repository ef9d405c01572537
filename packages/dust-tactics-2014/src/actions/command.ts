/** Who in a unit can command, mend and heal, and how far (dt14.cmd.specialists, dt14.cmd.lost, dt14.skill.officer.actions). */
import type { Role } from '../cards/card.ts';
import { distance, fortOf, unitSees } from '../ground/squares/index.ts';
import { rosterOf } from '../roster.ts';
import { NOBODY, type TacticsState, type Unit } from '../state.ts';
import { has, hasRole, isAlive, isMachine, leaderOf, unitOf } from '../units.ts';

const fills = (unit: Unit, role: Role): boolean =>
  hasRole(unit, role) || ((role === 'officer' || role === 'medic') && has(unit, role));

/** Has the unit itself, a hero in it or its pilot this task? */
function holds(state: TacticsState, unit: Unit, role: Role): boolean {
  if (isAlive(unit) && fills(unit, role)) return true;
  for (const id of rosterOf(state).heroes) {
    const hero = unitOf(state, id);
    const joined = hero.joined === unit.id && isAlive(hero);
    const pilots = hero.carrier === unit.id && hero.carriage === 'pilot';
    if ((joined || pilots) && fills(hero, role)) return true;
  }
  return false;
}

export const hasOfficer = (state: TacticsState, unit: Unit): boolean => holds(state, unit, 'officer');
export const hasMedic = (state: TacticsState, unit: Unit): boolean => holds(state, unit, 'medic');
export const hasMechanic = (state: TacticsState, unit: Unit): boolean =>
  holds(state, unit, 'mechanic') || (isMachine(unit) && has(unit, 'mechanic'));

/** dt14.cmd.radio.heavy, dt14.cmd.radio.vehicle, dt14.equip.command.radio: a radio man, a vehicle's set, a command vehicle's. */
export function hasRadio(state: TacticsState, unit: Unit): boolean {
  return holds(state, unit, 'radio') || isMachine(unit) || inCommandVehicle(state, unit);
}

/** dt14.equip.command.mounted */
export const inCommandVehicle = (state: TacticsState, unit: Unit): boolean =>
  unit.place === 'aboard' && unit.carrier !== NOBODY && has(unitOf(state, unit.carrier), 'command-vehicle');

/** dt14.super.no-officer, dt14.super.no-medic, dt14.super.no-mechanic, dt14.skill.zombie.no-command, dt14.sp.skill.zombie.no-command */
export const takesOrders = (unit: Unit): boolean => !has(unit, 'superhuman') && !has(unit, 'zombie');

/** One's own body, riding or not, or a friend on the board, seen and within range; from works nothing of range 1 reaches out (dt14.fort.special.range1). */
export function inReach(
  state: TacticsState,
  actor: Unit,
  target: Unit,
  range: number,
  needsSight = true,
): boolean {
  if (isAlive(target) && leaderOf(state, target) === leaderOf(state, actor)) return true;
  if (target.side !== actor.side || target.place !== 'board') return false;
  if (distance(state, actor, target) > range) return false;
  const works = fortOf(state, actor);
  if (range === 1 && works !== null && fortOf(state, target) !== works) return false;
  return !needsSight || unitSees(state, actor, target);
}

/** Friends the officer may choose: two squares and sight, or anywhere by radio. */
export function orderable(state: TacticsState, actor: Unit, wants: (unit: Unit) => boolean): Unit[] {
  const radio = hasRadio(state, actor);
  return state.units.filter((unit) => {
    if (unit.side !== actor.side || unit.place === 'gone' || unit.place === 'off') return false;
    if (!takesOrders(unit) || !wants(unit)) return false;
    return radio || inReach(state, actor, unit, 2);
  });
}
