import type { ActivationFrame, TacticsView } from '@dustfront/dust-tactics-2014';
import type { PlanStep } from '../face.ts';
import { actionName } from './actions.ts';

/** The actions of an activation: all are announced before the first is carried out. */
export function tacticsPlan(view: TacticsView): readonly PlanStep[] | null {
  const last = view.stack.findLast((one) => one.kind === 'activation' || one.kind === 'reaction');
  // Whoever reacts does so in the middle of somebody else's actions.
  if (last?.kind !== 'activation') return null;
  const frame = last as ActivationFrame;
  const declaring = frame.step === 'declare' || frame.step === 'declaring';
  const steps = frame.actions.map(
    ({ id, cost }, i): PlanStep => ({
      text: actionName(id),
      state: declaring || i > frame.at ? 'ahead' : i < frame.at ? 'done' : 'now',
      cost,
    }),
  );
  const spent = frame.actions.reduce((sum, { cost }) => sum + cost, 0);
  const left = declaring ? Math.max(0, frame.budget - spent) : 0;
  return [
    ...steps,
    ...Array.from({ length: left }, (): PlanStep => ({ text: null, state: 'open', cost: 1 })),
  ];
}
