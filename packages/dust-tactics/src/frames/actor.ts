import type { Frame } from '@dustfront/kernel';
import type { CoreState, Unit } from '../state.ts';
import { headOf, isAlive } from '../table/units.ts';
import { unitAt } from './frame.ts';

/** What an activation shows to whatever happens inside it. */
export interface Acting
  extends Frame<
    'activation',
    'begin' | 'actions' | 'act' | 'acted' | 'charge' | 'charge-to' | 'charged' | 'end'
  > {
  unit: number;
  partner: number;
  charging: boolean;
  /** Enemy units that have tried to react to this activation. */
  reacted: number[];
}

/** Who acts: the unit, or what is left of the pair, with the actions that are left (dt1.ruling.joined-survivor). */
export function actorOf(state: CoreState, f: Acting): Unit | null {
  const unit = unitAt(state, f.unit);
  if (isAlive(unit)) return headOf(state, unit);
  const partner = f.partner < 0 ? null : unitAt(state, f.partner);
  return partner !== null && isAlive(partner) ? partner : null;
}
