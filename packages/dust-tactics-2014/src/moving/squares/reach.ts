/** Where a movement over squares may end: for tooltips, scripts, computer players and the command line. */
import { reachOf } from '../../ground/squares/index.ts';
import { gaitOf, speedOf } from '../../moments.ts';
import { squareWord } from '../../options.ts';
import type { TacticsState, Unit } from '../../state.ts';

/** Squares in which a move or march may end, with their cost. */
export function reachable(state: TacticsState, unit: Unit, march: boolean): Record<string, number> {
  const speed = speedOf(state, unit);
  const reach = reachOf(
    state,
    unit,
    gaitOf(state, unit),
    unit.at,
    unit.floor,
    march ? speed.march : speed.move,
    false,
  );
  const found: Record<string, number> = {};
  for (let i = 0; i < reach.count; i++) {
    const square = reach.order[i]!;
    if (square === unit.at || (reach.flags[square]! & (reach.rule?.noEnd ?? 0)) === 0)
      found[squareWord(square, state.board.width)] = reach.labels[square]! >> 1;
  }
  return found;
}

/**
 * Squares in which a movement may end that goes on from a square with so much left; that square among them if it may
 * end there.
 */
export function landings(
  state: TacticsState,
  unit: Unit,
  from: number,
  allowance: number,
  diagonalSpent: boolean,
): number[] {
  const reach = reachOf(state, unit, gaitOf(state, unit), from, unit.floor, allowance, diagonalSpent);
  const found: number[] = [];
  for (let i = 0; i < reach.count; i++) {
    const square = reach.order[i]!;
    if (square === unit.at || (reach.flags[square]! & (reach.rule?.noEnd ?? 0)) === 0) found.push(square);
  }
  return found;
}

/** What it costs to go on from a square to another in which the movement ends; null where it cannot. */
export function costTo(
  state: TacticsState,
  unit: Unit,
  from: number,
  allowance: number,
  diagonalSpent: boolean,
  to: number,
): number | null {
  const reach = reachOf(state, unit, gaitOf(state, unit), from, unit.floor, allowance, diagonalSpent);
  for (let i = 0; i < reach.count; i++)
    if (reach.order[i] === to)
      return to === unit.at || (reach.flags[to]! & (reach.rule?.noEnd ?? 0)) === 0
        ? reach.labels[to]! >> 1
        : null;
  return null;
}
