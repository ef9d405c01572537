import { dust } from '@dustfront/dust';
import { describe, expect, test } from 'vitest';
import { de as gameGerman } from '../de.ts';
import { de } from './de.ts';
import { en } from './en.ts';

const holes = (text: string): string[] =>
  [...text.matchAll(/\{(\w+)\}/g)].map(([, name]) => name ?? '').sort();

describe('the words of DUST', () => {
  test('the table speaks German wherever it speaks English, with the same names to fill in', () => {
    expect(Object.keys(de).sort()).toEqual(Object.keys(en).sort());
    for (const [key, text] of Object.entries(en))
      expect(holes(de[key as keyof typeof en]), key).toEqual(holes(text));
  });

  test('so does the game itself', () => {
    expect(Object.keys(gameGerman).sort()).toEqual(Object.keys(dust.catalogue).sort());
    for (const [key, text] of Object.entries(dust.catalogue))
      expect(holes(gameGerman[key] ?? ''), key).toEqual(holes(text));
  });
});
