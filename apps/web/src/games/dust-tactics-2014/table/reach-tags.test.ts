import { expect, test } from 'vitest';
import type { MiniModel, Spot } from '../../../board/tabletop.ts';
import { type Outline, reachTags, rimOf } from './reach-tags.ts';

const from: Spot = [400, 400];
const places: readonly Spot[] = [
  [400, 400],
  [110, 400],
  [690, 400],
  [400, 690],
  [500, 400],
];
const reach = {
  step: 20,
  places,
  corners: places.map(() => []),
  legs: places.map(() => ({ from, most: 300 })),
  room: [
    [14, 14],
    [886, 886],
  ] as const,
};

test('the rim of a reach begins to the left for the shorter way, to the right for the longer', () => {
  expect(rimOf(reach, false)).toEqual([
    [110, 400],
    [400, 690],
    [690, 400],
  ]);
  expect(rimOf(reach, true)[0]).toEqual([690, 400]);
});

test('what is written there lies where it is seen and over nobody', () => {
  const outline: Outline = {
    sign: 'allies',
    path: '',
    far: false,
    words: 'Move 30 cm',
    edge: rimOf(reach, false),
  };
  const whole = { x: 0, y: 0, width: 952, height: 952, scale: 1 };
  const table = { width: 900, height: 900 };
  const middle = (tags: ReturnType<typeof reachTags>): Spot[] =>
    tags.map(({ box: { left, top, wide, tall } }) => [left + wide / 2, top + tall / 2]);
  expect(middle(reachTags([outline], [], whole, table))).toEqual([[110, 400]]);
  const stander = { at: [110, 400], radius: 14, corners: null } as unknown as MiniModel;
  expect(middle(reachTags([outline], [stander], whole, table))).toEqual([[400, 690]]);
  expect(reachTags([outline], [], { ...whole, x: 5000 }, table)).toEqual([]);
});
