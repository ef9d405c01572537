import { describe, expect, test } from 'vitest';
import { areNear, doesStripReach } from './closeness.ts';
import { coreDistance } from './distance.ts';
import { compare } from './fraction.ts';
import { area, disc, line, type Point, type Shape } from './index.ts';

function numbers(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

/** A point, a segment, a bent line or an outline, on a paper of so many squares. */
function shapeFrom(next: (below: number) => number, size: number): Shape {
  const point = (): Point => [next(size), next(size)];
  const [x, y] = point();
  switch (next(5)) {
    case 0:
      return disc([x, y], 0);
    case 1:
      return line([x, y]);
    case 2:
      return line([x, y], point());
    case 3:
      return line([x, y], point(), point());
    default: {
      const [w, h] = [1 + next(size), 1 + next(size)];
      return area([
        [x, y],
        [x + w, y],
        [x + w, y + h],
        [x, y + h],
      ]);
    }
  }
}

/** The same by exact fractions. */
function isNearExactly(a: Shape, b: Shape, distance: number, touching: boolean): boolean {
  const order = compare(coreDistance(a, b), { above: BigInt(distance) ** 2n, below: 1 });
  if (touching) return distance >= 0 && order <= 0;
  return distance > 0 && order < 0;
}

describe('closeness', () => {
  test.each([
    ['a few squares', 9, 6],
    ['a table', 2400, 900],
    ['numbers beyond what floats hold', 3_000_000, 1_500_000],
  ])('on %s it is what the exact distance says', (_, size, far) => {
    const next = numbers(size);
    for (let n = 0; n < 4000; n++) {
      const [a, b] = [shapeFrom(next, size), shapeFrom(next, size)];
      const distance = next(far) - 1;
      for (const touching of [true, false])
        if (areNear(a, b, distance, touching) !== isNearExactly(a, b, distance, touching))
          expect({ a, b, distance, touching }).toBe('judged alike');
    }
  });

  test('at exactly the distance it touches and does not overlap', () => {
    const [here, there] = [disc([0, 0], 0), line([3, 4], [3, 40])];
    expect([areNear(here, there, 5, true), areNear(here, there, 5, false)]).toEqual([true, false]);
    expect([areNear(here, here, 0, true), areNear(here, here, 0, false)]).toEqual([true, false]);
    expect(areNear(here, here, -1, true)).toBe(false);
  });

  test('a strip reaches what the line in its middle is nearer to than its half width', () => {
    const next = numbers(7);
    for (let n = 0; n < 4000; n++) {
      const [from, to]: [Point, Point] = [
        [next(9), next(9)],
        [next(9), next(9)],
      ];
      const shape = shapeFrom(next, 9);
      const radius = next(4);
      if (doesStripReach(from, to, radius, shape) !== isNearExactly(line(from, to), shape, radius, false))
        expect({ from, to, radius, shape }).toBe('judged alike');
    }
    expect(doesStripReach([0, 0], [10, 0], 3, disc([5, 5], 2))).toBe(false);
    expect(doesStripReach([0, 0], [10, 0], 3, disc([5, 5], 3))).toBe(true);
  });
});
