import { describe, expect, test } from 'vitest';
import { chances } from '../../packages/ai/src/dust/value.ts';
import { seededPick } from '../../packages/kernel/src/index.ts';
import { collect } from './collect.ts';
import { fitWeights } from './fit.ts';
import { type Position, printPositions, readPositions } from './position.ts';

/** Positions whose winners' shares are exactly what these weights foretell. */
function planted(weights: readonly number[], games: number): Position[] {
  const pick = seededPick('planted');
  return Array.from({ length: games }, (_, g) => {
    const F = Array.from({ length: 2 + (g % 3) }, () => weights.map(() => pick(1000) / 500 - 1));
    const y = chances(Float64Array.from(F.flat()), Float64Array.from(weights));
    return { F, n: F.length, r: 2, y, g };
  });
}

describe('the fit', () => {
  test('finds the weights that made the data', () => {
    const weights = [2.5, -1, 0.5, 0];
    const { weights: found, training, heldOut } = fitWeights(planted(weights, 400));
    weights.forEach((weight, i) => {
      expect(Math.abs(found[i]! - weight)).toBeLessThan(0.05);
    });
    expect([training.games, heldOut.games]).toEqual([300, 100]);
    expect(heldOut.loss).toBeLessThan(0.85 * heldOut.evenLoss);
  });
});

describe('the games', () => {
  const text = (games: number, seed: string): string => printPositions([...collect(games, seed)].flat());

  test('are the same for the same seed, and others for another', () => {
    const once = text(3, 'a');
    expect(text(3, 'a')).toBe(once);
    expect(text(3, 'b')).not.toBe(once);
  });

  test('give a line for every round from the second on, with one winner', () => {
    const positions = readPositions(text(3, 'a'));
    expect(new Set(positions.map(({ g, n }) => `${g}: ${n}`))).toEqual(new Set(['0: 2', '1: 2', '2: 3']));
    for (const { F, n, r, y } of positions) {
      expect(r).toBeGreaterThan(1);
      expect([F.length, y.length]).toEqual([n, n]);
      expect(y.reduce((sum, share) => sum + share, 0)).toBe(1);
    }
  });
});
