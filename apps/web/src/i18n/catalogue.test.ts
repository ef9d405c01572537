import { levelsFor } from '@dustfront/ai';
import { ARMIES, BATTLEFIELDS, coreSetWords, SCENARIOS } from '@dustfront/dust-tactics';
import { tactics2014Words } from '@dustfront/dust-tactics-2014';
import { describe, expect, test } from 'vitest';
import { de as coreGerman } from '../games/core/de.ts';
import { armiesDe, fieldsDe, scenariosDe } from '../games/core/scenarios.de.ts';
import { sentences as secondGerman } from '../games/tactics2014/de.ts';
import { de } from './de/index.ts';
import { en } from './en/index.ts';

const leaves = (value: object, prefix = ''): [string, string][] =>
  Object.entries(value).flatMap(([key, text]: [string, unknown]) =>
    typeof text === 'string'
      ? [[prefix + key, text] as [string, string]]
      : leaves(text as object, `${prefix}${key}.`),
  );

const holes = (text: string): string[] =>
  [...text.matchAll(/\{(\w+)\}/g)].map(([, name]) => name ?? '').sort();

describe('the edition of 2013/14', () => {
  test('speaks German wherever it speaks English', () => {
    expect(Object.keys(secondGerman).sort()).toEqual(Object.keys(tactics2014Words).sort());
    for (const [key, text] of Object.entries(tactics2014Words))
      expect(holes(secondGerman[key] ?? ''), key).toEqual(holes(text));
  });
});

describe('the catalogues', () => {
  const english = new Map(leaves(en));
  const german = new Map(leaves(de));

  test('German has every key of English and no other', () => {
    expect([...german.keys()].sort()).toEqual([...english.keys()].sort());
  });

  test('every text fills in the same names in both languages', () => {
    for (const [key, text] of english) expect(holes(german.get(key) ?? ''), key).toEqual(holes(text));
  });

  test('no text is empty', () => {
    for (const [key, text] of [...english, ...german]) expect(text.trim(), key).not.toBe('');
  });

  test('every computer player has a name, and a word on how it plays', () => {
    for (const game of ['dust-tactics', 'dust-tactics-2014', 'dust'])
      for (const { id, name, note } of levelsFor(game)) {
        expect(english.get(`level.${id}`)).toBe(name);
        expect(english.get(`levelNote.${game}.${id}`)).toBe(note);
      }
  });

  test('battlefields, scenarios and armies of the Core Set have German names', () => {
    const ids = (list: readonly { readonly id: string }[]) => list.map(({ id }) => id).sort();
    expect(Object.keys(fieldsDe).sort()).toEqual(ids(BATTLEFIELDS));
    expect(Object.keys(scenariosDe).sort()).toEqual(ids(SCENARIOS));
    expect(Object.keys(armiesDe).sort()).toEqual(ids(ARMIES));
  });

  test('the Core Set speaks German wherever it speaks English', () => {
    expect(Object.keys(coreGerman).sort()).toEqual(Object.keys(coreSetWords).sort());
    for (const [key, text] of Object.entries(coreSetWords))
      expect(holes(coreGerman[key] ?? ''), key).toEqual(holes(text));
  });
});
