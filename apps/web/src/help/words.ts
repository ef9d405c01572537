import type { Catalogue } from '@dustfront/kernel';
import { lazyWords } from '../i18n/lazy.ts';
import type { words } from './words/en.ts';

export type HelpWord = keyof typeof words;

/** How each game works in two minutes, loaded when somebody asks. */
export const { need: needHelpWords, say: helpWord } = lazyWords<HelpWord>(
  'help',
  (lang) => import(`./words/${lang}.ts`) as Promise<{ words: Catalogue }>,
);
