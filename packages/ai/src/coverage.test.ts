import { describe, expect, test } from 'vitest';
import { coverageOf } from './coverage.ts';
import { kindOfOption } from './kinds.ts';
import { addedUp } from './tally.ts';

describe('coverage', () => {
  test('kinds leave out who, where and how many', () => {
    const core = (option: object) => kindOfOption('dust-tactics', option as never);
    expect(core({ do: 'step', to: 'D4' })).toBe('step');
    expect(core({ do: 'actions', first: 'move', second: 'get-up' })).toBe('move + get-up');
    expect(core({ do: 'fire', unit: 'a', line: 'b', at: { unit: 'c' }, shots: 2 })).toBe(
      'fire at a unit, limited',
    );
    const later = (option: object) => kindOfOption('dust-tactics-2014', option as never);
    expect(later({ do: 'action', word: 'march' })).toBe('action march');
    expect(later({ do: 'fire', who: 'A1', word: 'M1', whom: 'X1', n: 3 })).toBe('fire');
    expect(kindOfOption('dust', { do: 'buy', ware: 'tank' } as never)).toBe('buy tank');
    expect(kindOfOption('dust', { do: 'retreat', unit: 'mech', area: 'Peru', count: 2 } as never)).toBe(
      'retreat mech',
    );
    expect(kindOfOption('a game of tomorrow', { do: 'swim' })).toBe('swim');
  });

  test.each([
    ['dust-tactics', 'sergeant', 4],
    ['dust-tactics-2014', 'corporal', 2],
    ['dust', 'random', 1],
  ])(
    '%s: the same games give the same counts, and what was taken was on offer',
    async (game, player, index) => {
      const spec = { game, player, index, seed: 's', iterations: 4 };
      const counts = await coverageOf(spec);
      expect(counts).toEqual(await coverageOf(spec));
      expect(counts.length).toBeGreaterThan(5);
      for (const { offered, taken } of counts) expect(offered).toBeGreaterThanOrEqual(taken);
      const twice = addedUp([counts, counts]);
      expect(twice.map(({ kind }) => kind)).toEqual(counts.map(({ kind }) => kind));
      expect(twice[0]!.offered).toBe(2 * counts[0]!.offered);
    },
  );
});

describe('the Sergeant of the Core Set', () => {
  test('calls once-a-game abilities, gives orders, charges, jumps and reacts', async () => {
    const games = await Promise.all(
      Array.from({ length: 40 }, (_, index) =>
        coverageOf({ game: 'dust-tactics', player: 'sergeant', index, seed: '1' }),
      ),
    );
    const taken = new Set(addedUp(games).flatMap(({ kind, taken }) => (taken > 0 ? [kind] : [])));
    for (const kind of ['use berserk', 'use all-in-one', 'use assault', 'charge', 'react', 'hold', 'jump'])
      expect(taken, kind).toContain(kind);
    const announced = [...taken].flatMap((kind) => kind.split(' + '));
    for (const order of ['get-moving', 'get-up', 'field-repair', 'come-on'])
      expect(announced, order).toContain(order);
    for (const kind of ['fire at a unit', 'fire at a unit, limited', 'fire at squares'])
      expect(taken, kind).toContain(kind);
  });
});
