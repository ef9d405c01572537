import { readFileSync } from 'node:fs';
import { GAME_IDS, type GameId, RULE_PREFIXES } from '@dustfront/games';
import { LANGUAGES } from '@dustfront/kernel';
import { parseRegister } from '@dustfront/rulebook';
import { describe, expect, test } from 'vitest';
import { bookOf, chapterOf } from './chapters.ts';

const registerOf = (game: GameId) =>
  parseRegister(readFileSync(new URL(`../../../../packages/${game}/RULES.md`, import.meta.url), 'utf8'))
    .rules;

const citedIn = (text: string): string[] =>
  [...text.matchAll(/\[([a-z0-9.-]+)\]/g)].map(([, id]) => id ?? '');

describe.each(GAME_IDS)('the book of %s', (game) => {
  test('reaches every rule of the register that is played', () => {
    const lost = registerOf(game)
      .filter(({ status }) => status !== 'not played')
      .filter(({ id }) => chapterOf(game, id) === undefined)
      .map(({ id }) => id);
    expect(lost).toEqual([]);
  });

  test('names no group of rules that does not exist, and none twice', () => {
    const groups = new Set(registerOf(game).map(({ id }) => id.split('.')[1]));
    const named = bookOf(game).chapters.flatMap(({ rules }) => rules);
    expect(named.filter((group) => !groups.has(group))).toEqual([]);
    expect(new Set(named).size).toBe(named.length);
    expect(registerOf(game).every(({ id }) => id.startsWith(`${RULE_PREFIXES[game]}.`))).toBe(true);
  });

  test.each(LANGUAGES)('has a title and words for every chapter and picture in %s', async (language) => {
    const { words } = (await import(`./words/${language}.ts`)) as { words: Readonly<Record<string, string>> };
    for (const { id, figures } of bookOf(game).chapters) {
      expect(words[`${game}/${id}.title`], id).toBeTypeOf('string');
      expect(words[`${game}/${id}`]?.length, id).toBeGreaterThan(80);
      for (const figure of figures)
        expect(words[`figure.${game}.${figure.id}`], figure.id).toBeTypeOf('string');
    }
  });

  test('cites in its words only rules that exist', async () => {
    const { words } = await import('./words/en.ts');
    const ids = new Set(registerOf(game).map(({ id }) => id));
    for (const [key, text] of Object.entries(words).filter(([one]) => one.startsWith(`${game}/`)))
      for (const id of citedIn(text)) expect(ids.has(id), `${key}: ${id}`).toBe(true);
  });
});

test.each(LANGUAGES)('chapters cite the same rules in %s', async (language) => {
  const { words: english } = await import('./words/en.ts');
  const { words } = (await import(`./words/${language}.ts`)) as { words: Readonly<Record<string, string>> };
  for (const [key, text] of Object.entries(english))
    expect(citedIn(words[key] ?? '').sort(), key).toEqual(citedIn(text).sort());
});
