import { useEffect, useState } from 'preact/hooks';
import { coreFace } from '../../games/core/index.ts';
import { dummy, type Lesson, type LessonStep, lessons } from '../../games/core/lessons.ts';
import { type Key, t } from '../../i18n/index.ts';
import { Controller } from '../../modes/controller.ts';
import { href } from '../../router.ts';
import { catalogueOf } from '../../session/catalogue.ts';
import { LocalTable } from '../../session/local.ts';
import type { TableState } from '../../session/table.ts';
import { Lost } from '../Lost.tsx';
import { TableView } from '../table/TableView.tsx';
import { finish } from './progress.ts';
import './learn.css';

/** Whether what a step asks for has happened since the log had `from` lines. */
function isDone(step: LessonStep, state: TableState, from: number): boolean {
  if (step.until === 'read') return false;
  if (step.until === 'over') return state.outcome !== null;
  const { event, side, where } = step.until;
  return state.log.slice(from).some((line) => {
    if (line.event.type !== event) return false;
    if (side !== 'any' && coreFace.sideOf(line, state.view) !== side) return false;
    return Object.entries(where ?? {}).every(([key, value]) => line.event[key] === value);
  });
}

function Teacher({ c, lesson }: { c: Controller; lesson: Lesson }) {
  const [at, setAt] = useState(0);
  const [from, setFrom] = useState(0);
  const state = c.table.state.value;
  const step = lesson.steps[at];
  const next = (): void => {
    setFrom(state?.log.length ?? 0);
    setAt(at + 1);
    if (at + 1 >= lesson.steps.length - 1) finish(lesson.id);
  };
  useEffect(() => {
    if (step !== undefined && state !== null && isDone(step, state, from)) next();
  }, [state]);
  const number = lessons.findIndex((other) => other.id === lesson.id);
  const following = lessons[number + 1];
  if (step === undefined) return null;
  const last = at === lesson.steps.length - 1;
  return (
    <section class="teacher sheet" aria-live="polite" aria-label={t('learn.teacher')}>
      <p class="eyebrow">
        {t('learn.lesson', { n: number + 1 })} · {at + 1}/{lesson.steps.length}
      </p>
      <p>{t(`lesson.${lesson.id}.${step.words}` as Key)}</p>
      {step.until === 'read' && !last && (
        <button type="button" class="btn small primary" onClick={next}>
          {t('learn.goOn')}
        </button>
      )}
      {last && (
        <div class="moment-tools">
          {following !== undefined && (
            <a class="btn small primary" href={href('lesson', following.id)}>
              {t('learn.nextLesson')}
            </a>
          )}
          <a class="btn small" href={href('learn')}>
            {t('learn.all')}
          </a>
        </div>
      )}
    </section>
  );
}

export function LessonPage({ id }: { id: string }) {
  const lesson = lessons.find((other) => other.id === id);
  const [opened, setOpened] = useState<{ c: Controller; words: Readonly<Record<string, string>> } | null>(
    null,
  );
  useEffect(() => {
    if (lesson === undefined) return;
    let table: LocalTable | null = null;
    let c: Controller | null = null;
    let gone = false;
    const seats = [
      { kind: 'person' as const, name: t('seat.you') },
      {
        kind: 'computer' as const,
        level: lesson.opponent,
        name: lesson.opponent === dummy ? t('learn.dummy') : t('seat.computer'),
      },
    ];
    void Promise.all([
      LocalTable.open({
        id: `lesson-${lesson.id}`,
        seats,
        hints: false,
        beginning: {
          kind: 'position',
          game: 'dust-tactics',
          position: lesson.position,
          seats: seats.map((seat) => seat.name),
          seed: lesson.seed,
        },
      }),
      catalogueOf('dust-tactics'),
    ]).then(([made, words]) => {
      table = made;
      if (gone) return made.close();
      c = new Controller(made, coreFace);
      setOpened({ c, words });
    });
    return () => {
      gone = true;
      c?.dispose();
      table?.close();
    };
  }, [id]);
  if (lesson === undefined) return <Lost />;
  if (opened === null) return <p class="page muted">{t('common.loading')}</p>;
  return (
    <TableView
      c={opened.c}
      title={t('start.learn')}
      words={opened.words}
      lesson={<Teacher c={opened.c} lesson={lesson} />}
    />
  );
}
