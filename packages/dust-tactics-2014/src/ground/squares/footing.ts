/** The ground as one mover finds it now: where it may step, pass and stop. */
import {
  createReach,
  type Edges,
  findReach,
  type Grid,
  NORTHEAST,
  openSteps,
  type Reach,
  type SquareFlags,
  type StepRule,
} from '@dustfront/wargame';
import type { TacticsState, Unit } from '../../state.ts';
import type { Gait } from '../gait.ts';
import { tablesOf } from './board.ts';
import { moveFlags, stepRule, wallsFor } from './movement.ts';

/** It holds for one mover until the next is asked about: the squares are used again. */
export interface Footing {
  readonly grid: Grid;
  readonly flags: SquareFlags;
  readonly walls: Edges | null;
  readonly rule: StepRule;
}

/** The ground without the one who is left out, if anybody is. */
export const footingOf = (
  state: TacticsState,
  unit: Unit,
  gait: Gait,
  floor: number,
  without?: Unit,
): Footing => ({
  grid: tablesOf(state.board).grid,
  flags: moveFlags(state, unit, floor, without),
  walls: wallsFor(state, unit, gait),
  rule: stepRule(unit, gait),
});

/** May the unit stop in this square, however it comes there? */
export const holds = ({ flags, rule }: Footing, square: number): boolean =>
  (flags[square]! & (rule.noEnd | rule.barred)) === 0;

/** One step to a neighbouring square. */
export interface Stride {
  readonly to: number;
  readonly cost: number;
  readonly diagonal: boolean;
  /** The movement may end there. */
  readonly ends: boolean;
}

/** dt14.move.diagonal.first, dt14.move.diagonal.later */
export function stridesFrom(footing: Footing, from: number, diagonalSpent: boolean): Stride[] {
  const { grid, flags, walls, rule } = footing;
  let open = openSteps(grid, flags, walls, rule, from);
  const strides: Stride[] = [];
  for (let direction = 0; open !== 0; direction++, open >>= 1) {
    if ((open & 1) === 0) continue;
    const to = from + grid.deltas[direction]!;
    const diagonal = direction >= 4;
    strides.push({
      to,
      cost: diagonal && diagonalSpent ? 2 : 1,
      diagonal,
      ends: (flags[to]! & rule.noEnd) === 0,
    });
  }
  return strides;
}

/** Could the unit come into the square from one beside it, whoever stands there? */
export function isPassable(footing: Footing, square: number): boolean {
  const { grid, flags, walls, rule } = footing;
  for (let direction = 0; direction < 8; direction++) {
    if (((grid.exits[square]! >> direction) & 1) === 0) continue;
    const back = direction < NORTHEAST ? (direction + 2) & 3 : NORTHEAST + ((direction + 2) & 3);
    if ((openSteps(grid, flags, walls, rule, square + grid.deltas[direction]!) >> back) & 1) return true;
  }
  return false;
}

const buffers = new WeakMap<Grid, Reach>();

/**
 * dt14.move.limit: every square within the allowance, with its cost. The answer is used again for the next question.
 */
export function reachFrom(
  { grid, flags, walls, rule }: Footing,
  from: number,
  allowance: number,
  diagonalSpent: boolean,
): Reach {
  let reach = buffers.get(grid);
  if (reach === undefined) {
    reach = createReach(grid);
    buffers.set(grid, reach);
  }
  return findReach(reach, flags, walls, rule, from, allowance, diagonalSpent);
}

/** Is there a square in which the movement may end, from here with this much left? */
export function canEnd(footing: Footing, from: number, allowance: number, diagonalSpent: boolean): boolean {
  if (allowance <= 0) return false;
  if (stridesFrom(footing, from, diagonalSpent).some(({ ends, cost }) => ends && cost <= allowance))
    return true;
  const { noEnd } = footing.rule;
  const { flags, order, count } = reachFrom(footing, from, allowance, diagonalSpent);
  for (let i = 1; i < count; i++) if ((flags[order[i]!]! & noEnd) === 0) return true;
  return false;
}
