import type { TacticsState, TacticsView, Unit } from '@dustfront/dust-tactics-2014';
import {
  cloneState,
  groupOf,
  leaderOf,
  squareOf,
  squareWord,
  unitNamed,
} from '@dustfront/dust-tactics-2014/query';

/** The unit of a name; of one that has joined another, that other. */
export function unitOf(view: TacticsView, name: string): Unit {
  const unit = unitNamed(view, name);
  if (unit === null) throw new Error(`no unit ${name}`);
  return leaderOf(view, unit);
}

export const allSquares = (view: TacticsView): readonly number[] =>
  Array.from(view.board.ground, (_, i) => i);

export const squareNamed = (view: TacticsView, name: string): number => {
  const found = allSquares(view).find((square) => squareWord(square, view.board.width) === name);
  if (found === undefined) throw new Error(`no square ${name}`);
  return found;
};

/** The table as it would be with the unit on a square, turned so. */
export function withUnitAt(
  view: TacticsView,
  unit: Unit,
  from: number,
  facing: number,
): { state: TacticsState; unit: Unit } {
  const state = cloneState(view);
  const moved = state.units[unit.id]!;
  if (from !== squareOf(view, unit) || unit.place === 'off')
    for (const one of groupOf(state, moved)) {
      one.place = 'board';
      one.at = from;
      one.floor = 0;
    }
  moved.facing = facing as Unit['facing'];
  return { state, unit: moved };
}
