import type { Catalogue, Language } from '@dustfront/kernel';
import { words } from './en.ts';

const LANGUAGES: Readonly<Record<Language, () => Promise<{ readonly words: Catalogue }>>> = {
  en: async () => ({ words }),
  de: () => import('./de.ts'),
  es: () => import('./es.ts'),
  fr: () => import('./fr.ts'),
  it: () => import('./it.ts'),
  pl: () => import('./pl.ts'),
};

/** The texts of faults in table scripts, in a language. */
export const loadWords = async (language: Language): Promise<Catalogue> =>
  (await LANGUAGES[language]()).words;
