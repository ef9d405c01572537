/**
 * Ways of a flame: shortest ones, all squares in sight (dt14.weapon.flame.path.shortest, dt14.weapon.flame.path.sight).
 */
import { neighboursOf, rangeBetween } from '@dustfront/wargame';
import type { TacticsState } from '../../state.ts';
import { tablesOf } from './board.ts';
import { type End, sees, squareEnd } from './sight.ts';

/** The squares between, for every shortest way from one square to another; the way itself may be empty. */
export function flamePaths(state: TacticsState, shooter: End, from: number, to: number): number[][] {
  const { grid } = tablesOf(state.board);
  const length = rangeBetween(grid, from, to);
  const found: number[][] = [];
  const walk = (here: number, path: number[]) => {
    if (rangeBetween(grid, from, here) + rangeBetween(grid, here, to) > length + (here === from ? 0 : 1))
      return;
    if (rangeBetween(grid, here, to) === 1) {
      if (pathLength(grid.width, [from, ...path, to]) === length) found.push([...path]);
      return;
    }
    for (const next of neighboursOf(grid, here)) {
      if (next === from || rangeBetween(grid, next, to) >= rangeBetween(grid, here, to)) continue;
      if (!sees(state, shooter, { ...squareEnd(next), floor: shooter.floor })) continue;
      walk(next, [...path, next]);
    }
  };
  if (length <= 1) return [[]];
  walk(from, []);
  return found;
}

/** dt14.weapon.flame.path.shortest: counted as range is, one cheap diagonal. */
function pathLength(width: number, path: readonly number[]): number {
  let diagonals = 0;
  for (let i = 1; i < path.length; i++) {
    const step = Math.abs(path[i]! - path[i - 1]!);
    if (step !== 1 && step !== width) diagonals++;
  }
  const straight = path.length - 1 - diagonals;
  return straight + (diagonals === 0 ? 0 : 2 * diagonals - 1);
}
