import { SCENARIOS } from '@dustfront/dust-tactics-2014';
import { describe, expect, test } from 'vitest';
import { battle2014 } from './battle.ts';
import { cases2014 } from './cases.ts';

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
      forces: ['allies-25', 'ssu'],
    });
  });

  test('ready-made forces go by their names', () => {
    expect(
      battle2014({ game: 'dust-tactics-2014', table: 'oasis', scenario: 'the-oasis' }, { allies: 'ssu-100' })
        .setup,
    ).toEqual({
      scenario: 'the-oasis',
      table: 'oasis',
      forces: ['ssu-100', 'axis-100'],
    });
    expect(() => battle2014({ game: 'dust-tactics-2014', scenario: 'first-step' }, {})).toThrow(
      /first-steps/,
    );
  });
});

describe('what is weighed for its fairness', () => {
  const setups = (name: string, games: number) => {
    const [one] = cases2014([name]);
    return Array.from({ length: games }, (_, game) => one!.setup(game));
  };

  test('a table with its scenario, by as many points as it has room for', () => {
    expect(setups('quarry:reload', 1)).toEqual([
      { table: 'quarry', scenario: 'reload', forces: ['allies-100', 'axis-100'] },
    ]);
    expect(setups('depot:fuel-run:ssu:hans,luther', 1)).toEqual([
      { table: 'depot', scenario: 'fuel-run', forces: ['ssu', { name: 'own', cards: ['hans', 'luther'] }] },
    ]);
    expect(() => cases2014(['depot:the-oasis'])).toThrow('the-oasis');
    expect(() => cases2014(['dept:reload'])).toThrow();
  });

  test('all tables of a size in turn', () => {
    const played = setups('100:ssu:blutkreuz', 11).map((setup) => JSON.stringify(setup));
    expect(new Set(played).size).toBe(10);
    expect(played).toContain('{"table":"oasis","scenario":"the-oasis","forces":["ssu-100","blutkreuz-100"]}');
  });

  test('every bloc against every other on all tables of a size, once from either seat', () => {
    const [one] = cases2014(['25:all']);
    const games = Array.from({ length: 180 }, (_, game) => JSON.stringify(one!.setup(game)));
    const named = games.map((_, game) => `"forces":${JSON.stringify(one!.forces!(game))}`);
    expect(games.filter((game, nth) => !game.includes(named[nth]!))).toEqual([]);
    expect(games[0]).toContain('["allies-25","axis-25"]');
    expect(games[10]).toBe(games[0]!.replace('"allies-25","axis-25"', '"axis-25","allies-25"'));
    expect(new Set(games).size).toBe(180);
  });

  test('scenarios on squares, all where none is named', () => {
    expect(setups('reload', 1)).toEqual([{ scenario: 'reload' }]);
    expect(cases2014([])).toHaveLength(SCENARIOS.length);
  });
});
