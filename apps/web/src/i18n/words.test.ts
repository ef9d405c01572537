import { cardById, checkArmy } from '@dustfront/dust-tactics';
import type { Message } from '@dustfront/kernel';
import { beforeAll, describe, expect, test, vi } from 'vitest';
import { language, startLanguages, t } from './index.ts';
import { hw, needPlayerWords, needWords, problemText, sayOf, sayWhy, wordOf } from './words.ts';

const { settings } = await vi.hoisted(async () => {
  const { signal } = await import('@preact/signals');
  return { settings: signal({ language: 'en' }) };
});
vi.mock('../settings.ts', () => ({ settings }));

async function read(wanted: string): Promise<void> {
  settings.value = { language: wanted };
  await expect.poll(language).toBe(wanted);
}

beforeAll(async () => {
  await startLanguages();
  await Promise.all([needPlayerWords(), needWords('dust'), needWords('dust-tactics')]);
});

describe('what games and computer players say', () => {
  const attack: Message = {
    key: 'ai.attack',
    params: {
      how: { key: 'ai.destroys', params: { kill: 62, target: 'Luther' } },
      target: 'Luther',
      points: 12.5,
    },
  };
  const taking: Message = {
    key: 'ai.conquer',
    params: { area: { key: 'area.plains' }, chance: 100, points: 1 },
  };

  test('is said in words and numbers', async () => {
    await read('en');
    expect(sayWhy([attack, { key: 'ai.no-reply' }], 'dust-tactics')).toEqual([
      '62% to destroy Luther; 12.5 points of damage expected.',
      'No enemy has an answer worth fearing.',
    ]);
    expect(sayWhy([taking], 'dust')).toEqual(['Attacks Great Plains: >99% to take it, 1 point on average.']);
    expect(sayWhy([{ key: 'ai.search', params: { win: 0, plays: 1200 } }], 'dust')).toEqual([
      '<1% to win, by 1,200 games played on from here.',
    ]);
    expect(hw('hint')).toBe('Hint');
  });

  test('follows the reader to another language, with its numbers and its names of places', async () => {
    await read('de');
    expect(sayWhy([attack], 'dust-tactics')).toEqual([
      '62 %, das Ziel Luther zu vernichten; erwarteter Schaden: 12,5 Punkte.',
    ]);
    expect(sayWhy([taking], 'dust')).toEqual([
      'Angriff, Große Ebenen: >99 % Aussicht auf Erfolg, im Mittel 1 Punkt wert.',
    ]);
    expect(hw('hint')).toBe('Tipp');
    expect(wordOf('dust-tactics', 'scenario.the-pass.title')).toBe('Der Pass');
  });

  test('uses the texts of earlier rules where the present ones have none', async () => {
    const gone = { key: 'event.gone', params: { side: { key: 'colour.red' } } };
    await read('de');
    expect(sayOf('dust', { 'event.gone': '{side} is gone' })(gone)).toBe('Rot is gone');
  });

  test('says what is wrong with an army, with its figures and names', async () => {
    const units = [{ card: 'pounder' }, { card: 'pounder' }];
    const [found] = checkArmy('allies', units, cardById, { limit: 4, scale: 'original' });
    await read('en');
    expect(problemText('dust-tactics', found!)).toMatch(/^\d+ AP, but only 4 are allowed$/);
    await read('de');
    expect(problemText('dust-tactics', found!)).toMatch(/^\d+ AP, erlaubt sind nur 4$/);
    expect(problemText('dust-tactics', { at: '', code: 'new', text: 'something new' })).toBe('something new');
  });
});

test('one hit that was saved is not spoken of as many', async () => {
  await read('fr');
  expect([1, 2].map((count) => t('deed.allSaved', { count }))).toEqual(['sauvée', 'toutes sauvées']);
});
