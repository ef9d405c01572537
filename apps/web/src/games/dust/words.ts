import type { Catalogue } from '@dustfront/kernel';
import { lazyWords } from '../../i18n/lazy.ts';
import type { words } from './words/en.ts';

export type Word = keyof typeof words;

/** The texts of this game's table come with the game, not with the start page. */
export const { need: needTableWords, say: w } = lazyWords<Word>(
  'dust table',
  (lang) => import(`./words/${lang}.ts`) as Promise<{ words: Catalogue }>,
);
