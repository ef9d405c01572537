import type { CoreView } from '@dustfront/dust-tactics';
import { findUnit, reactionFaces } from '@dustfront/dust-tactics/query';
import { sizeOf } from '@dustfront/wargame';

/** How likely a unit reacts in time: one die (dt1.faq.reactive.die). */
export function reactionChance(view: CoreView, name: string): number {
  const unit = findUnit(view, name);
  return unit ? sizeOf(reactionFaces(view, unit)) / 6 : 0;
}
