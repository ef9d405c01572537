/**
 * Which squares a unit stands on, and distances between units (dt14.range.diagonal.first, dt14.range.diagonal.later,
 * dt14.gen.range.squares).
 */
import { rangeBetween, rangeBetweenPieces } from '@dustfront/wargame';
import { fillsWorks } from '../../exceptions/strongpoint.ts';
import { type Roster, rosterOf } from '../../roster.ts';
import type { TacticsState, Unit } from '../../state.ts';
import { isAir, sizeOf, unitOf } from '../../units.ts';
import { type Board, type BoardTables, type Fort, isOpenFort, type OpenFort, tablesOf } from './board.ts';

export function fortAt(board: Board, square: number): OpenFort | null {
  if (square < 0 || board.forts.length === 0) return null;
  const at = tablesOf(board).fort[square]!;
  const works = at < 0 ? null : board.forts[at]!;
  return works !== null && isOpenFort(works) ? works : null;
}

/**
 * dt14.fort.grid.inside, dt14.ruling.fort.halves: a fortification has a left and a right half as it faces; a half is
 * its front and its rear square, and whoever is inside stands in the front one.
 */
export function halfOf(board: Board, works: Fort, square: number): { front: number; rear: number } {
  const { width } = board;
  const dx = (square % width) - (works.at % width);
  const dy = Math.floor(square / width) - Math.floor(works.at / width);
  const at = (x: number, y: number) => works.at + x + y * width;
  switch (works.facing) {
    case 0:
      return { front: at(dx, 0), rear: at(dx, 1) };
    case 2:
      return { front: at(dx, 1), rear: at(dx, 0) };
    case 1:
      return { front: at(1, dy), rear: at(0, dy) };
    case 3:
      return { front: at(0, dy), rear: at(1, dy) };
  }
}

/** The two by two squares whose upper left one is given; none where they would hang over the border. */
function fourFrom({ width, height }: Board, at: number): number[] {
  if (at % width === width - 1 || at >= width * (height - 1)) return [];
  return [at, at + 1, at + width, at + width + 1];
}

/**
 * Every square that counts as the unit's for distance; its carrier's if it rides. One square for most, whatever sticks
 * out of it (dt14.mat.single-square, dt14.mat.overhang); riders are measured to what they ride
 * (dt14.equip.tank-riders.measure).
 */
export function squaresOf(state: TacticsState, unit: Unit): number[] {
  if (unit.place === 'aboard') return squaresOf(state, unitOf(state, unit.carrier));
  if (unit.at < 0) return [];
  const size = sizeOf(unit);
  if (size > 1) return fourFrom(state.board, unit.at);
  if (state.board.forts.length > 0) {
    const works = isAir(unit) ? null : fortAt(state.board, unit.at);
    if (works !== null && unit.floor === 0) {
      if (fillsWorks(unit)) return fourFrom(state.board, works.at);
      const half = halfOf(state.board, works, unit.at);
      return [half.front, half.rear];
    }
  }
  return [unit.at];
}

/** The squares along an edge of a board, as anchors of a piece of this size. */
export function borderAnchors({ width, height }: Board, edge: number, size: number): number[] {
  const isLong = edge === 0 || edge === 2;
  const first = edge === 2 ? (height - size) * width : edge === 1 ? width - size : 0;
  const length = (isLong ? width : height) - size + 1;
  const anchors: number[] = [];
  for (let at = first; anchors.length < length; at += isLong ? 1 : width) anchors.push(at);
  return anchors;
}

/**
 * The length of the side of a unit's squares, its own square the upper left one; 0 where they are not so simple: inside
 * works, aboard.
 */
export function sideLength({ grid, fort }: BoardTables, { sizes }: Roster, unit: Unit): 0 | 1 | 2 {
  if (unit.place !== 'board') return 0;
  if (sizes[unit.id] === 1) return fort[unit.at] === -1 ? 1 : 0;
  return grid.columns[unit.at]! < grid.width - 1 && grid.rows[unit.at]! < grid.height - 1 ? 2 : 0;
}

/**
 * dt14.range.limit: squares between the nearest squares of one unit and any other, one more per storey between them.
 */
export function distancesFrom(state: TacticsState, from: Unit): (to: Unit) => number {
  const tables = tablesOf(state.board);
  const roster = rosterOf(state);
  const { grid } = tables;
  const mine = sideLength(tables, roster, from);
  const squares = mine > 0 ? [from.at] : squaresOf(state, from);
  return (to) => {
    const storeys = Math.abs(from.floor - to.floor);
    const theirs = sideLength(tables, roster, to);
    if (mine > 0 && theirs > 0) return rangeBetweenPieces(grid, from.at, mine, to.at, theirs) + storeys;
    const others = theirs > 0 ? [to.at] : squaresOf(state, to);
    let least = Number.POSITIVE_INFINITY;
    for (const a of squares)
      for (const b of others) least = Math.min(least, rangeBetweenPieces(grid, a, mine || 1, b, theirs || 1));
    return least + storeys;
  };
}

export const distance = (state: TacticsState, a: Unit, b: Unit): number => distancesFrom(state, a)(b);

export function distanceTo(state: TacticsState, unit: Unit, square: number): number {
  const tables = tablesOf(state.board);
  const { grid } = tables;
  const length = sideLength(tables, rosterOf(state), unit);
  if (length > 0) return rangeBetweenPieces(grid, unit.at, length, square, 1) + unit.floor;
  let least = Number.POSITIVE_INFINITY;
  for (const from of squaresOf(state, unit)) least = Math.min(least, rangeBetween(grid, from, square));
  return least + unit.floor;
}
