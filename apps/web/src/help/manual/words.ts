import type { Catalogue } from '@dustfront/kernel';
import { lazyWords } from '../../i18n/lazy.ts';
import type { words } from './words/en.ts';

export type ManualWord = keyof typeof words;

/** How an army is built and a battlefield made, loaded when somebody asks. */
export const { need: needManualWords, say: mw } = lazyWords<ManualWord>(
  'manual',
  (lang) => import(`./words/${lang}.ts`) as Promise<{ words: Catalogue }>,
);
