import type { Catalogue } from '@dustfront/kernel';
import { lazyWords } from '../../i18n/lazy.ts';
import type { words } from './words/en.ts';

/** What the program says of itself, loaded with its page. */
export const { need: needAboutWords, say: aw } = lazyWords<keyof typeof words>(
  'about',
  (lang) => import(`./words/${lang}.ts`) as Promise<{ words: Catalogue }>,
);
