import type { Catalogue } from '@dustfront/kernel';
import { lazyWords } from '../i18n/lazy.ts';
import type { words } from './words/en.ts';

export type LessonWord = keyof typeof words;

/** What lessons say, loaded with them. */
export const { need: needLessonWords, say: lessonWord } = lazyWords<LessonWord>(
  'lessons',
  (lang) => import(`./words/${lang}.ts`) as Promise<{ words: Catalogue }>,
);
