import { describe, expect, test } from 'vitest';
import { brokenLaw, leakIn, secretsOf } from '../src/asked.ts';
import { type DustState, dust, simulateGames } from '../src/index.ts';
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

  test('no view and no message shows another hand or the deck, and a leak is noticed', () => {
    const report = simulateGames({ setup: { players: 3 }, games: 3, seed: 'views', views: true });
    expect(report.views).toBe(report.answers * 4);
    const state = stateOf(begin({ players: 3, quickSetup: 'random' }, 'leaks'));
    const secrets = secretsOf(state);
    expect(secrets.size).toBe(state.draw.length + 15);
    const [own, other] = [state.players[0]!.hand[0]!, state.players[1]!.hand[0]!];
    for (const [shown, viewer, leak] of [
      [{ hand: [own] }, 0, null],
      [{ hand: [own] }, null, own],
      [{ deep: [[{ inside: other }]] }, 0, other],
      [{ [other]: 3 }, 0, other],
      [[1, true, null, state.draw[0]], 2, state.draw[0]],
      [{ held: { 1: { do: 'card', card: other } } }, 1, null],
    ] as const) {
      expect(leakIn(shown, viewer, secrets)).toBe(leak);
    }
  });

  test('the laws notice too many points', () => {
    const match = begin({ players: 3, quickSetup: 'random' }, 'story');
    playUntil(match, 'story', ({ state }) => (state as DustState).history.length > 0);
    const state = dust.clone(stateOf(match));
    expect(brokenLaw(state)).toBeNull();
    state.history = [{ ...state.history[0]!, gained: [20, 4, 0] }];
    expect(brokenLaw(state)).toMatch('24 victory points');
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
