import type { TacticsState, Unit } from '../../state.ts';
import type { ControlOn } from '../ground.ts';
import { squaresAround } from './index.ts';
import { squaresOf } from './squares.ts';

const stands = (state: TacticsState, unit: Unit, spots: readonly number[]): boolean =>
  squaresOf(state, unit).some((square) => spots.includes(square));

export const control: ControlOn = {
  spotAt: ({ board }, [column, row]) => row * board.width + column,
  objectives: ({ board }) => board.objectives,
  place: (_state, named) => named,
  stands,
  disputes: stands,
  contests: (state, unit, objective) =>
    stands(state, unit, [objective, ...squaresAround(state, [objective])]),
  atCrate: (state, unit) => state.board.crates.includes(unit.at),
};
