import { footprintOf } from '@dustfront/wargame';
import type { TacticsState, Unit } from '../../state.ts';
import { isFoot } from '../../units.ts';
import type { EngineeringOn, Obstacle } from '../ground.ts';
import { type Board, tablesOf } from './board.ts';
import { squaresAround } from './index.ts';
import { squaresOf } from './squares.ts';

/** dt14.ruling.engineering.own-square: its own square counts as next to it. */
function reachedBy(state: TacticsState, unit: Unit): number[] {
  const own = squaresOf(state, unit);
  return [...own, ...squaresAround(state, own)];
}

const LISTS = { wire: 'wire', mines: 'mines', trench: 'trenches' } as const;

const bunkersOf = (board: Board) => board.forts.filter((works) => works.kind === 'bunker');

function near(state: TacticsState, unit: Unit, kind: Obstacle): number[] {
  const around = reachedBy(state, unit);
  const { board } = state;
  if (kind !== 'bunker') return board[LISTS[kind]].filter((at) => around.includes(at));
  const { grid } = tablesOf(board);
  return bunkersOf(board)
    .filter((works) => footprintOf(grid, works.at, 2, 2).some((at) => around.includes(at)))
    .map((works) => works.at);
}

/** dt14.ruling.bury.block: what remains of a bunker cannot be entered and blocks sight. */
function remove(state: TacticsState, kind: Obstacle, at: number): void {
  const { board } = state;
  if (kind === 'bunker') {
    const forts = board.forts.map((works) =>
      works.at === at ? { ...works, kind: 'buried' as const } : works,
    );
    state.board = { ...board, forts };
    return;
  }
  const list = LISTS[kind];
  state.board = { ...board, [list]: board[list].filter((square) => square !== at) };
}

export const engineering: EngineeringOn = {
  has: ({ board }, kind) => (kind === 'bunker' ? bunkersOf(board).length > 0 : board[LISTS[kind]].length > 0),
  near,
  remove,
  inside: (state, at) => {
    const squares = footprintOf(tablesOf(state.board).grid, at, 2, 2);
    return state.units.filter((unit) => unit.place === 'board' && isFoot(unit) && squares.includes(unit.at));
  },
};
