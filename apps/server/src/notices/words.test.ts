import { type Catalogue, LANGUAGES } from '@dustfront/kernel';
import { expectTranslated } from '@dustfront/testkit';
import { expect, test } from 'vitest';
import { words as english } from './words/en.ts';
import { kindKey, mailSay } from './words.ts';

test.each(LANGUAGES)('mails are complete in %s', async (language) => {
  const { words } = (await import(`./words/${language}.ts`)) as { words: Catalogue };
  expectTranslated(language, words, english);
});

test('a kind of notice that is not known yet still says that something waits', () => {
  expect(mailSay('de')({ key: kindKey('turn') })).toBe('Sie sind am Zug');
  expect(mailSay('de')({ key: kindKey('tournament') })).toBe('Etwas wartet auf Sie');
});
