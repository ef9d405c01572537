import { describe, expect, test } from 'vitest';
import { brokenLaw, simulateGames } from '../src/index.ts';
import { begin, playUntil, position, stateOf } from './table.ts';

describe('random games', () => {
  test.each([2, 3, 4, 5, 6])('%i players: always an end, all laws kept after every answer', (players) => {
    const report = simulateGames({ setup: { players }, games: 30, seed: `random ${players}` });
    expect(report.games).toBe(30);
    expect(Object.values(report.reasons).reduce((a, b) => a + b)).toBe(30);
    expect(report.mostOptions).toBeLessThan(120);
  });

  test.each(['random', 'recommended'])('quick set-up, %s', (quickSetup) => {
    const report = simulateGames({ setup: { players: 4, quickSetup }, games: 15, seed: quickSetup });
    expect(report.games).toBe(15);
  });

  test('Premium scoring and ordinary neutral capitals', () => {
    const setup = { players: 3, scoring: 'premium', neutralCapitalsAreOrdinary: true };
    expect(simulateGames({ setup, games: 15, seed: 'premium' }).games).toBe(15);
  });

  test('the laws notice what is wrong', () => {
    const state = position(
      'land a b\nlinks a-b\nplayer 0 red\nplayer 1 blue\nat a 0 T1\nat b 1 T1\nround 2\nnow combat 0',
    );
    expect(brokenLaw(state)).toBeNull();
    expect(brokenLaw({ ...state, draw: state.draw.slice(1) })).toMatch('44 cards');
    expect(brokenLaw({ ...state, draw: [...state.draw.slice(1), state.draw[1]!] })).toMatch('two places');
    state.areas[0]!.units = [60, 0, 0, 0, 0];
    expect(brokenLaw(state)).toMatch('more tanks than figures');
    state.areas[0]!.units = [0, 0, 0, 0, 1];
    expect(brokenLaw(state)).toMatch('wrong element');
    state.areas[0]!.units = [0, 0, 0, 0, 0];
    expect(brokenLaw(state)).toMatch('held without units');
  });

  test('the story of the points is kept round by round', () => {
    const match = begin({ players: 3, quickSetup: 'random' }, 'story');
    playUntil(match, 'story', () => false);
    const { history, players } = stateOf(match);
    expect(history.map((score) => score.round)).toEqual(history.map((_, i) => i + 1));
    expect(history.at(-1)!.totals).toEqual(players.map((player) => player.points));
    for (const seat of players.keys()) {
      expect(history.reduce((sum, score) => sum + score.gained[seat]!, 0)).toBe(players[seat]!.points);
    }
  });
});
