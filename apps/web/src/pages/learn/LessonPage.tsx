import { type Signal, signal } from '@preact/signals';
import { useEffect, useState } from 'preact/hooks';
import { loadFace } from '../../games/faces.ts';
import { t } from '../../i18n/index.ts';
import { lessons } from '../../lessons/index.ts';
import { dummy, type Lesson, levelOf } from '../../lessons/lesson.ts';
import { type LessonWord, lessonWord, needLessonWords } from '../../lessons/words.ts';
import { Controller } from '../../modes/controller.ts';
import type { Beginning } from '../../session/beginning.ts';
import { calledAt } from '../../session/called.ts';
import { catalogueOf } from '../../session/catalogue.ts';
import { LocalTable } from '../../session/local.ts';
import { keptWhenOver } from '../../session/start.ts';
import type { SeatKind } from '../../session/table.ts';
import { Lost } from '../Lost.tsx';
import { OverMore } from '../table/AfterMatch.tsx';
import { TableView } from '../table/TableView.tsx';
import { Following } from './Following.tsx';
import { type Mark, type Progress, Teacher } from './Teacher.tsx';

interface Opened {
  readonly c: Controller;
  readonly words: Readonly<Record<string, string>>;
  readonly progress: Signal<Progress>;
}

function beginningOf({ begin, game, seed }: Lesson, seats: readonly SeatKind[], mark: Mark): Beginning {
  const names = seats.map(calledAt);
  const { record } = mark;
  if ('position' in begin) {
    const { position } = begin;
    return { kind: 'position', game, position, seats: names, seed, ...(record === null ? {} : { record }) };
  }
  return record === null
    ? { kind: 'new', game, setup: begin.setup, seats: names, seed }
    : { kind: 'record', game, record, until: null, seed: `${seed}/again`, position: {} };
}

async function openLesson(lesson: Lesson, mark: Mark): Promise<Opened & { readonly table: LocalTable }> {
  const seats: readonly SeatKind[] = [
    { kind: 'person', name: '' },
    {
      kind: 'computer',
      level: levelOf(lesson),
      name: lesson.opponent === dummy ? t('learn.dummy') : '',
    },
  ];
  const [face, words] = await Promise.all([
    loadFace(lesson.game),
    catalogueOf(lesson.game),
    needLessonWords(),
  ]);
  const id = `lesson-${lesson.id}`;
  const title = lessonWord(`${lesson.id}.title` as LessonWord);
  const table = await LocalTable.open({
    id,
    seats,
    hints: false,
    pace: face.pace,
    beginning: beginningOf(lesson, seats, mark),
    ...(lesson.opponent === dummy ? {} : { onChange: keptWhenOver(face, id, title, lesson.seed) }),
  });
  const progress = signal<Progress>({ at: mark.step, since: null, record: null });
  return { c: new Controller(table, face), table, words, progress };
}

const BEGINNING: Mark = { step: 0, record: null };

/** A lesson on a live table. */
export function LessonPage({ id }: { id: string }) {
  const lesson = lessons.find((other) => other.id === id);
  const [mark, setMark] = useState<Mark>(BEGINNING);
  const [opened, setOpened] = useState<Opened | null>(null);
  useEffect(() => {
    if (lesson === undefined) return;
    let close = (): void => undefined;
    let gone = false;
    setOpened(null);
    void openLesson(lesson, mark).then((made) => {
      close = () => {
        made.c.dispose();
        made.table.close();
      };
      if (gone) close();
      else setOpened(made);
    });
    return () => {
      gone = true;
      close();
    };
  }, [id, mark]);
  if (lesson === undefined) return <Lost />;
  if (opened === null) return <p class="page muted">{t('common.loading')}</p>;
  const { c, words, progress } = opened;
  const teacher = <Teacher c={c} lesson={lesson} progress={progress} onAgain={setMark} />;
  const quietEnd = lesson.opponent === dummy;
  return (
    <OverMore.Provider value={<Following lesson={lesson} onAgain={() => setMark({ ...BEGINNING })} />}>
      <TableView c={c} title={t('start.learn')} words={words} lesson={teacher} quietEnd={quietEnd} />
    </OverMore.Provider>
  );
}
