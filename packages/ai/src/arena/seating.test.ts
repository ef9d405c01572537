import { describe, expect, test } from 'vitest';
import type { PlayedGame } from './pair.ts';
import { playSeating, type SeatingResult, seated, seatings } from './seating.ts';
import { summariseTable } from './seating-summary.ts';

describe('tables of three to six', () => {
  const table = ['staff-officer', 'random', 'random'];
  const spec = { game: 'dust', table, index: 0, seed: 'table' };

  test('every player sits in every seat', () => {
    const turns = [0, 1, 2].map((turn) => seated({ table: ['a', 'b', 'c'], turn }));
    expect(turns).toEqual([
      ['a', 'b', 'c'],
      ['c', 'a', 'b'],
      ['b', 'c', 'a'],
    ]);
    expect(seatings(table, 2).map(({ index, turn }) => `${index}${turn}`)).toEqual([
      '00',
      '01',
      '02',
      '10',
      '11',
      '12',
    ]);
  });

  test('the same spec gives the same game, and the summary does not mind the order', async () => {
    const results: SeatingResult[] = [];
    for (const turn of [0, 1, 2]) results.push(await playSeating({ ...spec, turn }));
    expect(await playSeating({ ...spec, turn: 1 })).toEqual(results[1]);
    const summary = summariseTable(results);
    expect(summarise(results)).toEqual(summary);
    expect(summary.games).toBe(3);
    expect(summary.fallbacks).toBe(0);
    expect(summary.rounds).toBeGreaterThan(3);
    expect(summary.shares.map(({ player, seats, share }) => [player, seats, share])).toEqual([
      ['staff-officer', 1, 1],
      ['random', 2, 0],
    ]);
    expect(summary.results).toMatchObject([{ a: 'staff-officer', b: 'random', pairs: 1, winRate: 1 }]);
    expect(summary.ratings[0]!.player).toBe('staff-officer');
  });

  const summarise = (results: readonly SeatingResult[]) => summariseTable([...results].reverse());

  test('shares, meetings and ratings of known games', () => {
    const game = (turn: number, places: number[]): SeatingResult => {
      const seats = seated({ table: ['x', 'y', 'y'], turn });
      const played: PlayedGame = {
        seats,
        places,
        scores: places.map((place) => 40 - place),
        reason: 'points',
        answers: 1,
        fallbacks: 0,
        luck: null,
        rounds: 8,
      };
      return { spec: { ...spec, table: ['x', 'y', 'y'], turn }, game: played, times: {} };
    };
    // x wins, comes second, shares the first place.
    const summary = summariseTable([game(0, [0, 1, 2]), game(1, [0, 1, 2]), game(2, [0, 2, 0])]);
    const [x, y] = summary.shares;
    expect(x).toMatchObject({ player: 'x', wins: 1.5, share: 0.5, even: 1 / 3, games: 3 });
    expect(y).toMatchObject({ player: 'y', wins: 1.5, share: 0.5, even: 2 / 3 });
    expect(summary.results[0]!.winRate).toBeCloseTo((1 + 0.5 + 0.75) / 3, 9);
    expect(summary.rounds).toBe(8);
    expect(summary.ratings[0]!.player).toBe('x');
  });

  test('who does not exist does not play', async () => {
    await expect(playSeating({ ...spec, turn: 0, table: ['marshal', 'random'] })).rejects.toThrow(
      'no player "marshal"',
    );
  });
});
