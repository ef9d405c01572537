import { describe, expect, test } from 'vitest';
import { everyTwo, playSeating, type SeatingResult, seatings } from './seating.ts';
import { summarise } from './summary.ts';

describe('mirrored pairs', () => {
  const table = ['sergeant', 'recruit'];
  const spec = { game: 'dust-tactics', table, index: 1, turn: 0, seed: 'pair' };

  test('the same spec gives the same game, whoever plays it', async () => {
    const [one, other] = [await playSeating(spec), await playSeating(spec)];
    expect(JSON.parse(JSON.stringify(one))).toEqual(other);
    expect(one.game.seats).toEqual(['sergeant', 'recruit']);
    expect((await playSeating({ ...spec, turn: 1 })).game.seats).toEqual(['recruit', 'sergeant']);
    expect(one.game.luck?.length).toBe(2);
  });

  test('the sergeant beats the recruit, and the summary says so in the order of nothing', async () => {
    const results: SeatingResult[] = [];
    for (const seating of seatings([table], 4)) results.push(await playSeating({ ...spec, ...seating }));
    const summary = summarise(results);
    expect(summary.results[0]).toMatchObject({ a: 'sergeant', b: 'recruit', pairs: 4, winRate: 1 });
    expect(summary.results[0]!.pentanomial).toEqual([0, 0, 0, 0, 4]);
    expect(summary.results[0]!.margin).toBeGreaterThan(0);
    expect(summary.ratings[0]!.player).toBe('sergeant');
    expect(summary.fallbacks).toBe(0);
    expect(summary).not.toHaveProperty('shares');
    expect(summarise([...results].reverse())).toEqual(summary);
    // Half a pair says nothing.
    expect(summarise(results.slice(0, -1)).games).toBe(6);
  });

  test('a round robin plays every match at the same pace', () => {
    const games = seatings(everyTwo(['x', 'y', 'z']), 2);
    expect(games.map(({ table: [a, b], index, turn }) => `${a}${b}${index}${turn}`)).toEqual([
      'xy00',
      'xy01',
      'xz00',
      'xz01',
      'yz00',
      'yz01',
      'xy10',
      'xy11',
      'xz10',
      'xz11',
      'yz10',
      'yz11',
    ]);
  });

  test('who does not exist does not play', async () => {
    await expect(playSeating({ ...spec, table: ['marshal', 'recruit'] })).rejects.toThrow(
      'no player "marshal"',
    );
    await expect(playSeating({ ...spec, game: 'ludo' })).rejects.toThrow('no game "ludo"');
  });
});
