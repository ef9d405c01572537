import type { Catalogue, Language } from '@dustfront/kernel';
import { expect } from 'vitest';

/** What a text fills in, whether as it is or to choose between words for a number. */
const holes = (text: string): string[] =>
  [...new Set([...text.matchAll(/\{(\w+)[|}]/g)].map(([, name]) => name ?? ''))].sort();

/** How many words a language has to choose from by a number. */
function formsOf(language: Language): number {
  const { pluralCategories } = new Intl.PluralRules(language).resolvedOptions();
  return pluralCategories.includes('few') ? 3 : 2;
}

/** The key without the form of its number: `left_one` and `left_few` are one text. */
const bare = (key: string): string => key.replace(/_(?:one|few|many|other)$/, '');

/** That a language says everything English says, with the same things filled in. */
export function expectTranslated(language: Language, words: Catalogue, english: Catalogue): void {
  const keys = (texts: Catalogue): string[] => [...new Set(Object.keys(texts).map(bare))].sort();
  expect(keys(words)).toEqual(keys(english));
  const written = new Map(Object.entries(english).map(([key, text]) => [bare(key), text]));
  for (const [key, text] of Object.entries(words)) {
    expect(text.trim(), key).not.toBe('');
    if (!key.endsWith('_one')) expect(holes(text), key).toEqual(holes(written.get(bare(key)) ?? ''));
    for (const [, forms] of text.matchAll(/\{\w+((?:\|[^|{}]*)+)\}/g))
      expect(forms?.split('|').length, `${key}: words for a number`).toBe(1 + formsOf(language));
  }
  const { pluralCategories } = new Intl.PluralRules(language).resolvedOptions();
  for (const key of Object.keys(english).filter((one) => one.endsWith('_other')))
    for (const form of pluralCategories.filter((one) => one !== 'many' || formsOf(language) === 3))
      expect(words, `${bare(key)}, form ${form}`).toHaveProperty([`${bare(key)}_${form}`]);
}
