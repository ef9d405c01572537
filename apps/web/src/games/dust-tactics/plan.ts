import type { ActivationFrame, CoreView } from '@dustfront/dust-tactics';
import type { PlanStep } from '../face.ts';
import { actionName } from './words.ts';

/** The two actions of an activation: announced together, or still to be. */
export function corePlan(view: CoreView): readonly PlanStep[] | null {
  const frame = view.stack.findLast((one) => one.kind === 'activation') as ActivationFrame | undefined;
  if (frame === undefined) return null;
  if (frame.charging) return [{ text: actionName('charge'), state: 'now', cost: 2 }];
  if (frame.actions.length === 0) return [1, 2].map(() => ({ text: null, state: 'open', cost: 1 }));
  return frame.actions.map((action, i) => ({
    text: actionName(action),
    state: i < frame.at - 1 ? 'done' : i === frame.at - 1 ? 'now' : 'ahead',
    cost: 1,
  }));
}
