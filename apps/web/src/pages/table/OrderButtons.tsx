import type { Say } from '@dustfront/kernel';
import type { JSX } from 'preact';
import { useMemo } from 'preact/hooks';
import { Icon } from '../../drawings/icons.tsx';
import { t } from '../../i18n/index.ts';
import type { Controller } from '../../modes/controller.ts';
import { marked } from '../../modes/hinting.ts';
import type { OpenQuestion, OptionRow } from '../../session/table.ts';
import { RuleLink } from '../../ui/RuleLink.tsx';
import { fruitlessOf, greyedWords, wordsOf } from './answers.ts';

interface Rows {
  readonly c: Controller;
  readonly rows: readonly OptionRow[];
  readonly say: Say;
}

/** Which way an answer turns a piece: the board shows what that one sees while the answer is looked at. */
function lookOf(c: Controller, row: OptionRow): JSX.IntrinsicElements['button'] {
  const view = c.table.state.value?.view ?? null;
  const target = view === null ? null : c.face.target(row, view);
  if (target?.on !== 'turn') return {};
  const look = (way: number | null) => () => {
    c.turning.value = way;
  };
  return {
    onPointerEnter: look(target.way),
    onPointerLeave: look(null),
    onFocus: look(target.way),
    onBlur: look(null),
  };
}

function Order({
  c,
  row,
  say,
  number,
}: Omit<Rows, 'rows'> & { readonly row: OptionRow; readonly number: number }) {
  const view = c.table.state.value?.view ?? null;
  const note = useMemo(() => (view === null ? '' : (c.face.note?.(row, view) ?? '')), [row.id, view]);
  return (
    <button
      type="button"
      class={marked(c, row, 'order')}
      onClick={() => void c.submit(row.id)}
      {...lookOf(c, row)}
    >
      <span>
        {wordsOf(c, row, say)}
        {note !== '' && <small>{note}</small>}
      </span>
      {number <= 9 && <kbd>{number}</kbd>}
    </button>
  );
}

/** Answers by their words, numbered for the keyboard. */
export function OrderList({ c, rows, say }: Rows) {
  return (
    <div class="orderlist">
      {rows.map((row, i) => (
        <Order key={row.id} c={c} row={row} say={say} number={i + 1} />
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

interface Reason {
  readonly what: string;
  readonly why: string;
  readonly rule: string | undefined;
}

/** What cannot be done now, or could do nothing, with the reason. */
export function Greyed({ c, question, say }: { c: Controller; question: OpenQuestion; say: Say }) {
  const reasons: readonly Reason[] = [
    ...fruitlessOf(c, question).map(({ row, rule }) => ({
      what: wordsOf(c, row, say),
      why: t('orders.fruitless'),
      rule,
    })),
    ...question.greyed.map((row) => ({
      what: greyedWords(c, row, say),
      why: say(row.message),
      rule: row.refusal.rule,
    })),
  ];
  if (reasons.length === 0) return null;
  return (
    <ul class="greyed" aria-label={t('orders.impossible')}>
      {reasons.slice(0, 6).map(({ what, why, rule }) => (
        <li key={what}>
          <Icon name="no" size={14} />
          <span>
            <s>{what}</s> {why}. {rule !== undefined && <RuleLink id={rule} />}
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
