import { describe, expect, test } from 'vitest';
import { dustfront } from '../testing.ts';

interface Report {
  results: { player: string; positions: number; found: number; share: number; missed: unknown[] }[];
}

describe('endgames', () => {
  test('a few, the same with one thread or two, and the exit code tells whether the goal is reached', async () => {
    const asked = ['endgames', '--players', 'sergeant,recruit', '--positions', '6', '--json'];
    const one = await dustfront([...asked, '--threads', '1']);
    const two = await dustfront([...asked, '--threads', '2']);
    expect(two.out).toBe(one.out);
    const { results } = JSON.parse(one.out) as Report;
    expect(results.map(({ player, positions }) => [player, positions])).toEqual([
      ['sergeant', 6],
      ['recruit', 6],
    ]);
    for (const { positions, found, missed } of results) expect(found + missed.length).toBe(positions);
    expect(one.code).toBe(results[0]!.share < 0.75 ? 1 : 0);
  });
});
