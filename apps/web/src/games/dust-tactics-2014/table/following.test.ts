import { expect, test } from 'vitest';
import type { Spot, TableScene } from '../../../board/tabletop.ts';
import { changedSince } from './following.ts';

const troop = (key: string, ...spots: readonly Spot[]) => ({
  key,
  minis: spots.map((at, n) => ({ key: `${key}.${n}`, at, radius: 14 })),
});
const table = (...troops: readonly ReturnType<typeof troop>[]) =>
  ({ kind: 'table', width: 900, height: 900, features: [], edges: [], troops }) as unknown as TableScene;

test('who came, went or lost somebody is followed, who stood still or fell is not', () => {
  const before = table(
    troop('1a', [1, 1]),
    troop('1b', [5, 5], [6, 6]),
    troop('2a', [9, 9]),
    troop('2b', [7, 7]),
  );
  const after = table(
    troop('1a', [1, 1]),
    troop('1b', [5, 5]),
    troop('2a', [8, 9]),
    troop('2b'),
    troop('2c', [3, 3]),
  );
  expect(changedSince(before, after).map(({ key }) => key)).toEqual(['1b', '2a', '2c']);
});
