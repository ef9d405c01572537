import type { Catalogue, Language } from '@dustfront/kernel';

/** The texts of faults in table scripts, in a language. */
export async function loadWords(language: Language): Promise<Catalogue> {
  const { words } = (await import(`./${language}.ts`)) as { words: Catalogue };
  return words;
}
