import { type Catalogue, fill, type Language } from '@dustfront/kernel';
import { language } from '../../i18n/index.ts';
import { take, taken } from '../../i18n/shelf.ts';
import type { words } from './words/en.ts';

type Bare<K extends string> = K extends `${infer B}_one` ? B : K extends `${infer B}_other` ? B : K;
export type Word = Bare<keyof typeof words>;

const name = 'dust table';

/** The texts of this game's table come with the game, not with the start page. */
export const needTableWords = (): Promise<void> =>
  take(
    name,
    async (lang: Language) => ((await import(`./words/${lang}.ts`)) as { words: Catalogue }).words,
    language(),
  );

/** A text of this game's table in the reader's language; `_one`, `_few`, `_many` and `_other` are chosen by its count. */
export function w(key: Word, params: Readonly<Record<string, string | number>> = {}): string {
  const texts = taken(name, language());
  const { count } = params;
  const form = typeof count === 'number' ? new Intl.PluralRules(language()).select(count) : 'other';
  return fill(texts[key] ?? texts[`${key}_${form}`] ?? texts[`${key}_other`] ?? key, params);
}
