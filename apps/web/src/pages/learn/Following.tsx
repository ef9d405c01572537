import { t } from '../../i18n/index.ts';
import { lessonsOf } from '../../lessons/index.ts';
import { isMeasured, type Lesson } from '../../lessons/lesson.ts';
import { href } from '../../router.ts';
import { PlayNow } from './PlayNow.tsx';

/** What comes after a lesson: the next one, after the last a battle; the same once more where that is offered. */
export function Following({
  lesson,
  onAgain,
  small = false,
}: {
  lesson: Lesson;
  onAgain?: () => void;
  small?: boolean;
}) {
  const all = lessonsOf(lesson.game);
  const next = all[all.findIndex(({ id }) => id === lesson.id) + 1];
  const look = small ? 'btn small' : 'btn';
  return (
    <>
      {next === undefined ? (
        <PlayNow game={lesson.game} how={isMeasured(lesson) ? 'table' : 'computer'} small={small} />
      ) : (
        <a class={`${look} primary`} href={href('lesson', next.id)}>
          {t('learn.nextLesson')}
        </a>
      )}
      {onAgain !== undefined && (
        <button type="button" class={look} onClick={onAgain}>
          {t('over.again')}
        </button>
      )}
      <a class={look} href={href('learn', lesson.game)}>
        {t('learn.all')}
      </a>
    </>
  );
}
