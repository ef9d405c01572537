import { type Catalogue, fill, type Language } from '@dustfront/kernel';
import { take, taken } from './fetched.ts';
import { language, type Params, plural } from './index.ts';

/**
 * Texts that come with the pages that need them and not with the start page; they follow when the reader changes the
 * language.
 */
export function lazyWords<K extends string>(
  name: string,
  load: (language: Language) => Promise<{ readonly words: Catalogue }>,
): { need: () => Promise<void>; say: (key: K, params?: Params) => string } {
  const texts = async (lang: Language): Promise<Catalogue> => (await load(lang)).words;
  return {
    need: () => take(name, texts, language()),
    say: (key, params = {}) => fill(taken(name, language())[key] ?? key, params, String, plural()),
  };
}
