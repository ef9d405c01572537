/**
 * Fire arcs (dt14.arc.front, dt14.arc.rear, dt14.arc.side, dt14.arc.side.excludes, dt14.arc.turret, dt14.arc.overlap).
 */

import type { Mount } from '../../cards/card.ts';
import { isAllRound } from '../../cards/mounts.ts';
import type { Facing } from './board.ts';

/** Squares forward and to the right of a machine that faces so. */
export function relative(
  width: number,
  facing: Facing,
  from: number,
  to: number,
): { ahead: number; right: number } {
  const dx = (to % width) - (from % width);
  const dy = Math.floor(to / width) - Math.floor(from / width);
  switch (facing) {
    case 0:
      return { ahead: -dy, right: dx };
    case 1:
      return { ahead: dx, right: dy };
    case 2:
      return { ahead: dy, right: -dx };
    case 3:
      return { ahead: -dx, right: -dy };
  }
}

/**
 * Does a square lie in the arc of a weapon on a hull? The front arc opens from the front squares, the rear arc from the
 * rear ones, a side arc from the outer column of that side (dt14.ruling.arc.hull).
 */
export function arcHolds(
  width: number,
  mount: Mount,
  facing: Facing,
  hull: readonly number[],
  to: number,
): boolean {
  if (isAllRound(mount)) return true;
  // Counted from the square of the hull that is nearest in each direction; less than 1 is not beyond the hull.
  let [before, behind, rightOf, leftOf] = [Infinity, Infinity, Infinity, Infinity];
  for (const from of hull) {
    const { ahead, right } = relative(width, facing, from, to);
    before = Math.min(before, ahead);
    behind = Math.min(behind, -ahead);
    rightOf = Math.min(rightOf, right);
    leftOf = Math.min(leftOf, -right);
  }
  const aside = Math.max(0, rightOf, leftOf);
  switch (mount) {
    case 'front':
      return before >= 1 && aside <= before;
    case 'rear':
      return behind >= 1 && aside <= behind;
    case 'left':
      return leftOf >= 1;
    case 'right':
      return rightOf >= 1;
  }
}
