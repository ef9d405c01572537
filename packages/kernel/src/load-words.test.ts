import { expectTranslated } from '@dustfront/testkit';
import { describe, expect, test } from 'vitest';
import { LANGUAGES, sayIn } from './index.ts';
import { loadWords } from './load-words.ts';

describe('why a record is refused', () => {
  test.each(LANGUAGES)('is said in %s', async (language) => {
    expectTranslated(language, await loadWords(language), await loadWords('en'));
  });

  test('is a code with what it is about', async () => {
    const say = sayIn(await loadWords('de'));
    expect(say({ key: 'fault.missing', params: { name: 'game' } })).toBe('im Kopf fehlt „game“');
  });
});
