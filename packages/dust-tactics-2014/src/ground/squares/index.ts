/** What the rules ask of the ground, answered on squares. */
import { areAdjacent, costOf, footprintOf, neighboursOf, type Reach, rangeBetween } from '@dustfront/wargame';
import type { Mount } from '../../cards/card.ts';
import { zoneAnchors } from '../../scenarios/own.ts';
import type { TacticsState, Unit } from '../../state.ts';
import { cardOfUnit, isAir, sizeOf, unitOf } from '../../units.ts';
import type { Gait } from '../gait.ts';
import { arcHolds, relative } from './arcs.ts';
import { type Board, type Fort, tablesOf } from './board.ts';
import { inCover, squareCover } from './cover.ts';
import { flamePaths } from './flame.ts';
import { footingOf, holds, reachFrom } from './footing.ts';
import { type End, endOf, isClearBetween, sees, squareEnd } from './sight.ts';
import { borderAnchors, distance, distanceTo, fortAt, halfOf, squaresOf } from './squares.ts';

export {
  canEnd,
  type Footing,
  footingOf,
  holds,
  isPassable,
  type Stride,
  stridesFrom,
} from './footing.ts';
export { settle } from './movement.ts';
export { type End, endOf, sees } from './sight.ts';
export { distance, distancesFrom, distanceTo, fortAt, halfOf, squaresOf } from './squares.ts';
export { squareCover };

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

/**
 * dt14.arc.vehicle.card, dt14.arc.infantry, dt14.arc.infantry.card: passengers fire through the sides of what carries
 * them (dt14.pass.arc).
 */
export function inArc(state: TacticsState, shooter: Unit, mount: Mount, targets: readonly number[]): boolean {
  const { width } = state.board;
  const bearer = shooter.place === 'aboard' ? unitOf(state, shooter.carrier) : shooter;
  const hull = squaresOf(state, shooter);
  return targets.some((to) => arcHolds(width, mount, bearer.facing, hull, to));
}

/**
 * dt14.close.adjacent, dt14.ruling.close.sight: next to each other and in sight; works are fought at their walls, slit
 * and doors.
 */
export function inContact(state: TacticsState, a: Unit, b: Unit): boolean {
  if (isAir(a) === isAir(b) && fortOf(state, a) !== fortOf(state, b)) return contactAtWorks(state, a, b);
  return distance(state, a, b) <= 1 && unitSees(state, a, b);
}

/** The farthest that two in contact may be apart: a unit in the other half of works (dt14.fort.close.anyone). */
export const farthestContact = (state: TacticsState): number => (state.board.forts.length > 0 ? 2 : 1);

export const fortOf = (state: TacticsState, unit: Unit) =>
  unit.place === 'board' && unit.floor === 0 && !isAir(unit) ? fortAt(state.board, unit.at) : null;

/** dt14.fort.close.anyone: works are fought as a whole, whichever half somebody is in. */
const foughtAt = (state: TacticsState, unit: Unit, works: Fort | null): readonly number[] =>
  works === null ? squaresOf(state, unit) : footprintOf(tablesOf(state.board).grid, works.at, 2, 2);

/**
 * dt14.fort.close.strongpoint, dt14.fort.close.bunker: any side of a strongpoint, the front and the rear of a bunker.
 */
function opensTo(board: Board, works: Fort | null, from: number, to: number): boolean {
  if (works?.kind !== 'bunker') return true;
  const { ahead } = relative(board.width, works.facing, from, to);
  return ahead === (halfOf(board, works, from).front === from ? 1 : -1);
}

/** dt14.fort.close.both-ways */
function contactAtWorks(state: TacticsState, a: Unit, b: Unit): boolean {
  if (a.floor !== b.floor) return false;
  const { board } = state;
  const { grid } = tablesOf(board);
  const [mine, theirs] = [fortOf(state, a), fortOf(state, b)];
  const [here, there] = [endOf(state, a), endOf(state, b)];
  return foughtAt(state, a, mine).some((from) =>
    foughtAt(state, b, theirs).some(
      (to) =>
        areAdjacent(grid, from, to) &&
        opensTo(board, mine, from, to) &&
        opensTo(board, theirs, to, from) &&
        isClearBetween(state, here, there, from, to),
    ),
  );
}

/** Ways of a flame to the nearest squares of the target that it can reach, each the list of squares between. */
export function waysOfFlame(state: TacticsState, shooter: Unit, target: Unit): number[][] {
  const { grid } = tablesOf(state.board);
  const [here, there] = [endOf(state, shooter), endOf(state, target)];
  const pairs = here.squares.flatMap((from) =>
    there.squares.map((to) => ({ from, to, apart: rangeBetween(grid, from, to) })),
  );
  for (const apart of [...new Set(pairs.map((pair) => pair.apart))].sort((a, b) => a - b)) {
    const ways = pairs
      .filter((pair) => pair.apart === apart && sees(state, here, { ...there, squares: [pair.to] }))
      .flatMap(({ from, to }) => flamePaths(state, here, from, to));
    if (ways.length > 0) return ways;
  }
  return [];
}

/**
 * dt14.move.limit: every square within the allowance, with its cost. The answer is used again for the next question.
 */
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
  return ownEntry(state, edge, size) ?? borderAnchors(state.board, edge, size);
}

/** Squares next to any of these, not among them. */
export function squaresAround(state: TacticsState, squares: readonly number[]): number[] {
  const { grid } = tablesOf(state.board);
  const around = new Set(squares.flatMap((square) => neighboursOf(grid, square)));
  for (const square of squares) around.delete(square);
  return [...around].sort((a, b) => a - b);
}

/** Where a unit would stand with any of its squares on these. */
export function anchorsOn(state: TacticsState, unit: Unit, squares: readonly number[]): readonly number[] {
  const size = sizeOf(unit);
  if (size === 1) return squares;
  const { grid } = tablesOf(state.board);
  return Array.from({ length: grid.size }, (_, at) => at).filter((at) =>
    footprintOf(grid, at, size, size).some((square) => squares.includes(square)),
  );
}

/** The nearest squares around these in which the unit could stand (dt14.ruling.wreck.nearest). */
export function nearestFree(state: TacticsState, unit: Unit, gait: Gait, from: readonly number[]): number[] {
  const known = [...from];
  let around = squaresAround(state, known);
  while (around.length > 0) {
    const found = standable(state, unit, gait, anchorsOn(state, unit, around));
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

/** The squares by which the side of an edge enters, where its scenario names them; anchors of a piece of this size. */
function ownEntry(state: TacticsState, edge: number, size: number): number[] | null {
  const zone = state.own?.entry?.[state.edges.indexOf(edge)];
  return zone === undefined ? null : zoneAnchors(state.board, zone, size);
}
