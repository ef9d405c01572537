import { edgeBetween, lineBetween } from '@dustfront/wargame';
import { BUILDING, DOORWAY, ENTRANCE, type Ground, structureAt, WALL } from './ground.ts';

/**
 * How a shell comes down on a square: in the open, through the entrance of a structure, or not at all because a
 * roof is over the gun or over the target.
 */
export type ShellPath = 'open' | 'entrance' | 'roof over target' | 'roof over gun';

/**
 * The path of a shell, always drawn from the gun and not from whoever observes (dt1.faq.artillery.line); nothing on
 * the way stops it, so the gun need not see (dt1.faq.artillery.indirect). No gun fires from inside a structure
 * (dt1.faq.artillery.inside). A target under a roof is out of reach (dt1.faq.artillery.roof), and roofs do not
 * break (dt1.faq.structure.solid), unless the line comes in through an opening (dt1.faq.artillery.entrance): a
 * doorway edge, or a square that the map marks as entrance. Inside, a wall stops it.
 */
export function shellPath(ground: Ground, gun: number, target: number): ShellPath {
  const { grid, flags, edges } = ground;
  if (flags[gun]! & BUILDING) return 'roof over gun';
  if ((flags[target]! & BUILDING) === 0) return 'open';
  const squares = [gun, ...lineBetween(grid, gun, target).inside, target];
  const structure = structureAt(ground, target);
  for (let i = squares.length - 1; i > 0; i--) {
    const square = squares[i]!;
    const before = squares[i - 1]!;
    const edge = edgeBetween(grid, before, square);
    const code = edges === null || edge < 0 ? 0 : edges[edge]!;
    if (code === WALL) return 'roof over target';
    if (structureAt(ground, before) === structure) continue;
    return code === DOORWAY || flags[square]! & ENTRANCE ? 'entrance' : 'roof over target';
  }
  return 'roof over target';
}

/** Whether a gun can hit a square at all. */
export function canShell(ground: Ground, gun: number, target: number): boolean {
  const path = shellPath(ground, gun, target);
  return path === 'open' || path === 'entrance';
}
