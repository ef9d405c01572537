import { Icon } from '../../drawings/icons.tsx';
import { lessons } from '../../games/core/lessons.ts';
import { t } from '../../i18n/index.ts';
import { href } from '../../router.ts';
import { TopBar } from '../../ui/TopBar.tsx';
import { learned } from './progress.ts';
import './learn.css';

export type LessonId = 'moving' | 'shooting' | 'close' | 'walkers' | 'heroes' | 'battle';

/** Six short lessons, each on a live board. */
export function LearnPage() {
  return (
    <>
      <TopBar />
      <main class="page narrow">
        <div class="pagehead">
          <h1>{t('start.learn')}</h1>
        </div>
        <p class="muted learn-lead">{t('learn.lead')}</p>
        <ol class="sheet lessonlist">
          {lessons.map((lesson, i) => {
            const id = lesson.id as LessonId;
            const done = learned.value.includes(lesson.id);
            return (
              <li key={lesson.id}>
                <a href={href('lesson', lesson.id)}>
                  <span class="lesson-no">{i + 1}</span>
                  <span>
                    <b>{t(`lesson.${id}.title`)}</b>
                    <span>{t(`lesson.${id}.about`)}</span>
                  </span>
                  {done && (
                    <span class="lesson-done">
                      <Icon name="check" /> {t('learn.done')}
                    </span>
                  )}
                </a>
              </li>
            );
          })}
        </ol>
      </main>
    </>
  );
}
