import { disc } from '@dustfront/wargame/tabletop';
import { describe, expect, test } from 'vitest';
import { block, man, walker } from '../../../test/tabletop.ts';
import {
  boundsOf,
  boundsOfFeature,
  boxesOf,
  hullsIn,
  meetsBounds,
  passesBy,
  passesFeature,
  tallIn,
} from './bounds.ts';
import type { Feature } from './words.ts';

const box = (left: number, top: number, right: number, bottom: number) => ({ left, top, right, bottom });

describe('boxes around things', () => {
  test('around a disc and an outline, with a margin', () => {
    expect(boundsOf(disc([50, 60], 10))).toEqual(box(40, 50, 60, 70));
    expect(boundsOf(disc([50, 60], 10), 5)).toEqual(box(35, 45, 65, 75));
    expect(boundsOfFeature(block('b', [10, 20], [30, 40]))).toEqual(box(10, 20, 40, 60));
    expect(boundsOfFeature({ id: 's', kind: 'smoke', at: [100, 100] })).toEqual(box(50, 50, 150, 150));
  });

  const still = box(10, 10, 20, 20);
  test.each([
    ['to the right', box(20, 0, 30, 30), box(21, 0, 30, 30)],
    ['to the left', box(0, 0, 10, 30), box(0, 0, 9, 30)],
    ['below', box(0, 20, 30, 30), box(0, 21, 30, 30)],
    ['above', box(0, 0, 30, 10), box(0, 0, 30, 9)],
  ])('meet if they have a point in common: %s', (_, touching, apart) => {
    expect([meetsBounds(still, touching), meetsBounds(touching, still)]).toEqual([true, true]);
    expect([meetsBounds(still, apart), meetsBounds(apart, still)]).toEqual([false, false]);
  });

  test('a line passes by what it does not touch', () => {
    const hull = walker([100, 100]);
    const [around] = boxesOf([hull]);
    expect(
      passesBy(
        [
          [0, 60],
          [200, 60],
        ],
        around!,
      ),
    ).toBe(true);
    expect(
      passesBy(
        [
          [0, 70],
          [200, 70],
        ],
        around!,
      ),
    ).toBe(false);
    expect(
      passesBy(
        [
          [0, 0],
          [200, 60],
        ],
        around!,
      ),
    ).toBe(true);
    expect(
      passesFeature(
        [
          [0, 0],
          [50, 0],
        ],
        block('b', [60, 0], [10, 10]),
      ),
    ).toBe(true);
    expect(
      passesFeature(
        [
          [0, 0],
          [60, 0],
        ],
        block('b', [60, 0], [10, 10]),
      ),
    ).toBe(false);
  });

  test('what is tall, and the hulls of a table', () => {
    const kinds = ['block', 'wood', 'crate', 'trench', 'mines'] as const;
    const features = kinds.map((kind) => ({ ...block(kind, [0, 0], [9, 9]), kind }) as Feature);
    expect(tallIn(features).map(({ kind }) => kind)).toEqual(['block', 'wood']);
    const hull = walker([100, 100]);
    const first = hullsIn([man('a', [0, 0]), hull]);
    expect(first).toEqual([hull]);
    expect(hullsIn([hull, man('b', [9, 9])])).toBe(first);
    expect(hullsIn([walker([100, 101])])).not.toBe(first);
  });
});
