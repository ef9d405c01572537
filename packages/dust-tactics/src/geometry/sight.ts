import { isSightClear, isSightClearPastWalls, type SightTrace, traceSight } from '@dustfront/wargame';
import { flagsBetween } from './footing.ts';
import { type Ground, type Kind, SQUAD, TERRAIN, TRAP, VEHICLE, WALLS } from './ground.ts';

/** What can be aimed at: a unit, or a crate or tank trap on its own. */
export type Aim = Kind | 'piece';

/**
 * What blocks when a vehicle shoots or is shot at. Squares without a dot always do (dt1.los.undotted), and a
 * vehicle's square is like one for friend and foe (dt1.los.vehicle.squads, dt1.los.vehicle.vehicles,
 * dt1.los.vehicle.as-terrain, dt1.faq.corner.vehicle-in-line). Traps and squads do not
 * (dt1.los.trap.vehicle, dt1.los.squad.to-vehicle, dt1.los.squad.from-vehicle). The whole list:
 * dt1.ruling.sight-blockers.
 */
export const BLOCKS_VEHICLES = TERRAIN | VEHICLE;

/**
 * What blocks between soldiers, heroes among them: traps too (dt1.los.trap.soldiers, dt1.los.trap.hero), and
 * squads of either side (dt1.los.squad.blocks, dt1.los.squad.either). Lone heroes and crates block nobody
 * (dt1.los.crate).
 */
export const BLOCKS_SOLDIERS = TERRAIN | VEHICLE | TRAP | SQUAD;

/** The bits that block a shot. Crates and traps are aimed at as vehicles are (dt1.ruling.cover-as-target). */
export function blockersOf(shooter: Kind, aim: Aim): number {
  return shooter === 'vehicle' || aim === 'vehicle' || aim === 'piece' ? BLOCKS_VEHICLES : BLOCKS_SOLDIERS;
}

/**
 * The line from dot to dot (dt1.los.line, dt1.def.measure) and every blocker it meets. It may skim blockers on
 * one side (dt1.los.skim, dt1.los.corner.same) but not on both (dt1.los.corner.opposite), whatever they are
 * (dt1.los.corner.any). Exact arithmetic (dt1.ruling.sight-line) over the whole line (dt1.ruling.sight-corners),
 * between neighbours too (dt1.ruling.adjacent-corners); the end squares hide nobody (dt1.ruling.hero-shared-square).
 */
export function sightLine(ground: Ground, shooter: Kind, aim: Aim, from: number, to: number): SightTrace {
  const flags = flagsBetween(ground, from, to);
  return traceSight(ground.grid, flags, blockersOf(shooter, aim), from, to, ground.edges, WALLS);
}

/** Whether one sees the other; whoever can be shot at can shoot back (dt1.los.mutual, dt1.ruling.sight-mutual). */
export function canSee(ground: Ground, shooter: Kind, aim: Aim, from: number, to: number): boolean {
  return isLineOpen(ground, blockersOf(shooter, aim), from, to);
}

/** Whether a line is open for a given set of blocking bits. */
export function isLineOpen(ground: Ground, blocking: number, from: number, to: number): boolean {
  const { grid, edges } = ground;
  const flags = flagsBetween(ground, from, to);
  if (edges === null) return isSightClear(grid, flags, blocking, from, to);
  return isSightClearPastWalls(grid, flags, blocking, from, to, edges, WALLS);
}
