import type { Review } from '@dustfront/ai';
import { useEffect, useMemo, useRef } from 'preact/hooks';
import { t } from '../i18n/index.ts';
import { Findings } from './Findings.tsx';
import type { ReviewProps } from './props.ts';
import { Reviewer } from './reviewer.ts';
import './review.css';

/** What decisions gave away, beside what the dice did: worked out when it is asked for, and it can be stopped. */
export function ReviewPanel({
  record,
  atOnce,
  onDone,
  ...props
}: ReviewProps & {
  onDone?: (review: Review) => void;
  record: () => Promise<string>;
  /** Somebody came here for the review: it begins by itself. */
  atOnce: boolean;
}) {
  const reviewer = useMemo(() => new Reviewer(), []);
  const section = useRef<HTMLElement>(null);
  const start = (): void => {
    void record().then((text) => reviewer.start(text));
  };
  useEffect(() => {
    if (atOnce) start();
    return () => reviewer.stop();
  }, []);
  const state = reviewer.state.value;
  useEffect(() => {
    if (state.at === 'done') onDone?.(state.review);
    if (atOnce && state.at === 'done') section.current?.scrollIntoView({ block: 'start' });
  }, [state.at]);
  return (
    <section class="review sheet" aria-label={t('review.title')} ref={section}>
      <h2>{t('review.title')}</h2>
      {state.at !== 'done' && <p class="muted">{t('review.text')}</p>}
      <p role="status" class={state.at === 'idle' ? 'vh' : 'review-state'}>
        {state.at === 'failed' && t('review.failed')}
        {state.at === 'done' &&
          t('review.done', { judged: state.review.judged, decisions: state.review.decisions })}
      </p>
      {state.at === 'work' ? (
        <div class="review-work">
          <progress
            max={Math.max(1, state.of)}
            value={state.done}
            aria-label={t('review.progress', { done: state.done, of: state.of })}
          />
          <button type="button" class="btn small" onClick={() => reviewer.stop()}>
            {t('review.stop')}
          </button>
        </div>
      ) : (
        state.at !== 'done' && (
          <button type="button" class="btn" onClick={start}>
            {t(state.at === 'failed' ? 'review.again' : 'review.start')}
          </button>
        )
      )}
      {state.at === 'done' && <Findings review={state.review} {...props} />}
    </section>
  );
}
