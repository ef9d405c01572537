import type { Cx } from '../events.ts';
import { eliminate } from '../losses.ts';
import { NOBODY, type Unit } from '../state.ts';
import { groupOf, sizeOf, unitOf } from '../units.ts';

/**
 * dt14.pilot.dismount.vehicle-lost, dt14.pilot.dismount.idle, dt14.pilot.dismount.large: what a pilot leaves behind. In
 * a starter match there is nothing left to climb into again (dt14.pilot.dismount.no-return).
 */
export function leaveCarrier(cx: Cx, unit: Unit): void {
  const carrier = unitOf(cx.state, unit.carrier);
  const wasPilot = unit.carriage === 'pilot';
  for (const one of groupOf(cx.state, unit)) {
    one.carrier = NOBODY;
    one.carriage = '';
  }
  if (!wasPilot) return;
  if (cx.state.rules === 'starter') {
    if (!unit.spent.includes('dismounted')) unit.spent.push('dismounted');
    eliminate(cx, carrier);
  } else if (sizeOf(carrier) === 1) carrier.idle = true;
}
