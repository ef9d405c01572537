import type { Catalogue } from '@dustfront/kernel';
import { lazyWords } from '../../i18n/lazy.ts';
import type { words } from './words/en.ts';

/** What this game says of its turns; comes with the game, not with the start page. */
export const { need: needTurnWords, say: sayTurn } = lazyWords<keyof typeof words>(
  'turns of 2013/14',
  (lang) => import(`./words/${lang}.ts`) as Promise<{ words: Catalogue }>,
);
