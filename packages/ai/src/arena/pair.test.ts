import { describe, expect, test } from 'vitest';
import { playPair } from './pair.ts';
import { roundRobin, summarise } from './summary.ts';

describe('mirrored pairs', () => {
  const spec = { game: 'dust-tactics', a: 'sergeant', b: 'recruit', index: 1, seed: 'pair' };

  test('the same spec gives the same result, whoever plays it', async () => {
    const [one, other] = [await playPair(spec), await playPair(spec)];
    expect(JSON.parse(JSON.stringify(one))).toEqual(other);
    expect(one.games[0].seats).toEqual(['sergeant', 'recruit']);
    expect(one.games[1].seats).toEqual(['recruit', 'sergeant']);
    expect(one.games.every(({ luck }) => luck?.length === 2)).toBe(true);
  });

  test('the sergeant beats the recruit, and the summary says so in the order of nothing', async () => {
    const results = [];
    for (const index of [0, 1, 2, 3]) results.push(await playPair({ ...spec, index }));
    const summary = summarise(results);
    expect(summary.results[0]).toMatchObject({ a: 'sergeant', b: 'recruit', pairs: 4, winRate: 1 });
    expect(summary.ratings[0]!.player).toBe('sergeant');
    expect(summary.fallbacks).toBe(0);
    expect(summarise([...results].reverse())).toEqual(summary);
  });

  test('a round robin plays every match at the same pace', () => {
    expect(roundRobin(['x', 'y', 'z'], 2).map(({ a, b, index }) => `${a}${b}${index}`)).toEqual([
      'xy0',
      'xz0',
      'yz0',
      'xy1',
      'xz1',
      'yz1',
    ]);
  });

  test('who does not exist does not play', async () => {
    await expect(playPair({ ...spec, a: 'marshal' })).rejects.toThrow('no player "marshal"');
    await expect(playPair({ ...spec, game: 'ludo' })).rejects.toThrow('no game "ludo"');
  });
});
