import type { Catalogue, Language } from './words.ts';

/** What the kernel says itself, in a language. */
export async function loadWords(language: Language): Promise<Catalogue> {
  const { words } = (await import(`./words/${language}.ts`)) as { words: Catalogue };
  return words;
}
