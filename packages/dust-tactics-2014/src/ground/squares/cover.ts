/** Who is in cover, by his square or by the line to him (dt14.save.cover.squares, dt14.save.cover.corner). */

import type { TacticsState, Unit } from '../../state.ts';
import { isAir, isFoot } from '../../units.ts';
import { CRATE, FLOOR, FORT, RUBBLE, SMOKE, TRAP, TREE, tablesOf } from './board.ts';
import { cornerCover, type End } from './sight.ts';
import { squaresOf } from './squares.ts';

const COVER = CRATE | TRAP | TREE | RUBBLE | FLOOR | SMOKE | FORT;

/**
 * dt14.quick.smoke-tree, dt14.weapon.smoke.cover, dt14.fort.cover, dt14.fort.trench.cover, dt14.fort.trench.infantry,
 * dt14.equip.dozer.action
 */
export function squareCover(state: TacticsState, unit: Unit, attackerFloor = 0): boolean {
  if (isAir(unit)) return false;
  if (unit.dug) return true;
  const { flags, building } = tablesOf(state.board);
  const house = building[unit.at] ?? -1;
  // dt14.ruling.storeys.cover: a roof covers against those who stand lower.
  if (house >= 0 && unit.floor > 0 && unit.floor >= state.board.buildings[house]!.storeys)
    return attackerFloor < unit.floor;
  if (squaresOf(state, unit).some((square) => (flags[square]! & COVER) !== 0)) return true;
  return isFoot(unit) && state.board.trenches.includes(unit.at);
}

/**
 * dt14.save.cover.corner-kinds, dt14.save.cover.corner-vehicle, dt14.quick.corner-kind: any blocker covers any ground
 * unit.
 */
export function inCover(state: TacticsState, from: End, to: End, unit: Unit, overVehicles = false): boolean {
  if (isAir(unit)) return false;
  return squareCover(state, unit, from.floor) || cornerCover(state, from, to, overVehicles);
}
