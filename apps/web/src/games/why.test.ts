import { aiWords } from '@dustfront/ai';
import type { Message } from '@dustfront/kernel';
import { describe, expect, test, vi } from 'vitest';
import { startLanguages } from '../i18n/index.ts';
import { dustNamed } from './dust/say.ts';
import { hintGerman, whyGerman } from './why.de.ts';
import { hintEnglish, whyEnglish } from './why.en.ts';
import { sayWhy } from './why.ts';

vi.mock('../settings.ts', () => ({ settings: { value: { language: 'de' } } }));

/** What a text fills in, whether as it is or to choose between one and many. */
const holes = (text: string): string[] =>
  [...new Set([...text.matchAll(/\{(\w+)[|}]/g)].map(([, name]) => name ?? ''))].sort();

describe('why a computer player answers as it does', () => {
  test('can be said in English and German wherever a player says it', () => {
    for (const texts of [whyEnglish, whyGerman]) {
      expect(Object.keys(texts).sort()).toEqual(Object.keys(aiWords).sort());
      for (const [key, text] of Object.entries(aiWords))
        expect(holes(texts[key] ?? ''), key).toEqual(holes(text));
    }
  });

  test('fills in the same names around it in both languages', () => {
    for (const key of Object.keys(hintEnglish) as (keyof typeof hintEnglish)[])
      expect(holes(hintGerman[key]), key).toEqual(holes(hintEnglish[key]));
  });

  const attack: Message = { key: 'ai.attack', params: { kill: 62, target: 'Luther', points: 12.5 } };
  const taking: Message = { key: 'ai.conquer', params: { area: 'Great Plains', chance: 100, points: 1 } };

  test('is said in words and numbers', () => {
    expect(sayWhy([attack, { key: 'ai.no-reply' }], {})).toEqual([
      '62% to destroy the Luther; 12.5 points of damage expected.',
      'No enemy has an answer worth fearing.',
    ]);
    expect(sayWhy([taking], { named: dustNamed })).toEqual([
      'Attacks Great Plains: >99% to take it, 1 point on average.',
    ]);
    expect(sayWhy([{ key: 'ai.search', params: { win: 0, plays: 1200 } }], {})).toEqual([
      '<1% to win, by 1,200 games played on from here.',
    ]);
  });

  test('is said as the reader writes numbers and names places', async () => {
    await startLanguages();
    expect(sayWhy([attack], {})).toEqual([
      '62 %, das Ziel Luther zu vernichten; erwarteter Schaden: 12,5 Punkte.',
    ]);
    expect(sayWhy([taking], { named: dustNamed })).toEqual([
      'Angriff auf Große Ebenen: >99 %, es zu nehmen, im Mittel 1 Punkt wert.',
    ]);
  });
});
