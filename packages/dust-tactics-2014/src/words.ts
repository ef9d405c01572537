import type { Catalogue, Language } from '@dustfront/kernel';

/** The game in a language, loaded when somebody reads it. */
export async function loadWords(language: Language): Promise<Catalogue> {
  const { words } = (await import(`./words/${language}.ts`)) as { words: Catalogue };
  return words;
}
