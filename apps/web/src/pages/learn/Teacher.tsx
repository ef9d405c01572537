import type { Signal } from '@preact/signals';
import type { RefObject } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import { Icon } from '../../drawings/icons.tsx';
import { t } from '../../i18n/index.ts';
import { lessonsOf } from '../../lessons/index.ts';
import { doneAt, hasStrayed, type Lesson, type Since } from '../../lessons/lesson.ts';
import { type LessonWord, lessonWord } from '../../lessons/words.ts';
import type { Controller } from '../../modes/controller.ts';
import { Following } from './Following.tsx';
import { Pointer } from './Pointer.tsx';
import { finish } from './progress.ts';
import './learn.css';

/** Where a lesson stands; a step can be begun again from the record of what was before it. */
export interface Mark {
  readonly step: number;
  readonly record: string | null;
}

const Onward = ({ lesson }: { lesson: Lesson }) => (
  <div class="moment-tools">
    <Following lesson={lesson} small />
  </div>
);

/** How far a lesson is. The page keeps it: where the words stand changes with the size of the window. */
export interface Progress {
  readonly at: number;
  /** From where on what is done counts for the step. */
  readonly since: Since | null;
  /** The record of what was before the step. */
  readonly record: string | null;
}

/** The record of what was before a step. */
function useRecord(c: Controller, progress: Signal<Progress>): string | null {
  const { at, record } = progress.value;
  useEffect(() => {
    if (record !== null) return;
    let gone = false;
    void c.table.record().then((text) => {
      if (!gone) progress.value = { ...progress.peek(), record: text };
    });
    return () => {
      gone = true;
    };
  }, [at]);
  return record;
}

function Fold({ small, onFold }: { small: boolean; onFold: (small: boolean) => void }) {
  return (
    <button
      type="button"
      class="iconbtn"
      aria-label={t(small ? 'learn.show' : 'learn.hide')}
      aria-expanded={!small}
      onClick={() => onFold(!small)}
    >
      <Icon name={small ? 'plus' : 'minus'} />
    </button>
  );
}

/** Where the lesson stands: it goes on by itself when the step is done, or when its words have been read. */
function useStep(c: Controller, lesson: Lesson, progress: Signal<Progress>) {
  const state = c.table.state.value;
  const [begun] = useState<Since>({ log: state?.log.length ?? 0, entries: state?.at ?? 0 });
  const { at } = progress.value;
  const since = progress.value.since ?? begun;
  useEffect(() => {
    progress.value = { ...progress.peek(), since: progress.peek().since ?? begun };
  }, []);
  const step = lesson.steps[at];
  // What is done while words are still being read counts for what they ask for next.
  const next = (from: Since = since): void => {
    progress.value = { at: at + 1, since: from, record: null };
    if (at + 1 >= lesson.steps.length - 1) finish(lesson.id);
  };
  useEffect(() => {
    const done = step === undefined || state === null ? null : doneAt(step, state, since);
    if (done !== null) next(done);
  }, [state, at]);
  return { at, step, since, next };
}

/** On a phone words and question scroll as one: new words are read first. */
function useReadFirst(at: number): RefObject<HTMLElement | null> {
  const words = useRef<HTMLElement>(null);
  useEffect(() => {
    for (const one of at > 0 ? [words.current, words.current?.closest('.part')] : [])
      one?.scrollTo({ top: 0 });
  }, [at]);
  return words;
}

/** The words of a lesson, step by step: they go on when the rules say that it was done. */
export function Teacher({
  c,
  lesson,
  progress,
  onAgain,
}: {
  c: Controller;
  lesson: Lesson;
  progress: Signal<Progress>;
  onAgain: (mark: Mark) => void;
}) {
  const state = c.table.state.value;
  const { at, step, since, next } = useStep(c, lesson, progress);
  const [small, setSmall] = useState(false);
  const record = useRecord(c, progress);
  const words = useReadFirst(at);
  if (step === undefined || state === null) return null;
  const all = lessonsOf(lesson.game);
  const number = all.findIndex((other) => other.id === lesson.id);
  const last = at === lesson.steps.length - 1;
  const reading = step.until === 'read';
  const touched = !reading && state.entries.slice(since.entries).some(({ seat }) => seat === 0);
  const strayed = hasStrayed(step, state, c.face, since);
  return (
    <section
      ref={words}
      class={`teacher sheet${small ? ' small' : ''}`}
      aria-live="polite"
      aria-label={t('learn.teacher')}
    >
      <p class="eyebrow">
        {t('learn.lessonOf', { n: number + 1, all: all.length })} · {at + 1}/{lesson.steps.length}
        <Fold small={small} onFold={setSmall} />
      </p>
      {!small && (
        <>
          <p>{lessonWord(`${lesson.id}.${step.words}` as LessonWord)}</p>
          {strayed && <p class="lesson-strayed">{t('learn.strayed')}</p>}
          {reading && !last && (
            <button type="button" class="btn small primary" onClick={() => next()}>
              {t('learn.goOn')}
            </button>
          )}
          {touched && step.until !== 'over' && record !== null && (
            <button
              type="button"
              class={`btn small${strayed ? ' primary' : ''}`}
              onClick={() => onAgain({ step: at, record })}
            >
              {t('learn.again')}
            </button>
          )}
          {last && (step.until !== 'over' || state.outcome !== null) && <Onward lesson={lesson} />}
        </>
      )}
      <Pointer points={step.point} />
    </section>
  );
}
