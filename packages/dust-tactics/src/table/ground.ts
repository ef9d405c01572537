import { type Edges, type Grid, makeGrid, parseSquare, squareName } from '@dustfront/wargame';
import {
  ALLIES,
  AXIS,
  CRATE,
  type Ground,
  KIND_BITS,
  type Mover,
  makeGround,
  TRAP,
} from '../geometry/index.ts';
import { BLOCS, type Board, type CoreState, type Unit } from '../state.ts';
import { hasSkill, isHero, kindOf } from './units.ts';

interface BoardFacts {
  readonly grid: Grid;
  readonly edges: Edges | null;
  /** The ground without pieces and units, with its buildings numbered. */
  readonly bare: Ground;
  readonly names: readonly string[];
}

const prepared = new WeakMap<Board, BoardFacts>();

function boardFacts(board: Board): BoardFacts {
  let facts = prepared.get(board);
  if (!facts) {
    const grid = makeGrid(board.width, board.height);
    const edges = board.edges === null ? null : Uint8Array.from(board.edges);
    facts = {
      grid,
      edges,
      bare: makeGround(grid, Uint16Array.from(board.ground), edges),
      names: Array.from({ length: grid.size }, (_, square) => squareName(grid, square)),
    };
    prepared.set(board, facts);
  }
  return facts;
}

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

/** The board as geometry sees it now; `without` leaves out a unit (and its partner) that is about to move. */
export function groundOf(state: CoreState, without?: Unit): Ground {
  const { bare } = boardFacts(state.board);
  const flags = bare.flags.slice();
  for (const piece of state.pieces) flags[piece.square]! |= piece.kind === 'crate' ? CRATE : TRAP;
  for (const unit of state.units) {
    if (unit.place !== 'board' || unit === without) continue;
    if (without !== undefined && unit.joined === without.id) continue;
    const kind = kindOf(state, unit);
    // A joined hero is part of his squad and blocks nothing of his own.
    if (kind === 'hero' && unit.joined >= 0) continue;
    flags[unit.square]! |= KIND_BITS[kind] | (unit.side === 0 ? ALLIES : AXIS);
  }
  return { grid: bare.grid, flags, edges: bare.edges, structures: bare.structures };
}

/** How a unit moves: a hero who has joined a squad moves as part of it. */
export function moverOf(state: CoreState, head: Unit): Mover {
  return {
    kind: kindOf(state, head),
    side: BLOCS[head.side]!,
    agile: hasSkill(state, head, 'agile'),
    jump: canJump(state, head),
  };
}

/** dt1.skill.jump.not-shared: a hero keeps Jump to himself, so a joined pair jumps only if its squad can. */
function canJump(state: CoreState, head: Unit): boolean {
  return hasSkill(state, head, 'jump') && !(isHero(state, head) && head.joined >= 0);
}
