/**
 * Line of sight of this edition. Blockers: squares without a dot, fortifications, vehicles, trees and smoke between the
 * two (dt14.los.block.no-dot, dt14.los.vehicle, dt14.los.tree.beyond, dt14.los.smoke.beyond); low things and infantry
 * never block (dt14.los.clear.low, dt14.los.infantry); walls block but at openings (dt14.los.wall). What stands in
 * smoke or trees is seen
 * (dt14.los.smoke.inside, dt14.los.tree.inside); works block, strongpoints show all round
 * (dt14.fort.los.block, dt14.fort.los.strongpoint, dt14.weapon.smoke.blocks); trenches hide nothing
 * (dt14.fort.trench.sight). Touched corners: dt14.los.corner.one-side, dt14.los.corner.opposing,
 * dt14.los.corner.adjacent, dt14.los.corner.apart. Whoever shares an end square hides nobody (dt14.los.sharing);
 * indoors needs no opening (dt14.los.indoors). Artillery sees over vehicles (dt14.weapon.artillery.over-vehicles).
 */
import {
  type Edges,
  footprintOf,
  type Grid,
  isSightClear,
  isSightClearPastWalls,
  isSightTouched,
  lineBetween,
  lineMeets,
  type SightTrace,
  type SquareFlags,
  squaresOfEdge,
  traceSight,
} from '@dustfront/wargame';
import { rosterOf } from '../../roster.ts';
import type { TacticsState, Unit } from '../../state.ts';
import { isAir, onBoard, unitOf } from '../../units.ts';
import { relative } from './arcs.ts';
import { FORT, MACHINE, NO_DOT, SMALL, SMOKE, TREE, tablesOf, WALL } from './board.ts';
import { fortAt, halfOf, squaresOf } from './squares.ts';

const BLOCKS = NO_DOT | TREE | SMOKE | FORT | MACHINE;
const WALLS = 1 << WALL;
const OPENINGS = (1 << SMALL) | (1 << 3) | (1 << 4);

/** Somebody or something at one end of a line. */
export interface End {
  readonly squares: readonly number[];
  readonly floor: number;
  readonly air: boolean;
  /** The unit itself, so that its own hull does not stand in its way. */
  readonly unit: Unit | null;
}

export const endOf = (state: TacticsState, unit: Unit): End => {
  const carrier = unit.place === 'aboard' ? state.units[unit.carrier]! : unit;
  const squares = squaresOf(state, unit);
  const { board } = state;
  const works =
    board.forts.length === 0 || isAir(carrier) || carrier.floor > 0 ? null : fortAt(board, carrier.at);
  return {
    // dt14.ruling.fort.halves: bunkers look out of the front, strongpoints out of all their squares.
    squares:
      works?.kind === 'bunker'
        ? squares.filter((square) => halfOf(board, works, square).front === square)
        : squares,
    floor: carrier.floor,
    air: isAir(carrier),
    unit: carrier,
  };
};

export const squareEnd = (square: number): End => ({ squares: [square], floor: 0, air: false, unit: null });

/** A copy of bits to write on; it is used again for the next question. */
function notepad(): (flags: SquareFlags) => SquareFlags {
  let pad: SquareFlags = new Uint16Array(0);
  return (flags) => {
    if (pad.length !== flags.length) pad = new Uint16Array(flags.length);
    pad.set(flags);
    return pad;
  };
}
const copyOfTerrain = notepad();
const copyOfGround = notepad();

/**
 * Bits of the terrain between two ends: without any fortification that an end is inside, and without the trees and
 * smoke in which a machine of several squares stands (dt14.los.tree.inside, dt14.los.smoke.inside,
 * dt14.ruling.pieces.every-square).
 */
function groundBetween(state: TacticsState, a: End, b: End): SquareFlags {
  const { flags: terrain, fort, grid } = tablesOf(state.board);
  let flags = terrain;
  for (const end of [a, b]) {
    if (end.squares.length > 1 && end.squares.some((square) => flags[square]! & (TREE | SMOKE))) {
      if (flags === terrain) flags = copyOfTerrain(terrain);
      for (const square of end.squares) flags[square] = flags[square]! & ~(TREE | SMOKE);
    }
    if (state.board.forts.length === 0) continue;
    const inside = end.floor === 0 && !end.air ? fort[end.squares[0]!]! : -1;
    if (inside < 0) continue;
    if (flags === terrain) flags = copyOfTerrain(terrain);
    for (const square of footprintOf(grid, state.board.forts[inside]!.at, 2, 2))
      if (fort[square] === inside) flags[square] = flags[square]! & ~FORT;
  }
  return flags;
}

/**
 * The same with the machines that one line meets but for those at its ends (dt14.los.ends); the ground itself where it
 * meets none.
 */
function withHulls(
  state: TacticsState,
  ground: SquareFlags,
  a: End,
  b: End,
  from: number,
  to: number,
): SquareFlags {
  const { grid } = tablesOf(state.board);
  const { vehicles, sizes } = rosterOf(state);
  let flags = ground;
  for (const id of vehicles) {
    const unit = unitOf(state, id);
    if (!onBoard(unit) || unit === a.unit || unit === b.unit) continue;
    if (!isMet(grid, from, to, unit.at, sizes[id]!)) continue;
    if (flags === ground) flags = copyOfGround(ground);
    for (const square of squaresOf(state, unit)) flags[square] = flags[square]! | MACHINE;
  }
  return flags;
}

/** Does the line meet any of so many squares a side? */
function isMet(grid: Grid, from: number, to: number, at: number, side: number): boolean {
  for (let row = 0; row < side; row++)
    for (let column = 0; column < side; column++)
      if (lineMeets(grid, from, to, at + row * grid.width + column)) return true;
  return false;
}

/**
 * dt14.los.opening.outward, dt14.los.opening.inward: shooter or target touches the opening's edge, a corner of any of
 * its squares is enough.
 */
const opensFor = (grid: Grid, edge: number, a: End, b: End): boolean =>
  [...a.squares, ...b.squares].some((square) => touchesEdge(grid, edge, square));

function touchesEdge(grid: Grid, edge: number, square: number): boolean {
  const [one, two] = squaresOfEdge(grid, edge);
  const near = (s: number) =>
    Math.abs(grid.columns[s]! - grid.columns[square]!) <= 1 &&
    Math.abs(grid.rows[s]! - grid.rows[square]!) <= 1;
  return near(one) && near(two);
}

/** How high somebody stands who is on a roof; -1 below one. */
function roofOf(state: TacticsState, house: number, floor: number): number {
  return house >= 0 && floor > 0 && floor >= state.board.buildings[house]!.storeys ? floor : -1;
}

/**
 * dt14.ruling.storeys.sight: a roof looks over the walls of its own building and of lower ones, one between two being
 * as high as the higher; within a storey and out of its openings sight is as on the ground; between storeys of one
 * building there is none. Null means no sight at all.
 */
function edgesFor(state: TacticsState, a: End, b: End, from: number, to: number): Edges | null | 'none' {
  const { walls: edges, building, grid } = tablesOf(state.board);
  if (a.floor === 0 && b.floor === 0) return edges;
  const [houseA, houseB] = [building[from]!, building[to]!];
  if (houseA >= 0 && houseA === houseB && a.floor !== b.floor) return 'none';
  if (edges === null) return null;
  const [roofA, roofB] = [roofOf(state, houseA, a.floor), roofOf(state, houseB, b.floor)];
  if (roofA < 0 && roofB < 0) return edges;
  const open = edges.slice();
  for (let edge = 0; edge < open.length; edge++) {
    if (open[edge] === 0) continue;
    const houses = squaresOfEdge(grid, edge).map((square) => building[square] ?? -1);
    const height = Math.max(...houses.map((house) => state.board.buildings[house]?.storeys ?? 0));
    const isOver = (roof: number, own: number) => height < roof || (height === roof && houses.includes(own));
    if (height > 0 && (isOver(roofA, houseA) || isOver(roofB, houseB))) open[edge] = 0;
  }
  return open;
}

/** Everything the line between two squares meets (dt14.los.centres). */
export function trace(
  state: TacticsState,
  a: End,
  b: End,
  from: number,
  to: number,
  overVehicles = false,
): SightTrace {
  const { grid } = tablesOf(state.board);
  const edges = edgesFor(state, a, b, from, to);
  const walls = edges === 'none' ? null : edges;
  const ground = groundBetween(state, a, b);
  const flags = overVehicles ? ground : withHulls(state, ground, a, b, from, to);
  return traceSight(grid, flags, BLOCKS, from, to, walls, WALLS);
}

function lineClear(
  state: TacticsState,
  a: End,
  b: End,
  from: number,
  to: number,
  flags: SquareFlags,
): boolean {
  if (from === to) return a.floor === b.floor;
  const { grid } = tablesOf(state.board);
  const edges = edgesFor(state, a, b, from, to);
  if (edges === 'none') return false;
  if (edges === null) return isSightClear(grid, flags, BLOCKS, from, to);
  if (!isSightClearPastWalls(grid, flags, BLOCKS, from, to, edges, WALLS)) return false;
  const line = lineBetween(grid, from, to);
  return line.edges.every((edge) => ((OPENINGS >> edges[edge]!) & 1) === 0 || opensFor(grid, edge, a, b));
}

/** dt14.fort.los.bunker: a bunker's slit shows half the field; the squares of the other end that lie in it. */
function shown(state: TacticsState, end: End, toward: End): readonly number[] {
  if (state.board.forts.length === 0 || end.floor > 0 || end.air) return toward.squares;
  const here = end.squares[0];
  // dt14.ruling.observer.mounted: whoever waits outside in a transport sees nothing.
  if (here === undefined) return toward.squares;
  const works = fortAt(state.board, here);
  if (works === null || works.kind !== 'bunker') return toward.squares;
  if (!toward.air && fortAt(state.board, toward.squares[0]!) === works) return toward.squares;
  return toward.squares.filter((there) => relative(state.board.width, works.facing, here, there).ahead >= 0);
}

/** dt14.los.mutual: the same both ways. Aircraft see and are seen by all (dt14.ruling.aircraft.sight). */
export function sees(state: TacticsState, a: End, b: End, overVehicles = false): boolean {
  const froms = shown(state, b, a);
  const tos = shown(state, a, b);
  if (froms.length === 0 || tos.length === 0) return false;
  if (a.air || b.air) return true;
  const ground = groundBetween(state, a, b);
  for (const from of froms)
    for (const to of tos) {
      if (!lineClear(state, a, b, from, to, ground)) continue;
      if (overVehicles) return true;
      const flags = withHulls(state, ground, a, b, from, to);
      if (flags === ground || lineClear(state, a, b, from, to, flags)) return true;
    }
  return false;
}

/** Is there nothing between two squares of the ends, whatever a bunker's slit shows? */
export function isClearBetween(state: TacticsState, a: End, b: End, from: number, to: number): boolean {
  const flags = withHulls(state, groundBetween(state, a, b), a, b, from, to);
  return lineClear(state, a, b, from, to, flags);
}

/** dt14.save.cover.corner: every open line between the two touches the corner of a blocker. */
export function cornerCover(state: TacticsState, a: End, b: End, overVehicles = false): boolean {
  if (a.air || b.air) return false;
  const ground = groundBetween(state, a, b);
  const { grid } = tablesOf(state.board);
  for (const from of shown(state, b, a)) {
    for (const to of shown(state, a, b)) {
      if (from === to) return false;
      const flags = overVehicles ? ground : withHulls(state, ground, a, b, from, to);
      if (!lineClear(state, a, b, from, to, flags)) continue;
      const edges = edgesFor(state, a, b, from, to);
      if (!isSightTouched(grid, flags, BLOCKS, from, to, edges === 'none' ? null : edges, WALLS))
        return false;
    }
  }
  return true;
}
