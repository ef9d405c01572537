import type { PlanStep } from '../../games/face.ts';
import { t } from '../../i18n/index.ts';
import type { Controller } from '../../modes/controller.ts';
import './plan.css';

/** What the acting unit of whoever is asked has announced and what is left, one pip for each action. */
export function Plan({ c }: { c: Controller }) {
  const view = c.shown.value?.view ?? null;
  const seat = c.question.value?.seat;
  const side =
    view === null ? undefined : c.face.status(view).sides.find(({ seats }) => seats.some((s) => s === seat));
  const acts = side?.pips.some(({ state }) => state === 'acting') === true;
  const steps = view === null || !acts ? null : (c.face.plan?.(view) ?? null);
  if (steps === null || steps.length === 0) return null;
  return <PlanSteps steps={steps} />;
}

/** Actions that are announced, or would be, one pip for each that they cost. */
export function PlanSteps({ steps }: { steps: readonly PlanStep[] }) {
  return (
    <ol class="plan" aria-label={t('plan.title')}>
      {steps.map(({ text, state, cost }, at) => (
        <li key={at} class={`plan-${state}`} aria-current={state === 'now' ? 'step' : undefined}>
          <i aria-hidden="true">
            {Array.from({ length: Math.max(1, cost) }, (_, i) => (
              <i key={i} />
            ))}
          </i>
          {at + 1} {text ?? '–'}
          <span class="vh">{t(`plan.${state}`)}</span>
        </li>
      ))}
    </ol>
  );
}
