import { reactionChance as chanceOf, type TacticsView, unitNamed } from '@dustfront/dust-tactics-2014';

/** How likely a unit reacts in time. */
export function reactionChance(view: TacticsView, name: string): number {
  const unit = unitNamed(view, name);
  return unit === null ? 0 : chanceOf(view, unit);
}
