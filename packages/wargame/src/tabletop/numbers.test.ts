import { describe, expect, test } from 'vitest';
import { compare, isRootMore, rootUp, ZERO } from './fraction.ts';
import { directionOf, HEADINGS, UNIT } from './heading.ts';
import { arcsOf, hullCorners, type Point, roundedQuotient } from './index.ts';

describe('numbers and headings', () => {
  test('headings are the sixty-four parts of a circle, rounded', () => {
    for (let heading = 0; heading < HEADINGS; heading++) {
      const angle = (heading * Math.PI) / 32;
      const [u, v] = directionOf(heading);
      expect([u, v]).toEqual([
        Math.round(UNIT * Math.cos(angle)) + 0,
        Math.round(UNIT * Math.sin(angle)) + 0,
      ]);
    }
    expect([HEADINGS, UNIT]).toEqual([64, 4096]);
    for (const none of [-1, 64, 0.5]) expect(() => directionOf(none)).toThrow(RangeError);
    expect(hullCorners([100, 50], { length: 4, width: 3 }, 0)).toEqual([
      [104, 47],
      [104, 53],
      [96, 53],
      [96, 47],
    ]);
  });

  test('quotients are rounded to the nearest, and nothing is less than zero by a sign alone', () => {
    expect([-1, 1, -3, 3, -2].map((above) => roundedQuotient(above, 4))).toEqual([0, 0, -1, 1, -1]);
    expect(Object.is(roundedQuotient(-1, 4), 0)).toBe(true);
  });

  test('roots are compared without being taken, a difference counted', () => {
    const more = (by: number) => [24, 25, 26].map((square) => isRootMore(square, 9, by));
    expect([1, 2, 3].map(more)).toEqual([
      [true, true, true],
      [false, false, true],
      [false, false, false],
    ]);
    const less = (by: number) => [8, 9, 10].map((square) => isRootMore(square, 25, by));
    expect([-1, -2, -3, -9].map(less)).toEqual([
      [false, false, false],
      [false, false, true],
      [true, true, true],
      [true, true, true],
    ]);
    expect([isRootMore(9, 9, 0), isRootMore(10, 9, 0), isRootMore(0, 0, -1)]).toEqual([false, true, true]);
    expect([isRootMore(2, 1_000_000, -999), isRootMore(1_000_000, 2, 999)]).toEqual([true, false]);
  });

  test('arcs meet on the diagonals', () => {
    const arcs = (to: Point) => arcsOf([0, 0], 0, to).join(' ');
    expect([arcs([1, 1]), arcs([1, -1]), arcs([-1, 1]), arcs([-1, -1])]).toEqual([
      'front right',
      'front left',
      'rear right',
      'left rear',
    ]);
    expect([arcs([2, 1]), arcs([1, 2]), arcs([-2, 1]), arcs([1, -2]), arcs([-1, 0])]).toEqual([
      'front right',
      'right',
      'rear right',
      'left',
      'rear',
    ]);
  });

  test('fractions are compared, and squares with whole roots', () => {
    expect(ZERO).toEqual({ above: 0, below: 1 });
    const half = { above: 1, below: 2 };
    expect([compare(half, ZERO), compare(ZERO, half), compare(half, { above: 2, below: 4 })]).toEqual([
      1, -1, 0,
    ]);
    const large = 94_906_267;
    const roots = [-1n, 0n, 1n].map((more) => rootUp({ above: BigInt(large) ** 2n + more, below: 1 }));
    expect(roots).toEqual([large, large, large + 1]);
    expect([0, 1, 2, 4, 5].map((above) => rootUp({ above, below: 1 }))).toEqual([0, 1, 2, 2, 3]);
  });
});
