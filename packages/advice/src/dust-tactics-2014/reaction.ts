import type { TacticsView } from '@dustfront/dust-tactics-2014';
import { reactionChance as chanceOf, unitNamed } from '@dustfront/dust-tactics-2014/query';

/** How likely a unit reacts in time. */
export function reactionChance(view: TacticsView, name: string): number {
  const unit = unitNamed(view, name);
  return unit === null ? 0 : chanceOf(view, unit);
}
