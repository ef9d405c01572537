import type { Facing, TacticsState, Unit } from '@dustfront/dust-tactics-2014';
import {
  edgeSquares,
  gaitOf,
  groupOf,
  landings,
  NOBODY,
  sizeOf,
  speedOf,
  squaresOf,
  standable,
  unitOf,
} from '@dustfront/dust-tactics-2014/query';
import type { Places } from './where.ts';
import { stepsBetween } from './worth.ts';

/**
 * The state as it would be with a unit and the heroes in it on another square. The one it is made from stays as it is.
 */
export function placed(state: TacticsState, unit: Unit, at: number, facing: Facing): TacticsState {
  const units = state.units.slice();
  for (const one of groupOf(state, unit))
    units[one.id] = { ...one, place: 'board', at, facing, carrier: NOBODY, carriage: '' };
  return { ...state, units };
}

/** The way to look from one square at another: 0 north, 1 east, 2 south, 3 west. */
export function facingTo(width: number, from: number, to: number): Facing {
  const dx = (to % width) - (from % width);
  const dy = Math.floor(to / width) - Math.floor(from / width);
  if (Math.abs(dx) > Math.abs(dy)) return dx > 0 ? 1 : 3;
  return dy > 0 ? 2 : 0;
}

/**
 * A square from which a movement goes on, with what is left of it: where a unit stands, or squares by which it enters.
 */
export interface Start {
  readonly at: number;
  readonly left: number;
  readonly diagonal: boolean;
}

/** Where a movement of a unit begins: where it stands, around what carries it, or at its edge of the board. */
export function startsOf(state: TacticsState, unit: Unit, march: boolean): Start[] {
  const speed = speedOf(state, unit);
  const left = march ? speed.march : speed.move;
  if (unit.place === 'board') return [{ at: unit.at, left, diagonal: false }];
  if (unit.place === 'aboard')
    return squaresOf(state, unitOf(state, unit.carrier)).map((at) => ({ at, left, diagonal: false }));
  if (state.edges[unit.side] < 0) return [];
  const edge = edgeSquares(state, state.edges[unit.side], sizeOf(unit));
  return standable(state, unit, gaitOf(state, unit), edge).map((at) => ({
    at,
    left: left - 1,
    diagonal: false,
  }));
}

/** Where a movement may end, over all its beginnings. */
export function destinations(state: TacticsState, unit: Unit, starts: readonly Start[]): number[] {
  if (starts.length === 1) {
    const [{ at, left, diagonal }] = starts as [Start];
    return landings(state, unit, at, left, diagonal);
  }
  const found = new Set<number>();
  for (const { at, left, diagonal } of starts)
    for (const square of landings(state, unit, at, left, diagonal)) found.add(square);
  return [...found];
}

/** The nearest square from which a place is in range, one in the middle and the farthest. */
function approaches(
  state: TacticsState,
  at: number,
  range: number,
  ends: readonly number[],
): readonly number[] {
  const squares = ends
    .filter((square) => square !== at && stepsBetween(state, square, at) <= range)
    .sort((a, b) => stepsBetween(state, a, at) - stepsBetween(state, b, at));
  return [squares[0], squares[Math.floor(squares.length / 2)], squares.at(-1)].filter(
    (square) => square !== undefined,
  );
}

export const squares: Places = {
  facingOf: ({ facing }) => facing,
  facingTo: (state, from, to) => facingTo(state.board.width, from, to),
  placed: (state, unit, at, facing) => placed(state, unit, at, facing as Facing),
  ends: (state, unit, march) => destinations(state, unit, startsOf(state, unit, march)),
  approaches: (state, _unit, at, range, ends) => approaches(state, at, range, ends()),
  middle: ({ board: { width, height } }) => Math.floor(height / 2) * width + Math.floor(width / 2),
};
