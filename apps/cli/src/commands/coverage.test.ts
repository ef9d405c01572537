import { describe, expect, test } from 'vitest';
import { dustfront } from '../testing.ts';

interface Report {
  players: {
    player: string;
    never: number;
    kinds: { question: string; kind: string; offered: number; taken: number }[];
  }[];
}

describe('coverage', () => {
  const asked = ['coverage', '--players', 'sergeant,recruit', '--games', '3', '--seed', 's'];

  test('counts by question and kind, the same with one thread or two', async () => {
    const one = await dustfront([...asked, '--threads', '1', '--json']);
    const two = await dustfront([...asked, '--threads', '2', '--json']);
    expect(one).toMatchObject({ code: 0, err: '' });
    expect(two.out).toBe(one.out);
    const { players } = JSON.parse(one.out) as Report;
    expect(players.map(({ player }) => player)).toEqual(['sergeant', 'recruit']);
    for (const { kinds, never } of players) {
      expect(kinds.length).toBeGreaterThan(5);
      expect(kinds.filter(({ taken }) => taken === 0)).toHaveLength(never);
    }
  });

  test('in words, and mistakes are named', async () => {
    const { code, out } = await dustfront([...asked, '--never']);
    expect(code).toBe(0);
    expect(out).toMatch(/sergeant: 3 games, \d+ of \d+ kinds of answers never given/);
    expect(await dustfront(['coverage', '--players', 'sergant'])).toMatchObject({
      code: 2,
      err: expect.stringContaining('Did you mean "sergeant"?'),
    });
  });
});
