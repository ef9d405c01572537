import type { Say } from '@dustfront/kernel';
import { SideMark } from '../../drawings/emblems.tsx';
import { Icon } from '../../drawings/icons.tsx';
import type { SideModel } from '../../games/face.ts';
import { t } from '../../i18n/index.ts';
import { aimsInVain } from '../../modes/aiming.ts';
import type { Controller } from '../../modes/controller.ts';
import { modes } from '../../modes/index.ts';
import { saidOf } from '../../session/called.ts';
import { RuleLink } from '../../ui/RuleLink.tsx';
import { HintButton } from './Advice.tsx';
import { Plan } from './Plan.tsx';

function titleOf(c: Controller, say: Say): string {
  const question = c.question.value;
  const thinking = c.table.thinking.value;
  if (question !== null) {
    if (c.aim.value !== null) return t('orders.attack');
    return aimsInVain(c) ? t('orders.noneHere') : say(question.message);
  }
  if (c.table.waiting?.value === true) return t('status.computer.waits');
  return thinking === null ? t(modes[c.mode.value].lead(c)) : saidOf('thinks', c.table.seats[thinking]);
}

/** Why the last click or answer did nothing. */
function Refused({ c, say }: { c: Controller; say: Say }) {
  const refusal = c.refusal.value;
  const objection = c.objection.value;
  if (refusal === null && objection === null) return null;
  const rule = refusal?.rule ?? objection?.rule ?? null;
  return (
    <p class="why" role="alert">
      <Icon name="no" size={16} />
      <span>
        {refusal === null ? objection?.text : say(refusal.message)} {rule !== null && <RuleLink id={rule} />}
      </span>
    </p>
  );
}

/** So many letters of a question have room beside a button. */
const SHORT = 44;

/** What is asked of whom, what has been announced, and what a click would do. */
export function OrdersHead({ c, say, side }: { c: Controller; say: Say; side: SideModel | null }) {
  const question = c.question.value;
  /** Where several people share a screen it must be said who is meant. */
  const shared = c.seats.value.length > 1;
  const title = titleOf(c, say);
  return (
    <>
      <header class="orders-head">
        {shared && side !== null && (
          <span class="asked eyebrow">
            <SideMark sign={side.sign} size={16} /> {side.name}
          </span>
        )}
        <div class={title.length > SHORT ? 'orders-asked long' : 'orders-asked'}>
          <h2 aria-live="polite">{title}</h2>
          <HintButton c={c} />
        </div>
        {question === null && c.table.waiting?.value === true && (
          <button type="button" class="commit next" onClick={() => c.table.next?.()}>
            {t('orders.next')} <kbd>Ctrl Enter</kbd>
          </button>
        )}
        {question !== null && (
          <>
            <Plan c={c} />
            <p>{t(modes[c.mode.value].lead(c), { square: c.preview.value ?? '' })}</p>
          </>
        )}
      </header>
      <Refused c={c} say={say} />
    </>
  );
}
