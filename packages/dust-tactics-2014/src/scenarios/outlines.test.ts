import { area, type Point } from '@dustfront/wargame/tabletop';
import { describe, expect, test } from 'vitest';
import { areApart, isSimple } from './outlines.ts';

const square = ([x, y]: Point, across = 10) =>
  area([
    [x, y],
    [x + across, y],
    [x + across, y + across],
    [x, y + across],
  ]);

describe('[dt14.table.drawn] areas that lie apart', () => {
  const still = square([0, 0]);
  test.each<[string, ReturnType<typeof square>, boolean]>([
    ['far away', square([20, 0]), true],
    ['side by side', square([10, 0]), true],
    ['corner to corner', square([10, 10]), true],
    ['overlapping', square([5, 5]), false],
    ['one in the other', square([2, 2], 4), false],
    ['one around the other', square([-5, -5], 20), false],
    ['the same', square([0, 0]), false],
  ])('%s', (_, other, apart) => {
    expect([areApart(still, other), areApart(other, still)]).toEqual([apart, apart]);
  });

  test('a disc has no outline to lie over', () => {
    const disc = { form: 'disc', at: [5, 5], radius: 2 } as never;
    expect([areApart(still, disc), areApart(disc, still)]).toEqual([true, true]);
  });
});

test.each<[string, readonly Point[], boolean]>([
  [
    'a triangle',
    [
      [0, 0],
      [10, 0],
      [0, 10],
    ],
    true,
  ],
  [
    'a line',
    [
      [0, 0],
      [10, 0],
    ],
    false,
  ],
  [
    'a bow',
    [
      [0, 0],
      [10, 10],
      [10, 0],
      [0, 10],
    ],
    false,
  ],
  [
    'a fold',
    [
      [0, 0],
      [10, 0],
      [5, 0],
    ],
    false,
  ],
  [
    'a corner on another side',
    [
      [0, 0],
      [10, 0],
      [10, 10],
      [5, 0],
      [0, 10],
    ],
    false,
  ],
])('[dt14.table.drawn] an outline: %s', (_, outline, simple) => {
  expect(isSimple(outline)).toBe(simple);
});
