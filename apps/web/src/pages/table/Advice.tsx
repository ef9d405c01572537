import type { RefObject } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';
import { Icon } from '../../drawings/icons.tsx';
import { num, percent, t } from '../../i18n/index.ts';
import { hw, sayWhy } from '../../i18n/words.ts';
import type { Controller } from '../../modes/controller.ts';
import type { Hint } from '../../modes/hint.ts';
import {
  alternatives,
  canHint,
  doHinted,
  hintOf,
  putHintAway,
  toggleHint,
  told,
} from '../../modes/hinting.ts';
import type { Choice } from '../../session/choice.ts';
import type { OptionRow } from '../../session/table.ts';
import { stepsOf } from './hintwords.ts';
import './advice.css';

/** Asks what a computer player would do; there is none where that would be advice from outside. */
export function HintButton({ c }: { c: Controller }) {
  if (!canHint(c)) return null;
  return (
    <button
      type="button"
      class="btn small hintbtn"
      aria-expanded={hintOf(c) !== null}
      title={hw('ask')}
      onClick={() => void toggleHint(c)}
    >
      <Icon name="lamp" size={15} /> <span>{hw('hint')}</span>
      <kbd>H</kbd>
    </button>
  );
}

/** An answer in the words of its button. */
type Words = (row: OptionRow) => string;

/** How another way compares with the one that is advised. */
function Against({ choice, other }: { choice: Choice; other: ReturnType<typeof alternatives>[number] }) {
  if (other.compared !== 'less') return <b>{hw(other.compared)}</b>;
  return (
    <b class="num">
      {choice.measure === 'chance'
        ? hw('chance', { chance: percent(other.value) })
        : hw('less', { points: num(other.less, 1) })}
    </b>
  );
}

function Told({ hint, choice, c, words }: { hint: Hint; choice: Choice; c: Controller; words: Words }) {
  const row = hint.question.options.find(({ id }) => id === choice.option);
  const others = alternatives(choice, hint.question);
  const view = c.table.state.value?.view ?? null;
  const rows = row === undefined ? [] : [row, ...(hint.then ?? [])];
  const steps = view === null ? rows.map(words) : stepsOf(c.face, view, rows, words);
  // Where it goes is told by the steps.
  const reasons = told(choice.words).filter(({ key }) => key !== 'ai.move' || rows.length < 2);
  const why = sayWhy(reasons, c.face.id).join(' ');
  return (
    <>
      {why !== '' && <p class="because">{why}</p>}
      {row !== undefined && <p class="would">{steps.join(' → ')}</p>}
      {(row !== undefined || hint.question.free) && (
        <button type="button" class="btn small" onClick={() => doHinted(c, hint, choice.option)}>
          <Icon name="check" size={14} /> {hw('do')}
        </button>
      )}
      {others.length > 0 && (
        <ul aria-label={hw('instead')}>
          {others.map((other) => (
            <li key={other.row.id}>
              <span>
                {hw('instead')} {words(other.row)}
              </span>
              <Against choice={choice} other={other} />
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

/** Where the orders are taller than their room, the whole hint with its button comes into sight. */
function useInSight(hint: Hint | null): RefObject<HTMLElement | null> {
  const section = useRef<HTMLElement>(null);
  useLayoutEffect(() => section.current?.scrollIntoView({ block: 'nearest' }), [hint]);
  return section;
}

/** What a computer player would do here, why, and what it thought of instead. */
export function Advice({ c, words }: { c: Controller; words: Words }) {
  const hint = hintOf(c);
  const section = useInSight(hint);
  if (hint === null) return null;
  const { choice } = hint;
  return (
    <section ref={section} class="advice" aria-label={hw('hint')}>
      <header>
        <h3 class="eyebrow">{hw('hint')}</h3>
        <button type="button" class="iconbtn" aria-label={t('common.close')} onClick={() => putHintAway(c)}>
          <Icon name="close" size={16} />
        </button>
      </header>
      <div role="status">
        {choice === 'thinking' && <p>{hw('thinking')}</p>}
        {choice === 'none' && <p>{hw('none')}</p>}
        {typeof choice !== 'string' && <Told hint={hint} choice={choice} c={c} words={words} />}
      </div>
    </section>
  );
}
