import { expect, test } from 'vitest';
import { diagram } from './diagram.ts';
import { footingOf, squaresUnder } from './footing.ts';
import { structureAt, TERRAIN } from './ground.ts';

const BOARD = `
  1 2 .
  3 4 5
  . 6 .`;

test('[dt1.ruling.huge-vehicles] a huge base lies on four squares, or over the border', () => {
  const { ground, at } = diagram(BOARD);
  expect(squaresUnder(ground.grid, 1, at('4'))).toEqual([at('4')]);
  expect([...squaresUnder(ground.grid, 2, at('1'))].sort()).toEqual([0, 1, 3, 4]);
  expect(squaresUnder(ground.grid, 2, at('5'))).toEqual([]);
  expect(squaresUnder(ground.grid, 2, at('6'))).toEqual([]);
});

test.each([
  ['the upper two', ['12'], true],
  ['the lower two', ['34'], true],
  ['the left two', ['13'], true],
  ['the right two', ['24'], true],
  ['a square and its neighbour on the right', ['45'], false],
  ['a square and its neighbour below', ['46'], false],
])('[dt1.ruling.huge-move] a wall between %s', (_title, walls, closes) => {
  const { ground, at } = diagram(BOARD, { walls });
  expect((footingOf(ground, 2).flags[at('1')]! & TERRAIN) !== 0).toBe(closes);
  expect(footingOf(ground, 1)).toBe(ground);
});

test('[dt1.ruling.huge-move] a doorway between two of its squares does not close the place', () => {
  const { ground, at } = diagram(BOARD, { doorways: ['12'] });
  expect(footingOf(ground, 2).flags[at('1')]! & TERRAIN).toBe(0);
});

test('where there is no building nobody stands in one', () => {
  const { ground, at } = diagram(BOARD);
  expect(structureAt(ground, at('4'))).toBe(0);
});
