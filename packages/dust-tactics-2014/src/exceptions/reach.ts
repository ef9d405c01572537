import { groundOf } from '../ground/index.ts';
import type { TacticsState, Unit } from '../state.ts';
import { isAlive, leaderOf } from '../units.ts';

/**
 * One's own body, riding or not, or a friend on the board, seen and within range; from works nothing of range 1 reaches
 * out (dt14.fort.special.range1).
 */
export function inReach(
  state: TacticsState,
  actor: Unit,
  target: Unit,
  range: number,
  needsSight = true,
): boolean {
  if (isAlive(target) && leaderOf(state, target) === leaderOf(state, actor)) return true;
  if (target.side !== actor.side || target.place !== 'board') return false;
  const ground = groundOf(state);
  if (!ground.within(state, actor, target, range)) return false;
  const works = ground.worksOf(state, actor);
  if (range === 1 && works !== null && ground.worksOf(state, target) !== works) return false;
  return !needsSight || ground.sees(state, actor, target);
}
