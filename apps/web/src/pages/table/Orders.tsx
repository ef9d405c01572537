import type { Say } from '@dustfront/kernel';
import { SideMark } from '../../drawings/emblems.tsx';
import { Icon } from '../../drawings/icons.tsx';
import { t } from '../../i18n/index.ts';
import type { Controller } from '../../modes/controller.ts';
import { marked } from '../../modes/hinting.ts';
import { modes } from '../../modes/index.ts';
import type { OpenQuestion, OptionRow } from '../../session/table.ts';
import { RuleLink } from '../../ui/RuleLink.tsx';
import { Advice, HintButton } from './Advice.tsx';
import { Attack } from './Attack.tsx';
import { buttonsOf, greyedWords, wordsOf } from './answers.ts';
import { Hint } from './Hint.tsx';
import { Reaction } from './Reaction.tsx';
import { Roster } from './Roster.tsx';
import './orders.css';

function OptionButton({ c, row, say, index }: { c: Controller; row: OptionRow; say: Say; index: number }) {
  return (
    <button type="button" class={marked(c, row, 'order')} onClick={() => void c.submit(row.id)}>
      <span>{wordsOf(c, row, say)}</span>
      {index < 9 && <kbd>{index + 1}</kbd>}
    </button>
  );
}

function Greyed({ c, question, say }: { c: Controller; question: OpenQuestion; say: Say }) {
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

/** What is asked, what can be done about it, and why something cannot. */
export function Orders({ c, say }: { c: Controller; say: Say }) {
  const question = c.question.value;
  const mode = modes[c.mode.value];
  const aim = c.aim.value;
  const refusal = c.refusal.value;
  const view = c.shown.value?.view ?? null;
  const side =
    view === null || question === null
      ? null
      : c.face.status(view).sides.find((s) => s.seats.includes(question.seat));
  const { plain, commit, quiet } =
    question === null ? { plain: [], commit: null, quiet: [] } : buttonsOf(c, question);
  const declared =
    question === null || view === null || c.mode.value !== 'fire' ? [] : (c.face.declared?.(view) ?? []);
  const thinking = c.table.thinking.value;
  /** Where several people share a screen it must be said who is meant. */
  const shared = c.seats.value.length > 1;
  const reaction = question === null || view === null ? null : c.face.reaction(question, view);
  /** Nobody is left to fight, but a round is always played to its end. */
  const alone =
    view !== null &&
    c.face
      .status(view)
      .sides.some(({ pips }) => pips.length > 0 && pips.every((pip) => pip.state === 'lost'));
  return (
    <section
      class={`orders sheet${side === undefined || side === null ? '' : ` side-${side.sign}`}`}
      aria-label={t('orders.title')}
    >
      <header class="orders-head">
        {shared && side != null && (
          <span class="asked eyebrow">
            <SideMark sign={side.sign} size={16} /> {side.name}
          </span>
        )}
        <div class="orders-asked">
          <h2 aria-live="polite">
            {question === null
              ? thinking === null
                ? t(mode.lead(c))
                : t('status.thinks', { name: c.table.seats[thinking]?.name ?? '' })
              : aim !== null
                ? t('orders.attack')
                : say(question.message)}
          </h2>
          <HintButton c={c} />
        </div>
        {question !== null && <p>{t(mode.lead(c), { square: c.preview.value ?? '' })}</p>}
      </header>
      {refusal !== null && (
        <p class="why" role="alert">
          <Icon name="no" size={16} /> {say(refusal.message)}{' '}
          {refusal.rule !== null && <RuleLink id={refusal.rule} />}
        </p>
      )}
      <div class="orders-body">
        <Advice c={c} words={(row) => wordsOf(c, row, say)} />
        {aim !== null && question !== null ? (
          <Attack c={c} aim={aim} />
        ) : (
          question !== null && (
            <>
              {c.mode.value === 'pick' && alone && <p class="hint">{t('orders.alone')}</p>}
              <Hint c={c} />
              {declared.length > 0 && (
                <ul class="declared" aria-label={t('orders.declared')}>
                  {declared.map((line) => (
                    <li key={line}>
                      <Icon name="check" size={14} /> {line}
                    </li>
                  ))}
                </ul>
              )}
              {c.mode.value === 'pick' && <Roster c={c} question={question} />}
              {reaction !== null && <Reaction c={c} />}
              {reaction === null && c.mode.value !== 'pick' && plain.length > 0 && (
                <div class="orderlist">
                  {plain.map((row, i) => (
                    <OptionButton key={row.id} c={c} row={row} say={say} index={i} />
                  ))}
                </div>
              )}
              <Greyed c={c} question={question} say={say} />
              {c.mode.value === 'pick' && quiet.length > 0 && (
                <div class="rarely">
                  {quiet.map((row) => (
                    <button
                      type="button"
                      class={marked(c, row, 'btn small')}
                      key={row.id}
                      onClick={() => void c.submit(row.id)}
                    >
                      {wordsOf(c, row, say)}
                    </button>
                  ))}
                </div>
              )}
              <div class="go">
                {commit !== null && (
                  <button
                    type="button"
                    class={marked(c, commit, declared.length > 0 ? 'commit' : 'commit hollow')}
                    onClick={() => void c.submit(commit.id)}
                  >
                    {c.mode.value === 'fire' && declared.length === 0
                      ? t('orders.holdFire')
                      : say(commit.message)}
                  </button>
                )}
                {c.mode.value !== 'pick' &&
                  quiet.map((row) => (
                    <button
                      type="button"
                      class={marked(c, row, 'btn wide')}
                      key={row.id}
                      onClick={() => void c.submit(row.id)}
                    >
                      {wordsOf(c, row, say)}
                    </button>
                  ))}
              </div>
            </>
          )
        )}
      </div>
    </section>
  );
}
