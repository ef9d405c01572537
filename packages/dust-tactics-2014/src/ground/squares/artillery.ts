/** Where artillery may stand: not in woods and houses, and not shooting through the one it stands half in. */
import { areAdjacent, lineBetween } from '@dustfront/wargame';
import type { TacticsState, Unit } from '../../state.ts';
import { TREE, tablesOf } from './board.ts';
import { squaresOf } from './squares.ts';

const isOpen = (state: TacticsState, square: number): boolean => {
  const { flags, building } = tablesOf(state.board);
  return (flags[square]! & TREE) === 0 && building[square]! < 0;
};

/** The wood or house that a square belongs to; none for open ground. */
function featureAt(state: TacticsState, square: number): readonly number[] {
  const { flags, building, grid } = tablesOf(state.board);
  const all = Array.from({ length: grid.size }, (_, at) => at);
  if (isOpen(state, square)) return [];
  if (building[square]! >= 0) return all.filter((at) => building[at] === building[square]);
  const wood = [square];
  for (const at of wood)
    wood.push(
      ...all.filter((one) => (flags[one]! & TREE) !== 0 && areAdjacent(grid, at, one) && !wood.includes(one)),
    );
  return wood;
}

/**
 * dt14.weapon.artillery.area: silent inside. A gun that covers several squares fires from those outside
 * (dt14.weapon.artillery.part-outside), but not across what it stands half in (dt14.weapon.artillery.not-across).
 */
export function gunMayFire(state: TacticsState, unit: Unit, targets: readonly number[]): boolean {
  const squares = squaresOf(state, unit);
  if (squares.length === 1) return isOpen(state, squares[0]!);
  const outside = squares.filter((square) => isOpen(state, square));
  if (outside.length === squares.length) return true;
  const features = squares.flatMap((square) => featureAt(state, square));
  const { grid } = tablesOf(state.board);
  return outside.some((from) =>
    targets.some((to) => !lineBetween(grid, from, to).inside.some((square) => features.includes(square))),
  );
}
