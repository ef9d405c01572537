/**
 * The one interface through which the rules speak of the ground. On squares it is answered by `geometry/`; a measured table
 * would answer the same questions with points and lengths.
 */
import { costOf, neighboursOf, type Reach } from '@dustfront/wargame';
import { tablesOf } from './board.ts';
import type { Mount } from './cards/card.ts';
import { arcHolds, isAllRound } from './geometry/arcs.ts';
import { inCover, squareCover } from './geometry/cover.ts';
import { flamePaths } from './geometry/flame.ts';
import { footingOf, holds, reachFrom } from './geometry/footing.ts';
import type { Gait } from './geometry/movement.ts';
import { type End, endOf, sees, squareEnd } from './geometry/sight.ts';
import { distance, distanceTo, fortAt, halfOf, squaresOf } from './geometry/squares.ts';
import { ownEntry } from './scenarios/own.ts';
import type { TacticsState, Unit } from './state.ts';
import { cardOfUnit, isAir, squareOf, unitOf } from './units.ts';

export {
  canEnd,
  type Footing,
  footingOf,
  holds,
  isPassable,
  type Stride,
  stridesFrom,
} from './geometry/footing.ts';
export { type Gait, PLAIN_GAIT, settle } from './geometry/movement.ts';
export { type End, endOf, sees } from './geometry/sight.ts';
export { distance, distancesFrom, distanceTo, fortAt, halfOf, squaresOf } from './geometry/squares.ts';
export { isAllRound, squareCover };

/** dt14.target.legal: can one unit see another? Artillery looks over vehicles (dt14.los.artillery). */
export function unitSees(state: TacticsState, from: Unit, to: Unit, overVehicles = false): boolean {
  return sees(state, endOf(state, from), endOf(state, to), overVehicles);
}

export function unitSeesSquare(
  state: TacticsState,
  from: Unit,
  square: number,
  overVehicles = false,
): boolean {
  return sees(state, endOf(state, from), squareEnd(square), overVehicles);
}

export function coverFrom(state: TacticsState, from: Unit, to: Unit, overVehicles = false): boolean {
  return inCover(state, endOf(state, from), endOf(state, to), to, overVehicles);
}

/** dt14.arc.vehicle.card, dt14.arc.infantry: passengers fire through the sides of what carries them (dt14.pass.arc). */
export function inArc(state: TacticsState, shooter: Unit, mount: Mount, targets: readonly number[]): boolean {
  const { width } = state.board;
  const bearer = shooter.place === 'aboard' ? unitOf(state, shooter.carrier) : shooter;
  for (const from of squaresOf(state, shooter))
    for (const to of targets) if (arcHolds(width, mount, bearer.facing, from, to)) return true;
  return false;
}

/** dt14.close.adjacent: next to each other, nothing between; works are fought at their walls, slit and doors. */
export function inContact(state: TacticsState, a: Unit, b: Unit): boolean {
  if (distance(state, a, b) > 1) return false;
  if (isAir(a) !== isAir(b)) return true;
  const works = fortOf(state, a) ?? fortOf(state, b);
  if (works !== null && fortOf(state, a) !== fortOf(state, b)) return contactAtWorks(state, a, b);
  return unitSees(state, a, b, true);
}

export const fortOf = (state: TacticsState, unit: Unit) =>
  unit.place === 'board' && unit.floor === 0 && !isAir(unit) ? fortAt(state.board, unit.at) : null;

/** dt14.fort.close.strongpoint, dt14.fort.close.bunker, dt14.fort.close.both-ways: any side of a strongpoint, front and rear of a bunker. */
function contactAtWorks(state: TacticsState, a: Unit, b: Unit): boolean {
  const inside = fortOf(state, a) !== null ? a : b;
  const outside = inside === a ? b : a;
  const works = fortOf(state, inside)!;
  if (works.kind === 'strongpoint') return true;
  const { width } = state.board;
  const half = squaresOf(state, inside);
  return squaresOf(state, outside).some((square) =>
    half.some((from) => {
      const dx = (square % width) - (from % width);
      const dy = Math.floor(square / width) - Math.floor(from / width);
      if (Math.max(Math.abs(dx), Math.abs(dy)) !== 1) return false;
      const ahead = [-dy, dx, dy, -dx][works.facing]!;
      return halfOf(state.board, works, from).front === from ? ahead === 1 : ahead === -1;
    }),
  );
}

/** Ways of a flame from shooter to target, each the list of squares between them. */
export function waysOfFlame(state: TacticsState, shooter: Unit, target: Unit): number[][] {
  const to = squareOf(state, target);
  const ways = squaresOf(state, shooter).flatMap((from) =>
    flamePaths(state, endOf(state, shooter), from, to),
  );
  const least = Math.min(...ways.map((way) => way.length));
  return ways.filter((way) => way.length === least);
}

/** dt14.move.limit: every square within the allowance, with its cost. The answer is used again for the next question. */
export const reachOf = (
  state: TacticsState,
  unit: Unit,
  gait: Gait,
  from: number,
  floor: number,
  allowance: number,
  diagonalSpent: boolean,
): Reach => reachFrom(footingOf(state, unit, gait, floor), from, allowance, diagonalSpent);

/** Those of the squares in which the unit could stop now. */
export function standable(state: TacticsState, unit: Unit, gait: Gait, squares: readonly number[]): number[] {
  const footing = footingOf(state, unit, gait, 0);
  return squares.filter((square) => holds(footing, square));
}

/** Could the unit stop in this square now? */
export const mayStand = (state: TacticsState, unit: Unit, gait: Gait, square: number, floor = 0): boolean =>
  holds(footingOf(state, unit, gait, floor), square);

export const costTo = (reach: Reach, square: number): number => costOf(reach, square);

/** dt14.deploy.own-edge: the squares along an edge of the board, as anchors of the unit. */
export function edgeSquares(state: TacticsState, edge: number, size: number): number[] {
  const zone = ownEntry(state, edge, size);
  if (zone !== null) return zone;
  const { width, height } = state.board;
  const isLong = edge === 0 || edge === 2;
  const first = edge === 2 ? (height - size) * width : edge === 1 ? width - size : 0;
  const length = (isLong ? width : height) - size + 1;
  return Array.from({ length }, (_, i) => first + i * (isLong ? 1 : width));
}

/** Squares next to any of these, not among them. */
export function squaresAround(state: TacticsState, squares: readonly number[]): number[] {
  const { grid } = tablesOf(state.board);
  const around = new Set(squares.flatMap((square) => neighboursOf(grid, square)));
  for (const square of squares) around.delete(square);
  return [...around].sort((a, b) => a - b);
}

/** The nearest squares around these in which the unit could stand (dt14.ruling.wreck.nearest). */
export function nearestFree(state: TacticsState, unit: Unit, gait: Gait, from: readonly number[]): number[] {
  const known = [...from];
  let around = squaresAround(state, known);
  while (around.length > 0) {
    const found = standable(state, unit, gait, around);
    if (found.length > 0) return found;
    known.push(...around);
    around = squaresAround(state, known);
  }
  return [];
}

/** dt14.terrain.floor.infantry: storeys above the ground at a square, the roof included; 0 outside buildings. */
export function storeysAt(state: TacticsState, square: number): number {
  const house = tablesOf(state.board).building[square]!;
  return house < 0 ? 0 : state.board.buildings[house]!.storeys;
}

/** Squares seen by nobody but counted from a unit: `unit` within `range` of a square. */
export const within = (state: TacticsState, unit: Unit, square: number, range: number): boolean =>
  distanceTo(state, unit, square) <= range;

export const widthOf = (state: TacticsState): number => state.board.width;
export const kindOfEnd = (unit: Unit): string => cardOfUnit(unit).kind;
export type { End as SightEnd };
