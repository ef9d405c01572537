import type { Catalogue } from '@dustfront/kernel';
import { lazyWords } from '../i18n/lazy.ts';
import type { words } from './words/en.ts';

export type BookWord = keyof typeof words;

/** What the book of rules says, loaded with it. */
export const { need: needBookWords, say: bw } = lazyWords<BookWord>(
  'book',
  (lang) => import(`./words/${lang}.ts`) as Promise<{ words: Catalogue }>,
);
