import { describe, expect, test } from 'vitest';
import type { Act, Deed } from '../../../acts/act.ts';
import type { StatusModel } from '../../../games/face.ts';
import { featsOf, gainsOf, goalsDecided, runningPoints, turningPoints } from './history.ts';

const status = {
  sides: [{ pips: [{ key: 'pounder' }, { key: 'rangers' }] }, { pips: [{ key: 'luther' }, { key: 'axis' }] }],
} as unknown as StatusModel;

const falls = (piece: string, points: number, after: number): Act => ({
  kind: 'falls',
  piece,
  name: piece,
  at: 'A1',
  points,
  after,
});

const fires = (piece: string, hits: number): Act =>
  ({ kind: 'fires', piece, name: piece, hits, after: 0 }) as unknown as Act;

const deed = (piece: string, ...acts: Act[]): Deed => ({
  piece,
  name: piece,
  sign: 'allies',
  reacting: false,
  first: 0,
  last: 1,
  acts,
});

describe('what decided a match', () => {
  const luther = deed('luther', fires('luther', 2), falls('rangers', 2, 4));
  const pounder = deed('pounder', fires('pounder', 4), falls('luther', 4, 9));
  const gains = gainsOf([luther, pounder], status);

  test('whoever falls is a gain of the other side', () => {
    expect(gains.map(({ side, points, at }) => [side, points, at])).toEqual([
      [1, 2, 5],
      [0, 4, 10],
    ]);
    expect(runningPoints(gains, 12).at(-1)).toEqual({ at: 12, points: [4, 2] });
  });

  test('the dearest deeds are told in the order in which they happened', () => {
    expect(turningPoints(gains, 1).map(({ deed: { piece } }) => piece)).toEqual(['pounder']);
    expect(turningPoints(gains).map(({ deed: { piece } }) => piece)).toEqual(['luther', 'pounder']);
  });

  test('the best unit is the one that destroyed most', () => {
    expect(featsOf([luther, pounder], status)[0]).toMatchObject({ piece: 'pounder', points: 4, hits: 4 });
  });
});

test('goals are told where they decided it, and not where the fighting did', () => {
  expect(goalsDecided([8, 6], [8, 12])).toEqual([0, 6]);
  expect(goalsDecided([8, 8], [10, 8])).toEqual([2, 0]);
  expect(goalsDecided([4, 12], [4, 18])).toBeNull();
  expect(goalsDecided([4, 12], [12, 12])).toBeNull();
});
