import type { Json } from '@dustfront/kernel';
import { describe, expect, test } from 'vitest';
import { setup } from './setup.ts';

/** What is wrong with a setup, as "place: text". */
function wrong(given: Json): string[] {
  const made = setup(given);
  return Array.isArray(made) ? made.map(({ at, text }) => `${at}: ${text}`) : [];
}

describe('what is wrong with a setup is said of its part', () => {
  test.each<[Json, string]>([
    ['two', 'setup: options are an object'],
    [{ tea: 1 }, 'tea: no such option'],
    [{ players: 1 }, 'players: two to six players'],
    [{ players: 7 }, 'players: two to six players'],
    [{ players: 2.5 }, 'players: two to six players'],
    [{ scoring: 'odd' }, 'scoring: epic or premium'],
    [{ quickSetup: 'odd' }, 'quickSetup: no, random or recommended'],
    [{ neutralCapitalsAreOrdinary: 'yes' }, 'neutralCapitalsAreOrdinary: true or false'],
    [{ victoryPoints: 3 }, 'victoryPoints: a whole number from 4 to 200'],
    [{ victoryPoints: 201 }, 'victoryPoints: a whole number from 4 to 200'],
    [{ map: 3 }, 'map.map: a map is an object'],
    [{ deck: 3 }, 'deck.deck: a deck is an object'],
  ])('%j', (given, text) => {
    expect(wrong(given)).toEqual([text]);
  });

  test('everything at once', () => {
    expect(wrong({ players: 9, scoring: 'odd' })).toHaveLength(2);
  });
});

test.each<Json>([
  { players: 6, victoryPoints: 200, quickSetup: 'random' },
  { players: 2, victoryPoints: 4, quickSetup: 'recommended', scoring: 'premium' },
  { neutralCapitalsAreOrdinary: true, quickSetup: 'no' },
])('%j is a game', (given) => {
  expect(wrong(given)).toEqual([]);
});
