import { levelsFor } from '@dustfront/ai';
import { loadWords as playerWords } from '@dustfront/ai/words';
import { SCENARIOS } from '@dustfront/dust-tactics-2014';
import { GAME_IDS } from '@dustfront/games';
import { type Catalogue, LANGUAGES, type Language } from '@dustfront/kernel';
import { expectTranslated } from '@dustfront/testkit';
import { describe, expect, test } from 'vitest';
import { flat } from './flat.ts';

const catalogues: Readonly<Record<string, (language: Language) => Promise<Catalogue>>> = {
  'the pages': async (language) =>
    flat(((await import(`./${language}/index.ts`)) as { pages: object }).pages),
  'the table of DUST': async (language) =>
    ((await import(`../games/dust/words/${language}.ts`)) as { words: Catalogue }).words,
  'the turns of 2013/14': async (language) =>
    ((await import(`../games/dust-tactics-2014/words/${language}.ts`)) as { words: Catalogue }).words,
  'the lessons': async (language) =>
    ((await import(`../lessons/words/${language}.ts`)) as { words: Catalogue }).words,
  'the book of rules': async (language) =>
    ((await import(`../book/words/${language}.ts`)) as { words: Catalogue }).words,
  'the help': async (language) =>
    ((await import(`../help/words/${language}.ts`)) as { words: Catalogue }).words,
  'the manuals': async (language) =>
    ((await import(`../help/manual/words/${language}.ts`)) as { words: Catalogue }).words,
  'the campaign': async (language) =>
    ((await import(`../pages/campaign/words/${language}.ts`)) as { words: Catalogue }).words,
  'what the program says of itself': async (language) =>
    ((await import(`../pages/about/words/${language}.ts`)) as { words: Catalogue }).words,
  'computer players': playerWords,
};

describe.each(Object.entries(catalogues))('the catalogue of %s', (_, load) => {
  test.each(LANGUAGES)('is complete in %s', async (language) => {
    expectTranslated(language, await load(language), await load('en'));
  });
});

test('every scenario of 2013/14 is told', async () => {
  const english = await catalogues['the pages']!('en');
  const keys = [...SCENARIOS.map(({ id }) => id), 'random'].flatMap((id) =>
    ['title', 'note', 'text'].map((part) => `tactics.scenario.${id}.${part}`),
  );
  expect(keys.filter((key) => english[key] === undefined)).toEqual([]);
});

test('every computer player has a name, and a word on how it plays', async () => {
  const english = await catalogues['the pages']!('en');
  for (const game of GAME_IDS)
    for (const { id, name, note } of levelsFor(game)) {
      expect(english[`level.${id}`]).toBe(name);
      expect(english[`levelNote.${game}.${id}`]).toBe(note);
    }
});
