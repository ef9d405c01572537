import {
  createReach,
  endsIn,
  findReach,
  type Grid,
  NORTHEAST,
  openSteps,
  pathTo,
  type Reach,
} from '@dustfront/wargame';
import type { Ground } from './ground.ts';
import { footingFor, type Gait, type Mover, mayEnd, stepRule } from './movement.ts';

/** A square in which a movement may end, and the least it costs to get there. */
export interface ReachedSquare {
  readonly square: number;
  readonly cost: number;
}

/** One buffer per size of board; an answer holds until the next question about that size. */
const buffers = new WeakMap<Grid, Reach>();

function bufferOf(grid: Grid): Reach {
  const known = buffers.get(grid) ?? createReach(grid);
  buffers.set(grid, known);
  return known;
}

/**
 * Costs of all squares for one gait, for hot loops: the answer lives in a shared buffer and holds until the next
 * call. It holds squares that are only passed, too: see `endsIn`. The ground does not hold the mover.
 *
 * Any direction (dt1.move.direction, dt1.move.turns), units have no facing (dt1.move.no-facing), square by square
 * (dt1.move.stepwise) along a path that is passable throughout (dt1.move.path), up to the allowance and not
 * necessarily all of it (dt1.move.allowance, dt1.move.partial). The first diagonal costs 1
 * (dt1.move.diagonal.first), later ones 2 (dt1.move.diagonal.later), and one that cannot be paid in full is not
 * made (dt1.move.diagonal.unpaid). A double move is one movement (dt1.action.move-move): its allowance is twice
 * the value and it has one cheap diagonal (dt1.action.move-move.diagonal).
 */
export function reachField(
  ground: Ground,
  mover: Mover,
  gait: Gait,
  from: number,
  allowance: number,
  diagonalSpent = false,
): Reach {
  const { grid, flags, edges } = footingFor(ground, mover);
  return findReach(bufferOf(grid), flags, edges, stepRule(mover, gait), from, allowance, diagonalSpent);
}

/**
 * Every square in which a unit may end a movement, its own at cost 0 included, in order of squares. A unit that
 * can jump has the squares of both gaits; a leap costs what the squares it crosses would, so with movement 1 it
 * takes both moves to get over something (dt1.skill.jump.move-one), or one with the point that Fast adds to it
 * (dt1.faq.jump-fast.both, dt1.faq.jump-fast.one).
 */
export function reachableSquares(
  ground: Ground,
  mover: Mover,
  from: number,
  allowance: number,
): ReachedSquare[] {
  const costs = new Map<number, number>([[from, 0]]);
  for (const gait of gaitsOf(mover)) {
    const reach = reachField(ground, mover, gait, from, allowance);
    for (let i = 0; i < reach.count; i++) {
      const square = reach.order[i]!;
      const cost = reach.labels[square]! >> 1;
      if (endsIn(reach, square) && cost < (costs.get(square) ?? Number.POSITIVE_INFINITY))
        costs.set(square, cost);
    }
  }
  return [...costs].map(([square, cost]) => ({ square, cost })).sort((a, b) => a.square - b.square);
}

export function gaitsOf(mover: Mover): readonly Gait[] {
  return mover.jump === true ? ['walk', 'jump'] : ['walk'];
}

/** A cheapest way to a square in which the movement may end, both ends included; null where there is none. */
export function wayTo(
  ground: Ground,
  mover: Mover,
  gait: Gait,
  from: number,
  to: number,
  allowance: number,
): number[] | null {
  const reach = reachField(ground, mover, gait, from, allowance);
  return endsIn(reach, to) || to === from ? pathTo(reach, to) : null;
}

/** A step that a unit may take next. */
export interface NextStep {
  readonly square: number;
  readonly cost: number;
  /** Whether the movement's cheap diagonal is spent after it. */
  readonly diagonalSpent: boolean;
}

/**
 * The steps open to a unit in the middle of its movement, in order of directions. A step is offered only where
 * the movement can still end lawfully after it: a squad does not walk into a friend's square without the
 * points to leave it (dt1.move.end-occupied). The ground does not hold the mover.
 */
export function nextSteps(
  ground: Ground,
  mover: Mover,
  gait: Gait,
  from: number,
  left: number,
  diagonalSpent: boolean,
): NextStep[] {
  const { grid, flags, edges } = footingFor(ground, mover);
  const rule = stepRule(mover, gait);
  const open = openSteps(grid, flags, edges, rule, from);
  const steps: NextStep[] = [];
  for (let direction = 0; direction < 8; direction++) {
    if (((open >> direction) & 1) === 0) continue;
    const diagonal = direction >= NORTHEAST && !rule.agile;
    const cost = diagonal && diagonalSpent ? 2 : 1;
    const square = from + grid.deltas[direction]!;
    const spent = diagonalSpent || diagonal;
    if (cost > left || !canFinish(ground, mover, gait, square, left - cost, spent)) continue;
    steps.push({ square, cost, diagonalSpent: spent });
  }
  return steps;
}

/** Whether a movement that stands in a square can still end lawfully, there or further on. */
export function canFinish(
  ground: Ground,
  mover: Mover,
  gait: Gait,
  square: number,
  left: number,
  diagonalSpent: boolean,
): boolean {
  if (mayEnd(ground, mover, gait, square)) return true;
  if (left < 1) return false;
  const reach = reachField(ground, mover, gait, square, left, diagonalSpent);
  for (let i = 1; i < reach.count; i++) if (endsIn(reach, reach.order[i]!)) return true;
  return false;
}
