import { describe, expect, test } from 'vitest';
import { battle2014 } from './battle.ts';

describe('the battle that flags ask for', () => {
  test('those to learn by bring their table and their forces', () => {
    expect(battle2014({ game: 'dust-tactics-2014', scenario: 'first-steps' }, {})).toEqual({
      title: 'first-steps',
      setup: {
        scenario: 'first-steps',
        table: 'farmyard',
        forces: [
          { name: 'own', cards: ['ranger-combat-squad'] },
          { name: 'own', cards: ['grenadier-battle-squad'] },
        ],
      },
    });
    expect(
      battle2014(
        { game: 'dust-tactics-2014', scenario: 'first-objectives', table: 'quarry' },
        { axis: 'ssu' },
      ).setup,
    ).toMatchObject({
      table: 'quarry',
      forces: ['allies', 'ssu'],
    });
  });

  test('ready-made forces go by their names', () => {
    expect(
      battle2014({ game: 'dust-tactics-2014', table: 'oasis', scenario: 'the-oasis' }, { allies: 'ssu-100' })
        .setup,
    ).toEqual({
      scenario: 'the-oasis',
      table: 'oasis',
      forces: ['ssu-100', 'axis'],
    });
    expect(() => battle2014({ game: 'dust-tactics-2014', scenario: 'first-step' }, {})).toThrow(
      /first-steps/,
    );
  });
});
