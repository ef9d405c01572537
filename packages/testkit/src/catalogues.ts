import type { Catalogue, Language } from '@dustfront/kernel';
import { expect } from 'vitest';

/** What a text fills in. Choosing between forms does not count: other languages may have one for every number. */
const holes = (text: string): string[] =>
  [...new Set([...text.matchAll(/\{(\w+)\}/g)].map(([, name]) => name ?? ''))].sort();

/** How many forms a language has to choose from by a number. */
function formsOf(language: Language): number {
  const { pluralCategories } = new Intl.PluralRules(language).resolvedOptions();
  return pluralCategories.includes('few') ? 3 : 2;
}

/** That a language says everything English says, with the same things filled in. */
export function expectTranslated(language: Language, words: Catalogue, english: Catalogue): void {
  expect(Object.keys(words).sort()).toEqual(Object.keys(english).sort());
  for (const [key, text] of Object.entries(words)) {
    expect(text.trim(), key).not.toBe('');
    expect(holes(text), key).toEqual(holes(english[key] ?? ''));
    for (const [, forms] of text.matchAll(/\{\w+((?:\|(?:[^|{}]|\{\w+\})*)+)\}/g))
      expect(forms?.split('|').length, `${key}: forms for a number`).toBe(1 + formsOf(language));
  }
}
