/**
 * How each kind of unit moves over squares: masks for the shared grid. Friends are passed, machines not by machines,
 * enemies by nobody (dt14.move.pass.friend, dt14.move.pass.vehicle-vehicle, dt14.move.pass.enemy); nobody ends where
 * somebody stands (dt14.move.end.occupied, dt14.move.end.with-lone-hero, dt14.hero.share, dt14.hero.share.unit,
 * dt14.hero.share.vehicle, dt14.quick.hero-share). Corners: dt14.move.corner.vehicle.terrain,
 * dt14.move.corner.vehicle.enemy, dt14.move.corner.vehicle.friend, dt14.move.corner.infantry.one,
 * dt14.move.corner.infantry.two, dt14.move.corner.mixed.
 */
import { type Edges, footprintOf, type Grid, type SquareFlags, type StepRule } from '@dustfront/wargame';
import { type Card, isInfantry } from '../../cards/card.ts';
import { rosterOf } from '../../roster.ts';
import type { TacticsState, Unit } from '../../state.ts';
import { cardOfUnit, isAir, isHero, onBoard, sizeOf } from '../../units.ts';
import { type Gait, PLAIN_GAIT } from '../gait.ts';
import {
  type Board,
  BUNKER_DOOR,
  BUNKER_WALL,
  ENEMY,
  FORT,
  FRIEND_MACHINE,
  HUGE,
  LAND,
  NO_DOT,
  OFF,
  ROOFED,
  RUBBLE,
  SHUT,
  SMALL,
  TAKEN,
  TRAP,
  tablesOf,
  WALL,
  WATER,
} from './board.ts';
import { fortAt, halfOf, sideLength, squaresOf } from './squares.ts';

const bit = (code: number) => 1 << code;
const FOOT_WALLS = bit(WALL) | bit(BUNKER_WALL);
const FOOT_CORNERS = FOOT_WALLS | bit(BUNKER_DOOR);
/** dt14.terrain.opening.sizes: small openings are walls to machines. */
const MACHINE_WALLS = bit(WALL) | bit(SMALL) | bit(BUNKER_WALL) | bit(BUNKER_DOOR);
const ALL_EDGES = 0b1111110;

/**
 * dt14.terrain.rubble.barred: tracks and wheels stay out of rubble; half-tracks count as tracked
 * (dt14.ruling.drive.half-track).
 */
const RUBBLE_SHY = ['tracked', 'half-tracked', 'wheeled'];

/**
 * What bars whom. Open, trees, crates: nobody (dt14.terrain.open.enter, dt14.terrain.tree.enter,
 * dt14.terrain.crate.enter). Rubble: dt14.terrain.rubble.enter. Structures and water: everybody without equipment
 * (dt14.terrain.structure.barred, dt14.terrain.water.barred, dt14.equip.naval.water, dt14.equip.naval.only). Tank
 * traps: machines (dt14.terrain.trap.vehicle, dt14.terrain.trap.others). Walls: all but at openings that fit
 * (dt14.terrain.wall.barred, dt14.terrain.opening.infantry, dt14.terrain.opening.vehicle-small,
 * dt14.terrain.opening.vehicle-wide, dt14.move.opening.diagonal.infantry, dt14.move.opening.diagonal.vehicle). Works:
 * infantry only (dt14.fort.infantry-only, dt14.fort.strongpoint.walls). On squares no drive rolls for terrain
 * (dt14.equip.drive.squares).
 */
function ruleFor(card: Card, gait: Gait): StepRule {
  const plain = { noEnd: TAKEN, edges: 0, cornerEdges: 0, agile: gait.agile };
  const { drive } = card;
  const enemy = gait.overEnemies ? 0 : ENEMY;
  if (card.kind === 'aircraft') return { ...plain, barred: OFF, corner: 0, corners: 1 };
  if (isInfantry(card)) {
    const wet = gait.overWater ? 0 : WATER;
    if (gait.overTerrain) {
      // dt14.ruling.flying.bunker: nobody comes down through a bunker's roof.
      const noEnd = TAKEN | NO_DOT | wet | ROOFED;
      return { ...plain, barred: OFF | enemy, noEnd, corner: 0, corners: 1 };
    }
    const walls = { edges: FOOT_WALLS, cornerEdges: FOOT_CORNERS };
    return {
      ...plain,
      ...walls,
      barred: OFF | NO_DOT | wet | SHUT | enemy,
      corner: NO_DOT | wet | enemy,
      corners: 1,
    };
  }
  // dt14.equip.sealifter.naval
  const closed =
    drive === 'naval'
      ? LAND | NO_DOT
      : NO_DOT | TRAP | FORT | (gait.overWater ? 0 : WATER) | (RUBBLE_SHY.includes(drive) ? RUBBLE : 0);
  return {
    ...plain,
    edges: MACHINE_WALLS,
    cornerEdges: ALL_EDGES,
    barred: OFF | closed | enemy | FRIEND_MACHINE,
    corner: closed | enemy,
    corners: 0,
  };
}

/** By card, of those whose gait nothing changes. */
const plainRules = new WeakMap<Card, StepRule>();

/** The rule by which a unit steps. */
export function stepRule(unit: Unit, gait: Gait): StepRule {
  const card = cardOfUnit(unit);
  if (gait !== PLAIN_GAIT) return ruleFor(card, gait);
  let known = plainRules.get(card);
  if (known === undefined) {
    known = ruleFor(card, gait);
    plainRules.set(card, known);
  }
  return known;
}

/** Walls are no hindrance to what flies over them (dt14.ruling.flying.building). */
export const wallsFor = (state: TacticsState, unit: Unit, gait: Gait): Edges | null =>
  isAir(unit) || gait.overTerrain
    ? null
    : sizeOf(unit) > 1
      ? wallsOfPiece(state.board)
      : tablesOf(state.board).edges;

const pools = new WeakMap<Grid, SquareFlags>();

function poolFor(grid: Grid, from = pools): SquareFlags {
  let pool = from.get(grid);
  if (pool === undefined) {
    pool = new Uint16Array(grid.size);
    from.set(grid, pool);
  }
  return pool;
}

/** Bits for the mover: terrain and whoever else stands on its storey. The array is used again for the next question. */
export function moveFlags(state: TacticsState, mover: Unit, floor: number, without?: Unit): SquareFlags {
  const tables = tablesOf(state.board);
  const { grid, flags: terrain, building } = tables;
  const flags = poolFor(grid);
  flags.set(terrain);
  const lone = isHero(mover);
  const air = isAir(mover);
  const walled = state.board.forts.length > 0;
  for (const works of state.board.forts)
    if (works.kind === 'bunker')
      for (const square of footprintOf(grid, works.at, 2, 2)) flags[square] = flags[square]! | ROOFED;
  const roster = rosterOf(state);
  for (const unit of state.units) {
    if (!onBoard(unit) || unit === mover || unit === without || unit.joined === mover.id) continue;
    if (unit.floor !== floor && !air) continue;
    if (mover.joined >= 0 && (unit.id === mover.joined || unit.joined === mover.joined)) continue;
    const { kind } = roster.cards[unit.id]!;
    if ((kind === 'aircraft') !== air) continue;
    const friend = unit.side === mover.side;
    let bits = TAKEN;
    if (!friend) bits |= ENEMY;
    else if (kind === 'vehicle') bits |= FRIEND_MACHINE;
    // dt14.move.end.hero: a hero may end with friends.
    if (friend && lone && !air) bits &= ~TAKEN;
    if (sideLength(tables, roster, unit) === 1) flags[unit.at] = flags[unit.at]! | bits;
    else for (const square of squaresOf(state, unit)) flags[square] = flags[square]! | bits;
    if (!friend && walled) shutDoor(state, unit, mover, flags);
  }
  if (floor > 0) {
    const house = building[mover.at]!;
    for (let square = 0; square < grid.size; square++)
      if (building[square] !== house) flags[square] = flags[square]! | OFF;
  }
  const size = sizeOf(mover);
  return size === 1 ? flags : pieceFlags(state, flags, air);
}

/** dt14.fort.bunker.door-shut */
function shutDoor(state: TacticsState, unit: Unit, mover: Unit, flags: SquareFlags): void {
  const works = fortAt(state.board, unit.at);
  if (works === null || works.kind !== 'bunker' || fortAt(state.board, mover.at) === works) return;
  for (const square of footprintOf(tablesOf(state.board).grid, works.at, 2, 2))
    flags[square] = flags[square]! | SHUT;
}

const pieces = new WeakMap<Grid, SquareFlags>();

/**
 * What is worst on the edges between the four squares of a piece: nothing, a huge opening, or what it cannot stand
 * across.
 */
function partedBy(edges: Edges, width: number, at: number): 0 | typeof HUGE | typeof WALL {
  const codes = [2 * at, 2 * (at + width), 2 * at + 1, 2 * (at + 1) + 1].map((edge) => edges[edge]!);
  if (codes.every((code) => code === 0)) return 0;
  return codes.every((code) => code === 0 || code === HUGE) ? HUGE : WALL;
}

const walls = new WeakMap<Board, Edges>();

/**
 * dt14.ruling.pieces.every-square: between two places of a piece of two by two squares stands whatever stands inside
 * either.
 */
function wallsOfPiece(board: Board): Edges | null {
  const { grid, edges } = tablesOf(board);
  if (edges === null) return null;
  let found = walls.get(board);
  if (found === undefined) {
    const { width, size } = grid;
    const within = Array.from({ length: size }, (_, at) => partedBy(edges, width, at));
    const between = (a: number, b: number) => {
      const codes = [within[a], within[b]];
      return codes.includes(WALL) ? WALL : codes.includes(HUGE) ? HUGE : 0;
    };
    found = Uint8Array.from({ length: 2 * size }, (_, edge) =>
      between(edge >> 1, (edge >> 1) + (edge % 2 === 0 ? 1 : width)),
    );
    walls.set(board, found);
  }
  return found;
}

/**
 * dt14.ruling.opening.two-squares: nothing but a huge opening may lie between the squares of a piece, unless it flies.
 */
function pieceFlags(state: TacticsState, flags: SquareFlags, air: boolean): SquareFlags {
  const { grid, edges } = tablesOf(state.board);
  const { width } = grid;
  const piece = poolFor(grid, pieces);
  const last = grid.size - width;
  for (let at = 0; at < grid.size; at++) {
    const hangsOver = at >= last || grid.columns[at] === width - 1;
    piece[at] = hangsOver ? OFF : flags[at]! | flags[at + 1]! | flags[at + width]! | flags[at + width + 1]!;
    if (!hangsOver && !air && edges !== null && partedBy(edges, width, at) === WALL)
      piece[at] = piece[at]! | OFF;
  }
  return piece;
}

/** Where a unit comes to stand when it stops in a square: inside works, the front of the half. */
export function settle(state: TacticsState, unit: Unit, square: number): number {
  if (isAir(unit)) return square;
  const works = fortAt(state.board, square);
  return works === null ? square : halfOf(state.board, works, square).front;
}
