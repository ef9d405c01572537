import { LANGUAGES, type Language } from '@dustfront/kernel';
import { expectTranslated } from '@dustfront/testkit';
import { describe, expect, test } from 'vitest';
import { GAME_IDS, loadGame, loadWords } from './index.ts';

const others = LANGUAGES.slice(1) as readonly Language[];

describe.each(GAME_IDS)('the words of %s', (id) => {
  test('are the catalogue that the game was written with', async () => {
    expect(await loadWords(id, 'en')).toBe((await loadGame(id))!.catalogue);
  });

  test.each(others)('are complete in %s', async (language) => {
    expectTranslated(language, await loadWords(id, language), await loadWords(id, 'en'));
  });
});
