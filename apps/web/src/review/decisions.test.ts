import type { Reviewed } from '@dustfront/ai';
import { describe, expect, test } from 'vitest';
import type { Deed } from '../acts/act.ts';
import type { GridScene } from '../board/scene.ts';
import { decisionsOf, tracesOf } from './decisions.ts';

const deed = (piece: string, first: number, last: number): Deed => ({
  piece,
  name: piece,
  sign: 'allies',
  reacting: false,
  first,
  last,
  acts: [],
});
const way = (to: string) => ({
  option: to,
  value: 0,
  words: [{ key: 'ai.move', params: { unit: 'Rangers', to } }],
});
const mistake = (answer: number): Reviewed =>
  ({ answer, taken: way('C3'), best: way('D4') }) as unknown as Reviewed;

describe('decisions of a review', () => {
  const deeds = [deed('rangers', 2, 6), deed('luther', 7, 9)];

  test('a whole walk is one decision', () => {
    const found = decisionsOf([mistake(3), mistake(5), mistake(8)], deeds);
    expect(found.map(({ mistake: { answer } }) => answer)).toEqual([3, 8]);
  });

  test('who did nothing is named, too', () => {
    const [idle] = decisionsOf([mistake(12)], [...deeds, deed('joe', 11, 11)]);
    expect(idle?.deed?.piece).toBe('joe');
  });

  test('what was done and what was better are drawn from where the unit stood', () => {
    const scene = {
      pieces: [{ key: 'rangers', sign: 'allies', square: 'B2', name: 'Rangers' }],
    } as unknown as GridScene;
    const [first] = decisionsOf([mistake(3)], deeds);
    const drawn = first === undefined ? [] : tracesOf(first, scene);
    expect(drawn).toMatchObject([
      { kind: 'way', squares: ['B2', 'C3'], number: 1 },
      { kind: 'way', squares: ['B2', 'D4'], number: 2 },
    ]);
  });
});
