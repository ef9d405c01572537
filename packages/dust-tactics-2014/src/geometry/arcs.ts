/** Fire arcs (dt14.arc.front, dt14.arc.rear, dt14.arc.side, dt14.arc.side.excludes, dt14.arc.turret, dt14.arc.overlap). */
import type { Facing } from '../board.ts';
import type { Mount } from '../cards/card.ts';

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

/** Mounts that bear in every direction. */
export const isAllRound = (mount: Mount): mount is 'turret' | 'all' | 'crew' =>
  mount === 'turret' || mount === 'all' || mount === 'crew';

export function arcHolds(width: number, mount: Mount, facing: Facing, from: number, to: number): boolean {
  if (isAllRound(mount)) return true;
  const { ahead, right } = relative(width, facing, from, to);
  switch (mount) {
    case 'front':
      return ahead >= 1 && Math.abs(right) <= ahead;
    case 'rear':
      return -ahead >= 1 && Math.abs(right) <= -ahead;
    case 'left':
      return right <= -1;
    case 'right':
      return right >= 1;
  }
}
