/** Who in a unit can command, mend and heal, and how far. */
import type { Role, Skill } from '../cards/card.ts';
import type { SkillRule } from '../hooks.ts';
import { rosterOf } from '../roster.ts';
import type { TacticsState, Unit } from '../state.ts';
import { has, isAlive, isMachine, unitOf } from '../units.ts';
import { commandSquad } from './command-squad.ts';
import { inCommandVehicle } from './command-vehicle.ts';
import { mechanic } from './mechanic.ts';
import { medic } from './medic.ts';
import { officer } from './officer.ts';
import { inReach } from './reach.ts';
import { superhuman } from './superhuman.ts';
import { zombie } from './zombie.ts';

/** Those that give a unit a task, and those out of reach of whoever has one. */
const TASKS: readonly SkillRule<Skill>[] = [commandSquad, officer, medic, mechanic];
const OUT_OF_REACH: readonly SkillRule<Skill>[] = [superhuman, zombie];

const fills = (unit: Unit, role: Role): boolean =>
  TASKS.some((rule) => has(unit, rule.id) && rule.fills?.(unit, role) === true);

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
export const hasMechanic = (state: TacticsState, unit: Unit): boolean => holds(state, unit, 'mechanic');

/** dt14.cmd.radio.heavy, dt14.cmd.radio.vehicle: a radio man, a vehicle's set, a command vehicle's. */
export function hasRadio(state: TacticsState, unit: Unit): boolean {
  return holds(state, unit, 'radio') || isMachine(unit) || inCommandVehicle(state, unit);
}

export const takesOrders = (unit: Unit): boolean =>
  !OUT_OF_REACH.some((rule) => rule.takesOrders === false && has(unit, rule.id));

/** Friends the officer may choose: two squares and sight, or anywhere by radio. */
export function orderable(state: TacticsState, actor: Unit, wants: (unit: Unit) => boolean): Unit[] {
  const radio = hasRadio(state, actor);
  return state.units.filter((unit) => {
    if (unit.side !== actor.side || unit.place === 'gone' || unit.place === 'off') return false;
    if (!takesOrders(unit) || !wants(unit)) return false;
    return radio || inReach(state, actor, unit, 2);
  });
}
