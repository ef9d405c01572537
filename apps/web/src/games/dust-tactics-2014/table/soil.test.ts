import { describe, expect, test } from 'vitest';
import type { FeatureModel, Spot } from '../../../board/tabletop.ts';
import { isInside } from './geometry.ts';
import { soilOf } from './soil.ts';
import { tracksOn } from './track.ts';

const house = (key: string, points: readonly Spot[]): FeatureModel => ({
  key,
  kind: 'house',
  points,
  stretches: points.map((from, n) => ({ from, to: points[(n + 1) % points.length]!, opening: null })),
  storeys: 1,
  label: 'house',
});

const middle = house('middle', [
  [500, 400],
  [700, 400],
  [700, 800],
  [500, 800],
]);

describe('the ground of a table', () => {
  test('tracks lead from edge to edge, around what stands there', () => {
    const tracks = tracksOn(1200, 1200, [middle]);
    expect(tracks).toHaveLength(2);
    const [across, down] = tracks;
    expect([across![0]![0], across!.at(-1)![0]]).toEqual([-50, 1250]);
    expect([down![0]![1], down!.at(-1)![1]]).toEqual([-50, 1250]);
    for (const at of tracks.flat()) expect(isInside(middle.points, at), `${at}`).toBe(false);
  });

  test('a small table has one', () => {
    expect(tracksOn(900, 900, [])).toHaveLength(1);
  });

  test('is the same every time, and no grass grows in a house', () => {
    const soil = soilOf(1200, 1200, [middle]);
    expect(soilOf(1200, 1200, [structuredClone(middle)])).toEqual(soil);
    const tufts = [...soil.tufts.matchAll(/M(-?\d+) (-?\d+)/g)].map(
      ([, x, y]): Spot => [Number(x), Number(y)],
    );
    expect(tufts.length).toBeGreaterThan(40);
    for (const at of tufts) expect(isInside(middle.points, at)).toBe(false);
  });

  test('stones lie beside walls only', () => {
    expect(soilOf(900, 900, []).rubble).toBe('');
    expect(soilOf(1200, 1200, [middle]).rubble).not.toBe('');
  });

  test('earth and reeds lie around water, outside the edge that counts', () => {
    const points: readonly Spot[] = [
      [300, 300],
      [700, 300],
      [700, 500],
      [500, 420],
      [300, 500],
    ];
    const pond: FeatureModel = { ...house('pond', points), kind: 'water' };
    for (const outline of [points, points.toReversed()]) {
      const soil = soilOf(900, 900, [{ ...pond, points: outline }]);
      const reeds = [...soil.reeds.matchAll(/M(-?\d+) (-?\d+)/g)];
      expect(reeds.length).toBeGreaterThan(5);
      for (const [, x, y] of reeds) expect(isInside(points, [Number(x), Number(y)])).toBe(false);
      expect(soil.banks).not.toBe('');
      expect(soil.mud).not.toBe(soil.banks);
    }
    expect(soilOf(900, 900, [middle])).toMatchObject({ banks: '', mud: '', reeds: '' });
  });
});
