/** What tests start from: a match without frames on a given board. Not exported by the package. */
import { freshState } from '@dustfront/kernel';
import { type Board, openBoard } from './board.ts';
import type { TacticsState } from './state.ts';

export function blankState(board: Board = openBoard(12, 9)): TacticsState {
  return {
    ...freshState(),
    rules: 'full',
    reactions: true,
    scenario: 'firefight',
    turn: 1,
    lastTurn: 8,
    toAct: 0,
    edges: [0, 2],
    board,
    units: [],
    scores: [0, 0],
    reinforced: [false, false],
    replaced: [false, false],
    alerts: [],
    works: [[], []],
    pieces: [[], []],
    fallen: [],
    ending: null,
  };
}
