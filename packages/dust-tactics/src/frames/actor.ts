import type { CoreState, Unit } from '../state.ts';
import { headOf, isAlive } from '../table/units.ts';
import type { ActivationFrame } from './activation.ts';
import { unitAt } from './frame.ts';

/** Who acts: the unit, or what is left of the pair, with the actions that are left (dt1.ruling.joined-survivor). */
export function actorOf(state: CoreState, f: ActivationFrame): Unit | null {
  const unit = unitAt(state, f.unit);
  if (isAlive(unit)) return headOf(state, unit);
  const partner = f.partner < 0 ? null : unitAt(state, f.partner);
  return partner !== null && isAlive(partner) ? partner : null;
}
