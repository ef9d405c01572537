import type { Say } from '@dustfront/kernel';
import { Icon } from '../../drawings/icons.tsx';
import { t } from '../../i18n/index.ts';
import type { Controller } from '../../modes/controller.ts';
import { marked } from '../../modes/hinting.ts';
import type { OpenQuestion, OptionRow } from '../../session/table.ts';
import { RuleLink } from '../../ui/RuleLink.tsx';
import { greyedWords, wordsOf } from './answers.ts';

interface Rows {
  readonly c: Controller;
  readonly rows: readonly OptionRow[];
  readonly say: Say;
}

/** Answers by their words, numbered for the keyboard. */
export function OrderList({ c, rows, say }: Rows) {
  return (
    <div class="orderlist">
      {rows.map((row, i) => (
        <button
          type="button"
          key={row.id}
          class={marked(c, row, 'order')}
          onClick={() => void c.submit(row.id)}
        >
          <span>{wordsOf(c, row, say)}</span>
          {i < 9 && <kbd>{i + 1}</kbd>}
        </button>
      ))}
    </div>
  );
}

/** Answers that are rarely given: small, and below the others. */
export function Quiet({ c, rows, say, wide }: Rows & { readonly wide: boolean }) {
  return (
    <>
      {rows.map((row) => (
        <button
          type="button"
          class={marked(c, row, wide ? 'btn wide' : 'btn small')}
          key={row.id}
          onClick={() => void c.submit(row.id)}
        >
          {wordsOf(c, row, say)}
        </button>
      ))}
    </>
  );
}

/** What cannot be done now, with the reason. */
export function Greyed({ c, question, say }: { c: Controller; question: OpenQuestion; say: Say }) {
  if (question.greyed.length === 0) return null;
  return (
    <ul class="greyed" aria-label={t('orders.impossible')}>
      {question.greyed.slice(0, 6).map((row) => (
        <li key={row.id}>
          <Icon name="no" size={14} />
          <span>
            <s>{greyedWords(c, row, say)}</s> {say(row.message)}.{' '}
            {row.refusal.rule !== undefined && <RuleLink id={row.refusal.rule} />}
          </span>
        </li>
      ))}
    </ul>
  );
}

/** What is in hand to be set out. */
export function Held({ things }: { things: readonly string[] }) {
  return things.length === 0 ? null : (
    <ul class="inhand" aria-label={t('orders.held')}>
      {things.map((thing) => (
        <li key={thing}>{thing}</li>
      ))}
    </ul>
  );
}

/** Lines that are declared already while others may still be. */
export function Declared({ lines }: { lines: readonly string[] }) {
  return lines.length === 0 ? null : (
    <ul class="declared" aria-label={t('orders.declared')}>
      {lines.map((line) => (
        <li key={line}>
          <Icon name="check" size={14} /> {line}
        </li>
      ))}
    </ul>
  );
}
