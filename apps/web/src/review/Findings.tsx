import type { Review, Reviewed } from '@dustfront/ai';
import { useState } from 'preact/hooks';
import { tell } from '../acts/sentence.ts';
import { ArmyMark, SideMark } from '../drawings/emblems.tsx';
import { Icon } from '../drawings/icons.tsx';
import type { SideModel } from '../games/face.ts';
import { roundsOf } from '../games/rounds.ts';
import { num, t } from '../i18n/index.ts';
import { sayWhy } from '../i18n/words.ts';
import { told } from '../modes/hinting.ts';
import { Course } from './Course.tsx';
import { type Decision, decisionsOf, momentOf } from './decisions.ts';
import { gradeOf, plainly } from './plain.ts';
import type { ReviewProps } from './props.ts';

/** How many are shown at first. */
const FIRST = 8;

const signed = (value: number): string => `${value <= -0.05 ? '−' : '+'}${num(Math.abs(value), 1)}`;
/** Points in words: one is one as it is shown, not as it is reckoned. */
const points = (value: number, word: ReviewProps['counted']): string =>
  t(`review.${word}`, { count: Math.round(10 * Math.abs(value)) === 10 ? 1 : 2, points: signed(value) });

const mistakes = (count: number): string =>
  count === 0 ? t('review.noMistake') : t('review.mistakes', { count });

function Mark({ side: { sign, army }, size }: { side: SideModel; size: number }) {
  return army === undefined ? <SideMark sign={sign} size={size} /> : <ArmyMark army={army} size={size} />;
}

const sideClass = ({ sign, army }: SideModel): string =>
  army === undefined ? `side-${sign}` : `army-${army}`;

function Sides({
  status,
  names,
  dice,
  counted,
  decisions,
}: ReviewProps & { decisions: readonly Decision[] }) {
  return (
    <ul class="review-sides">
      {status.sides.map((side, i) => {
        const made = decisions.filter(
          ({ mistake: { seat, cost } }) => side.seats.includes(seat) && gradeOf(cost, counted) !== 'slip',
        ).length;
        const luck = dice?.[i];
        return (
          <li key={i} class={sideClass(side)}>
            <h3>
              <Mark side={side} size={18} /> {side.name}
              {names[i] !== '' && names[i] !== side.name && <small>{names[i]}</small>}
            </h3>
            <dl>
              <div>
                <dt>{t('review.byDecisions')}</dt>
                <dd class="num">{mistakes(made)}</dd>
              </div>
              {luck !== undefined && (
                <div>
                  <dt>{t('review.dice')}</dt>
                  <dd class="num">
                    {points(luck.own - luck.enemy, counted)}
                    <small>
                      {t('review.diceParts', { own: signed(luck.own), enemy: signed(luck.enemy) })}
                    </small>
                  </dd>
                </div>
              )}
            </dl>
          </li>
        );
      })}
    </ul>
  );
}

/** What was done, and what was better. */
function Compared({ mistake, face, say }: Pick<ReviewProps, 'face' | 'say'> & { mistake: Reviewed }) {
  const { did, better, taken, best } = mistake;
  const why = (words: Reviewed['best']['words']): string => sayWhy(plainly(told(words)), face.id).join(' ');
  return (
    <dl>
      <div>
        <dt>
          <i class="review-number">1</i> {t('review.did')}
        </dt>
        <dd>
          <b>{better === null ? say(did) : t('review.atBest', { answer: say(did) })}:</b> {why(taken.words)}
        </dd>
      </div>
      <div>
        <dt>
          <i class="review-number">2</i> {t('review.better')}
        </dt>
        <dd>
          {better !== null && <b>{say(better)}:</b>} {why(best.words)}
        </dd>
      </div>
    </dl>
  );
}

function Mistake({
  decision,
  side,
  face,
  say,
  at,
  counted,
  onGo,
  onRetry,
}: Pick<ReviewProps, 'face' | 'say' | 'at' | 'counted' | 'onGo' | 'onRetry'> & {
  decision: Decision;
  side: SideModel | undefined;
}) {
  const { mistake, deed } = decision;
  const { round, cost, asked } = mistake;
  const happened = deed === null ? '' : tell(deed);
  const from = momentOf(decision);
  return (
    <li>
      <button
        type="button"
        class="review-go"
        aria-current={at === from ? 'step' : undefined}
        onClick={() => onGo(from)}
      >
        {side !== undefined && <Mark side={side} size={16} />}
        <span>
          <small>
            {roundsOf(face)('time.round', { round })}
            {side !== undefined && <span class="vh"> {side.name}</span>}
          </small>
          <b>{happened === '' ? say(asked) : happened}</b>
        </span>
        <span class="review-cost num">{t(`review.${gradeOf(cost, counted)}`)}</span>
      </button>
      <Compared {...{ mistake, face, say }} />
      {onRetry !== undefined && (
        <button type="button" class="btn small" onClick={() => onRetry(from)}>
          <Icon name="branch" size={14} /> {t('review.retry')}
        </button>
      )}
    </li>
  );
}

/** By side what decisions and dice did, then the costliest decisions, each with what was better. */
export function Findings(props: ReviewProps & { review: Review }) {
  const [all, setAll] = useState(false);
  const { review, status, deeds } = props;
  const decisions = decisionsOf(review.mistakes, deeds ?? []);
  const shown = all ? decisions : decisions.slice(0, FIRST);
  const sideOf = (seat: number): SideModel | undefined =>
    status.sides.find((side) => side.seats.includes(seat));
  return (
    <>
      <Course {...props} />
      <Sides {...props} decisions={decisions} />
      {shown.length === 0 ? (
        <p>{t('review.none')}</p>
      ) : (
        <>
          <h3>{t('review.list')}</h3>
          <ol class="review-list">
            {shown.map((decision) => (
              <Mistake
                key={decision.mistake.answer}
                decision={decision}
                side={sideOf(decision.mistake.seat)}
                {...props}
              />
            ))}
          </ol>
          {shown.length < decisions.length && (
            <button type="button" class="btn small" onClick={() => setAll(true)}>
              {t('review.all', { count: decisions.length })}
            </button>
          )}
        </>
      )}
    </>
  );
}
