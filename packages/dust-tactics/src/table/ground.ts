import { type Grid, makeGrid, parseSquare, rangeBetweenPieces, squareName } from '@dustfront/wargame';
import { gaitOf } from '../exceptions/moving.ts';
import {
  ALLIES,
  AXIS,
  CRATE,
  footprintsOn,
  type Ground,
  KIND_BITS,
  type Mover,
  makeGround,
  TRAP,
} from '../geometry/index.ts';
import { BLOCS, type Board, type CoreState, type Unit } from '../state.ts';
import { kindOf, sizeOf } from './units.ts';

interface BoardFacts {
  readonly grid: Grid;
  /** The ground without pieces and units, with its buildings numbered. */
  readonly bare: Ground;
  readonly names: readonly string[];
  /** The squares under a base of one and of two squares' width, by its upper left one. */
  readonly under: readonly (readonly (readonly number[])[])[];
  /** Grounds of late, the last one first: most questions are about a table that has not changed. */
  readonly recent: Recent[];
}

/** A ground, and what it was made of. */
interface Recent {
  readonly without: number;
  readonly squares: readonly number[];
  readonly joined: readonly number[];
  readonly pieces: readonly number[];
  readonly ground: Ground;
}

const REMEMBERED = 4;

const prepared = new WeakMap<Board, BoardFacts>();
/** One match is asked about many times in a row. */
let latest: { readonly board: Board; readonly facts: BoardFacts } | null = null;

function boardFacts(board: Board): BoardFacts {
  if (latest?.board === board) return latest.facts;
  let facts = prepared.get(board);
  if (!facts) {
    facts = factsOf(board);
    prepared.set(board, facts);
  }
  latest = { board, facts };
  return facts;
}

function factsOf(board: Board): BoardFacts {
  const grid = makeGrid(board.width, board.height);
  return {
    grid,
    bare: makeGround(
      grid,
      Uint16Array.from(board.ground),
      board.edges === null ? null : Uint8Array.from(board.edges),
    ),
    names: Array.from({ length: grid.size }, (_, square) => squareName(grid, square)),
    under: footprintsOn(grid),
    recent: [],
  };
}

const NONE: readonly number[] = [];

export function gridOf(state: CoreState): Grid {
  return boardFacts(state.board).grid;
}

/** `A1` is the top left square. */
export function nameOf(state: CoreState, square: number): string {
  return boardFacts(state.board).names[square]!;
}

export function squareNamed(state: CoreState, name: string): number {
  const square = parseSquare(gridOf(state), name);
  if (square === null) throw new Error(`no square ${name}`);
  return square;
}

/**
 * The squares a unit stands on, or would stand on with its upper left one there (dt1.ruling.huge-vehicles); none off
 * the board.
 */
export function squaresOf(state: CoreState, unit: Unit, at = unit.square): readonly number[] {
  return at < 0 ? NONE : boardFacts(state.board).under[sizeOf(unit) - 1]![at]!;
}

/**
 * The distance between two units, the first perhaps elsewhere: that of their nearest squares (dt1.ruling.huge-sight).
 */
export function distanceBetween(state: CoreState, a: Unit, b: Unit, at = a.square): number {
  return rangeBetweenPieces(gridOf(state), at, sizeOf(a), b.square, sizeOf(b));
}

/**
 * The board as geometry sees it now; `without` leaves out a unit (and its partner) that is about to move. Read only.
 */
export function groundOf(state: CoreState, without?: Unit): Ground {
  const { bare, recent, under } = boardFacts(state.board);
  const left = without === undefined ? -1 : without.id;
  for (const known of recent) if (stillHolds(known, state, left)) return known.ground;
  const flags = bare.flags.slice();
  const huge: number[] = [];
  const machines: number[] = [];
  for (const piece of state.pieces) flags[piece.square]! |= piece.kind === 'crate' ? CRATE : TRAP;
  for (const unit of state.units) {
    if (unit.place !== 'board' || unit.id === left || (left >= 0 && unit.joined === left)) continue;
    const kind = kindOf(state, unit);
    // A joined hero is part of his squad and blocks nothing of his own.
    if (kind === 'hero' && unit.joined >= 0) continue;
    const size = sizeOf(unit);
    const bits = KIND_BITS[kind] | (unit.side === 0 ? ALLIES : AXIS);
    for (const square of under[size - 1]![unit.square]!) flags[square]! |= bits;
    if (kind === 'vehicle') (size === 2 ? huge : machines).push(unit.square);
  }
  const { grid, edges, structures } = bare;
  const ground: Ground = { grid, flags, edges, structures, huge, machines };
  recent.unshift({
    without: left,
    squares: state.units.map((unit) => unit.square),
    joined: state.units.map((unit) => unit.joined),
    pieces: state.pieces.map((piece) => piece.id),
    ground,
  });
  if (recent.length > REMEMBERED) recent.pop();
  return ground;
}

/** Whether a ground made earlier is the ground now. Where the left-out unit itself stands makes no difference. */
function stillHolds(known: Recent, state: CoreState, without: number): boolean {
  const { units, pieces } = state;
  if (
    known.without !== without ||
    known.squares.length !== units.length ||
    known.pieces.length !== pieces.length
  )
    return false;
  for (let i = 0; i < pieces.length; i++) if (known.pieces[i] !== pieces[i]!.id) return false;
  for (let i = 0; i < units.length; i++) {
    const unit = units[i]!;
    if (known.joined[i] !== unit.joined) return false;
    if (known.squares[i] !== unit.square && i !== without && (without < 0 || unit.joined !== without))
      return false;
  }
  return true;
}

/** How a unit moves: a hero who has joined a squad moves as part of it. */
export function moverOf(state: CoreState, head: Unit): Mover {
  return gaitOf(state, head, { kind: kindOf(state, head), side: BLOCS[head.side]!, size: sizeOf(head) });
}
