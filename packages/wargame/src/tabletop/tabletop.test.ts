import { describe, expect, test } from 'vitest';
import { coreDistance } from './distance.ts';
import {
  arcsOf,
  area,
  areWithin,
  disc,
  gapOf,
  hullCorners,
  isLongerInside,
  line,
  meetArea,
  meetDisc,
  meetStretch,
  overlaps,
  type Point,
  rootUp,
  roundedQuotient,
  type Shape,
  squareOf,
  times,
} from './index.ts';

/** Numbers that are the same in every run. */
function numbers(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

const pointFrom = (next: (below: number) => number): Point => [next(40) * 10, next(40) * 10];

function shapeFrom(next: (below: number) => number): Shape {
  const at = pointFrom(next);
  if (next(3) === 0) return disc(at, 10 + next(30));
  if (next(3) === 0) return line(at, pointFrom(next));
  return area(hullCorners(at, { length: 20 + next(40), width: 15 + next(30) }, next(64)));
}

const turned = ([x, y]: Point): Point => [-y, x];
const mirrored = ([x, y]: Point): Point => [-x, y];
const moved = (shape: Shape, how: (point: Point) => Point): Shape =>
  shape.form === 'disc' ? { ...shape, at: how(shape.at) } : { ...shape, corners: shape.corners.map(how) };

describe('whole numbers', () => {
  test('quotients are rounded to the nearest, halves away from zero', () => {
    const halves = [5, -5, 4, -4, 6, -6, 0].map((above) => roundedQuotient(above, 2));
    expect(halves).toEqual([3, -3, 2, -2, 3, -3, 0]);
  });

  test('products stay exact beyond what a plain number holds', () => {
    expect(times(3, 4)).toBe(12);
    expect(times(94_906_267, 94_906_267)).toBe(9007199515875289n);
  });

  test('a root is the least whole number that is enough', () => {
    const roots = [0, 1, 2, 4, 5, 9, 10].map((above) => rootUp({ above, below: 1 }));
    expect(roots).toEqual([0, 1, 2, 2, 3, 3, 4]);
    expect(rootUp({ above: 1, below: 3 })).toBe(1);
  });
});

describe('hulls', () => {
  test('a quarter turn of the heading turns the corners', () => {
    const half = { length: 40, width: 25 };
    for (let heading = 0; heading < 48; heading++) {
      const corners = hullCorners([0, 0], half, heading).map(turned);
      expect(corners.map(([x, y]) => [x + 0, y + 0])).toEqual(
        hullCorners([0, 0], half, heading + 16).map(([x, y]) => [x + 0, y + 0]),
      );
    }
  });

  test('arcs: ahead is front, aside is a side, on the diagonal both', () => {
    expect(arcsOf([0, 0], 0, [10, 0])).toEqual(['front']);
    expect(arcsOf([0, 0], 0, [10, 10])).toEqual(['front', 'right']);
    expect(arcsOf([0, 0], 0, [0, -10])).toEqual(['left']);
    expect(arcsOf([0, 0], 16, [0, -10])).toEqual(['rear']);
    expect(arcsOf([0, 0], 5, [0, 0])).toEqual(['front', 'rear']);
  });
});

test('an area overlaps itself, a triangle too', () => {
  const triangle = area([
    [0, 0],
    [30, 0],
    [0, 30],
  ]);
  expect(overlaps(triangle, triangle)).toBe(true);
  expect(overlaps(area(hullCorners([9, 9], { length: 20, width: 10 }, 5)), triangle)).toBe(true);
});

describe('on random shapes', () => {
  const next = numbers(7);
  const pairs = Array.from({ length: 400 }, () => [shapeFrom(next), shapeFrom(next)] as const);

  test('a gap is the least distance within which two shapes are', () => {
    for (const [a, b] of pairs) {
      const gap = gapOf(a, b);
      expect(gapOf(b, a)).toBe(gap);
      expect(areWithin(a, b, gap)).toBe(true);
      if (gap > 0) expect(areWithin(a, b, gap - 1)).toBe(false);
    }
  });

  test('distance and overlap turn and mirror with the table', () => {
    for (const [a, b] of pairs) {
      for (const how of [turned, mirrored]) {
        expect(gapOf(moved(a, how), moved(b, how))).toBe(gapOf(a, b));
        if (a.form !== 'line') expect(overlaps(moved(a, how), moved(b, how))).toBe(overlaps(a, b));
      }
      if (a.form !== 'line' && overlaps(a, b)) expect(gapOf(a, b)).toBe(0);
    }
  });

  test('overlap agrees with looking at point after point', () => {
    for (const [a, b] of pairs.slice(0, 40)) {
      if (a.form === 'line' || b.form === 'line') continue;
      const isInBoth = (x: number, y: number): boolean =>
        [a, b].every(
          (shape) =>
            Number(coreDistance(disc([x, y], 0), shape).above) <=
            (shape.form === 'disc' ? (shape.radius - 1) ** 2 : 0),
        );
      let found = false;
      for (let x = -80; x <= 480 && !found; x += 5)
        for (let y = -80; y <= 480 && !found; y += 5) found = isInBoth(x, y);
      if (found) expect(overlaps(a, b)).toBe(true);
      else if (overlaps(a, b)) expect(gapOf(a, b)).toBe(0);
    }
  });
});

describe('lines of sight', () => {
  const square = [
    [10, 10],
    [30, 10],
    [30, 30],
    [10, 30],
  ] as const satisfies readonly Point[];
  const none = { crosses: false, left: false, right: false, along: false };

  test('through an area, past its corner, along its side', () => {
    expect(
      meetArea(
        [
          [0, 20],
          [40, 20],
        ],
        square,
      ),
    ).toEqual({ ...none, crosses: true });
    expect(
      meetArea(
        [
          [0, 20],
          [20, 0],
        ],
        square,
      ),
    ).toEqual({ ...none, right: true });
    expect(
      meetArea(
        [
          [20, 0],
          [0, 20],
        ],
        square,
      ),
    ).toEqual({ ...none, left: true });
    expect(
      meetArea(
        [
          [0, 10],
          [40, 10],
        ],
        square,
      ),
    ).toEqual({ ...none, right: true });
    expect(
      meetArea(
        [
          [0, 10],
          [10, 10],
        ],
        square,
      ),
    ).toEqual(none);
    expect(
      meetArea(
        [
          [0, 9],
          [40, 9],
        ],
        square,
      ),
    ).toEqual(none);
  });

  test('the direction of an outline does not matter, the other way round left is right', () => {
    const next = numbers(11);
    for (let i = 0; i < 500; i++) {
      const corners = hullCorners(pointFrom(next), { length: 50, width: 30 }, next(64));
      const [a, b] = [pointFrom(next), pointFrom(next)];
      const met = meetArea([a, b], corners);
      expect(meetArea([a, b], corners.toReversed())).toEqual(met);
      expect(meetArea([b, a], corners)).toEqual({ ...met, left: met.right, right: met.left });
    }
  });

  test('a stretch of wall is crossed, touched with its end, or lies along', () => {
    const sight = [
      [0, 0],
      [100, 0],
    ] as const;
    expect(
      meetStretch(sight, [
        [50, -5],
        [50, 5],
      ]),
    ).toEqual({ ...none, crosses: true });
    expect(
      meetStretch(sight, [
        [50, 0],
        [60, 5],
      ]),
    ).toEqual({ ...none, right: true });
    expect(
      meetStretch(sight, [
        [60, -5],
        [50, 0],
      ]),
    ).toEqual({ ...none, left: true });
    expect(
      meetStretch(sight, [
        [90, 0],
        [120, 0],
      ]),
    ).toEqual({ ...none, along: true });
    expect(
      meetStretch(sight, [
        [100, 0],
        [120, 0],
      ]),
    ).toEqual(none);
    expect(
      meetStretch(sight, [
        [0, -5],
        [0, 5],
      ]),
    ).toEqual(none);
  });

  test('a round area is passed through or touched', () => {
    expect(
      meetDisc(
        [
          [0, 0],
          [100, 0],
        ],
        [50, 50],
        50,
      ),
    ).toEqual({ ...none, right: true });
    expect(
      meetDisc(
        [
          [0, 0],
          [100, 0],
        ],
        [50, -49],
        50,
      ),
    ).toEqual({ ...none, crosses: true });
    expect(
      meetDisc(
        [
          [0, 0],
          [100, 0],
        ],
        [150, 0],
        50,
      ),
    ).toEqual(none);
  });

  test('what is inside an outline is measured exactly', () => {
    const comb: Point[] = [
      [0, 0],
      [300, 0],
      [300, 100],
      [200, 100],
      [200, 50],
      [100, 50],
      [100, 100],
      [0, 100],
    ];
    expect(
      isLongerInside(
        [
          [0, 75],
          [300, 75],
        ],
        comb,
        199,
      ),
    ).toBe(true);
    expect(
      isLongerInside(
        [
          [0, 75],
          [300, 75],
        ],
        comb,
        200,
      ),
    ).toBe(false);
    expect(
      isLongerInside(
        [
          [0, 0],
          [30, 40],
        ],
        comb,
        49,
      ),
    ).toBe(true);
    expect(
      isLongerInside(
        [
          [0, 0],
          [30, 40],
        ],
        comb,
        50,
      ),
    ).toBe(false);
    expect(squareOf([0, 0], [30, 40])).toBe(2500);
  });
});
