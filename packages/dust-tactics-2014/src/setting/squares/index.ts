import { own } from '../../exceptions/index.ts';
import { mayStand, settle } from '../../ground/squares/index.ts';
import { gaitOf } from '../../moments.ts';
import { squareWord } from '../../options.ts';
import type { Code } from '../../problem.ts';
import type { UnitOrders } from '../../scenarios/own.ts';
import type { TacticsState, Unit } from '../../state.ts';
import type { Setting } from '../setting.ts';
import { placingOnSquares } from './placing.ts';

function station(state: TacticsState, unit: Unit, { at, facing }: UnitOrders): Code | null {
  const { width, height } = state.board;
  const [column, row] = at!;
  if (![column, row].every(Number.isInteger) || column < 0 || row < 0 || column >= width || row >= height)
    return 'off-board';
  // Who comes from nowhere and who starts inside works have their own placing.
  if (own(unit).entry !== undefined) return 'own-placing';
  const square = row * width + column;
  if (!mayStand(state, unit, { ...gaitOf(state, unit), overTerrain: false }, square)) return 'cannot-stand';
  unit.place = 'board';
  unit.at = settle(state, unit, square);
  if (facing !== undefined) unit.facing = facing;
  return null;
}

export const onSquares: Setting = {
  ...placingOnSquares,
  begin: (state, { board }) => {
    state.board = board;
  },
  pieces: (_state, scenario) => scenario.pieces,
  station,
  placeWord: ({ board }, [column, row]) => squareWord(row * board.width + column, board.width),
};
