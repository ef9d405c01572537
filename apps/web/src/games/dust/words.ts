import { type Catalogue, fill, type Language } from '@dustfront/kernel';
import { language, type Params, plural } from '../../i18n/index.ts';
import { take, taken } from '../../i18n/shelf.ts';
import type { words } from './words/en.ts';

export type Word = keyof typeof words;

const name = 'dust table';

/** The texts of this game's table come with the game, not with the start page. */
export const needTableWords = (): Promise<void> =>
  take(
    name,
    async (lang: Language) => ((await import(`./words/${lang}.ts`)) as { words: Catalogue }).words,
    language(),
  );

/** A text of this game's table in the reader's language. */
export const w = (key: Word, params: Params = {}): string =>
  fill(taken(name, language())[key] ?? key, params, String, plural());
