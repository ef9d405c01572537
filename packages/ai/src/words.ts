import type { Catalogue, Language } from '@dustfront/kernel';

/** What players say about their answers, loaded when somebody reads it. */
export async function loadWords(language: Language): Promise<Catalogue> {
  const { words } = (await import(`./words/${language}.ts`)) as { words: Catalogue };
  return words;
}
