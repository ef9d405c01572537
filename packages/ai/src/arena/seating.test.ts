import { describe, expect, test } from 'vitest';
import { type PlayedGame, playSeating, type SeatingResult, seated, seatings } from './seating.ts';
import { isDecided, summarise } from './summary.ts';

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
    expect(seatings([table], 2).map(({ index, turn }) => `${index}${turn}`)).toEqual([
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
    const summary = summarise(results);
    expect(summarise([...results].reverse())).toEqual(summary);
    expect(summary.games).toBe(3);
    expect(summary.fallbacks).toBe(0);
    expect(summary.rounds).toBeGreaterThan(3);
    expect(summary.shares?.map(({ player, seats, share }) => [player, seats, share])).toEqual([
      ['staff-officer', 1, 1],
      ['random', 2, 0],
    ]);
    expect(summary.results).toMatchObject([{ a: 'staff-officer', b: 'random', pairs: 1, winRate: 1 }]);
    expect(summary.ratings[0]!.player).toBe('staff-officer');
  });

  /** A game whose places are known. */
  const known = (index: number, turn: number, places: number[]): SeatingResult => {
    const seats = seated({ table: ['x', 'y', 'y'], turn });
    const game: PlayedGame = {
      seats,
      places,
      scores: places.map((place) => 40 - place),
      reason: 'points',
      answers: 1,
      fallbacks: 0,
      luck: null,
      rounds: 8,
    };
    return { spec: { ...spec, table: ['x', 'y', 'y'], index, turn }, game, times: {} };
  };

  test('shares, meetings and ratings of known games', () => {
    // x wins, comes second, shares the first place.
    const summary = summarise([known(0, 0, [0, 1, 2]), known(0, 1, [0, 1, 2]), known(0, 2, [0, 2, 0])]);
    const [x, y] = summary.shares!;
    expect(x).toMatchObject({ player: 'x', wins: 1.5, share: 0.5, even: 1 / 3, games: 3 });
    expect(y).toMatchObject({ player: 'y', wins: 1.5, share: 0.5, even: 2 / 3 });
    expect(summary.results[0]!.winRate).toBeCloseTo((1 + 0.5 + 0.75) / 3, 9);
    expect(summary.results[0]!.pentanomial).toBeNull();
    // Points of x less the mean of the two y: 40 - 38.5, 39 - 39, 40 - 39.
    expect(summary.results[0]!.margin).toBeCloseTo((1.5 + 0 + 1) / 3, 9);
    expect(summary.rounds).toBe(8);
    expect(summary.ratings[0]!.player).toBe('x');
  });

  test('the sequential test looks at sets in their order, whenever they were played', () => {
    // x wins every game of eleven sets out of twelve, and loses those of the fifth.
    const set = (index: number) =>
      [0, 1, 2].map((turn) => {
        const first = seated({ table: ['x', 'y', 'y'], turn }).indexOf('x');
        const places = [0, 1, 2].map((seat) => ((seat === first) === (index !== 4) ? 0 : 1));
        return known(index, turn, places);
      });
    const all = Array.from({ length: 12 }, (_, index) => set(index));
    const hypotheses = { elo0: 0, elo1: 200 };
    const spec = { table: ['x', 'y', 'y'] };
    const needed = all.findIndex((_, n) => isDecided(spec, all.slice(0, n + 1).flat(), hypotheses)) + 1;
    expect(needed).toBeGreaterThan(7);
    expect(needed).toBeLessThan(12);
    const whole = summarise(all.flat(), { ...hypotheses, sequential: true });
    expect(whole.results[0]).toMatchObject({ pairs: needed, sprt: { verdict: 'h1', sets: needed } });
    expect(whole).toEqual(summarise(all.slice(0, needed).flat(), { ...hypotheses, sequential: true }));
    expect(summarise(all.flat(), hypotheses).results[0]!.pairs).toBe(12);
    // Somebody still plays the second set: what follows it does not count yet.
    const gap = all.filter((_, index) => index !== 1).flat();
    expect(isDecided(spec, gap, hypotheses)).toBe(false);
    expect(isDecided({ table: ['y', 'z'] }, all.flat(), hypotheses)).toBe(false);
  });

  test('who does not exist does not play', async () => {
    await expect(playSeating({ ...spec, turn: 0, table: ['marshal', 'random'] })).rejects.toThrow(
      'no player "marshal"',
    );
  });
});
