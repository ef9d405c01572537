import { describe, expect, test } from 'vitest';
import { endgameOf } from './endgame.ts';

describe('endgames solved to the end', () => {
  test('the Sergeant finds (within a hundredth of the score) three of four, the Captain nine of ten', async () => {
    const given: number[][] = [];
    for (let index = 0; given.length < 20; index++) {
      const one = await endgameOf({
        seed: 'endgame',
        index,
        players: ['sergeant', 'captain'],
        iterations: 240,
      });
      if (one !== null) given.push(one);
    }
    const found = (player: number) => given.filter((one) => one[player]! <= 0.01).length;
    expect(found(0)).toBeGreaterThanOrEqual(0.75 * given.length);
    expect(found(1)).toBeGreaterThanOrEqual(0.9 * given.length);
  });
});
