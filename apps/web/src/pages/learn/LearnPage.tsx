import { useEffect, useState } from 'preact/hooks';
import { Icon } from '../../drawings/icons.tsx';
import { gameCards } from '../../games/list.ts';
import { t } from '../../i18n/index.ts';
import { lessonsOf } from '../../lessons/index.ts';
import { type LessonWord, lessonWord, needLessonWords } from '../../lessons/words.ts';
import { go, href } from '../../router.ts';
import { Heading } from '../../ui/Heading.tsx';
import { Segment } from '../../ui/Segment.tsx';
import { TopBar } from '../../ui/TopBar.tsx';
import { Lost } from '../Lost.tsx';
import { PlayNow } from './PlayNow.tsx';
import { learned } from './progress.ts';
import './learn.css';

/** Short lessons, each on a live table. */
export function LearnPage({ game }: { game: string }) {
  const [ready, setReady] = useState(false);
  useEffect(() => void needLessonWords().then(() => setReady(true)), []);
  const all = lessonsOf(game);
  if (all.length === 0) return <Lost />;
  const begun = all.some(({ id }) => learned.value.includes(id));
  const next = begun ? all.find(({ id }) => !learned.value.includes(id))?.id : undefined;
  return (
    <>
      <TopBar />
      <main class="page narrow">
        <div class="pagehead">
          <Heading title={t('start.learn')} />
          <Segment
            label={t('learn.game')}
            value={game}
            onChange={(value) => go(href('learn', value))}
            options={gameCards.map((card) => ({ value: card.id, text: t(`games.${card.id}.short`) }))}
          />
        </div>
        <p class="muted learn-lead">{t('learn.lead')}</p>
        {ready && (
          <ol class="sheet lessonlist">
            {all.map(({ id }, i) => (
              <li key={id}>
                <a href={href('lesson', id)}>
                  <span class="lesson-no">{i + 1}</span>
                  <span>
                    <b>{lessonWord(`${id}.title` as LessonWord)}</b>
                    <span>{lessonWord(`${id}.about` as LessonWord)}</span>
                  </span>
                  {learned.value.includes(id) && (
                    <span class="lesson-done">
                      <Icon name="check" /> {t('learn.done')}
                    </span>
                  )}
                  {id === next && <span class="pill">{t('learn.nextLesson')}</span>}
                </a>
              </li>
            ))}
          </ol>
        )}
        <p class="moment-tools learn-then">
          <PlayNow game={game} />
          <a class="btn" href={href('rules', game)}>
            <Icon name="book" size={16} /> {t('common.rules')}
          </a>
        </p>
      </main>
    </>
  );
}
