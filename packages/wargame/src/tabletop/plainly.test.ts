import { describe, expect, test } from 'vitest';
import { meet } from './distance.ts';
import {
  area,
  coreDistance,
  disc,
  gapOf,
  isLongerInside,
  isOnTable,
  line,
  type Meeting,
  meetArea,
  meetDisc,
  meetStretch,
  overlaps,
  type Point,
  placeIn,
  reaches,
  type Segment,
  sidesOf,
} from './index.ts';

// Shapes on a few squares of paper, where plain arithmetic with floats is exact enough to hold the exact one against.

function numbers(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

type Spot = readonly [x: number, y: number];
const NEAR = 1e-9;

const side = (a: Spot, b: Spot, p: Spot): number =>
  (b[0] - a[0]) * (p[1] - a[1]) - (b[1] - a[1]) * (p[0] - a[0]);
const at = ([a, b]: Segment, t: number): Spot => [a[0] + t * (b[0] - a[0]), a[1] + t * (b[1] - a[1])];
const apart = (a: Spot, b: Spot): number => Math.hypot(a[0] - b[0], a[1] - b[1]);

function isInside(corners: readonly Spot[], [x, y]: Spot): boolean {
  let inside = false;
  for (const [i, [ax, ay]] of corners.entries()) {
    const [bx, by] = corners.at(i - 1)!;
    if (ay > y !== by > y && x < ax + ((y - ay) * (bx - ax)) / (by - ay)) inside = !inside;
  }
  return inside;
}

/** Where, as a part of its length, a line meets the line through a segment or comes to one of its ends. */
function placesOn([a, b]: Segment, [c, d]: Segment): number[] {
  const square = (b[0] - a[0]) ** 2 + (b[1] - a[1]) ** 2;
  const foot = (p: Point): number => ((p[0] - a[0]) * (b[0] - a[0]) + (p[1] - a[1]) * (b[1] - a[1])) / square;
  const across = side(c, d, a) - side(c, d, b);
  const met = Math.abs(across) < NEAR ? [] : [side(c, d, a) / across];
  const on = met.filter((t) => {
    const spot = at([a, b], t);
    return Math.abs(apart(spot, c) + apart(spot, d) - apart(c, d)) < 1e-7;
  });
  return [...on, ...[c, d].filter((p) => side(a, b, p) === 0).map(foot)];
}

const places = (sight: Segment, sides: readonly Segment[]): number[] =>
  [0, 1, ...sides.flatMap((one) => placesOn(sight, one))]
    .filter((t) => t > -NEAR && t < 1 + NEAR)
    .toSorted((a, b) => a - b);

/** The parts of a line between one place and the next that are inside. */
const insides = (sight: Segment, corners: readonly Point[]): number[] => {
  const cuts = places(sight, sidesOf(area(corners)));
  return cuts
    .slice(1)
    .map((to, i) => [cuts[i]!, to] as const)
    .filter(([from, to]) => to - from > NEAR && isInside(corners, at(sight, (from + to) / 2)))
    .filter(([from, to]) => placeAt(corners, at(sight, (from + to) / 2)) === 'inside')
    .map(([from, to]) => to - from);
};

const placeAt = (corners: readonly Point[], spot: Spot): 'inside' | 'edge' | 'outside' => {
  const onEdge = sidesOf(area(corners)).some(
    ([c, d]) => Math.abs(apart(spot, c) + apart(spot, d) - apart(c, d)) < 1e-7,
  );
  return onEdge ? 'edge' : isInside(corners, spot) ? 'inside' : 'outside';
};

/** Looks around every place of the line at which something may begin. */
function lookAt(sight: Segment, corners: readonly Point[]): Meeting {
  if (insides(sight, corners).length > 0) return { crosses: true, left: false, right: false, along: false };
  const cuts = places(sight, sidesOf(area(corners)));
  const middles = cuts.slice(1).map((to, i) => (cuts[i]! + to) / 2);
  let [left, right] = [false, false];
  for (const t of [...cuts, ...middles].filter((one) => one > NEAR && one < 1 - NEAR)) {
    const [x, y] = at(sight, t);
    for (let n = 0; n < 48; n++) {
      const spot: Spot = [x + 1e-3 * Math.cos(n / 7.7), y + 1e-3 * Math.sin(n / 7.7)];
      const where = side(sight[0], sight[1], spot);
      if (Math.abs(where) < 1e-5 || !isInside(corners, spot)) continue;
      if (where < 0) left = true;
      else right = true;
    }
  }
  return { crosses: false, left, right, along: false };
}

const outlines = [
  '2,2 6,2 6,6 2,6',
  '4,1 7,4 4,7 1,4',
  '1,1 7,3 3,6',
  '1,1 7,1 7,3 3,3 3,7 1,7',
  '1,1 7,1 7,7 5,7 5,3 3,3 3,7 1,7',
  '1,2 4,4 7,2 6,7 4,5 2,6',
].map((corners): Point[] =>
  corners.split(' ').map((pair) => pair.split(',').map(Number) as unknown as Point),
);
const convex = outlines.slice(0, 3);
/** Pieces have four corners. */
const hulls = outlines.slice(0, 2);

const pointFrom = (next: (below: number) => number): Point => [next(9), next(9)];
function* lines(seed: number, count: number): Generator<Segment> {
  const next = numbers(seed);
  for (let n = 0; n < count; n++) {
    const [a, b] = [pointFrom(next), pointFrom(next)];
    if (a[0] !== b[0] || a[1] !== b[1]) yield [a, b];
  }
}

describe('sight on squared paper', () => {
  test.each(outlines.map((corners, n) => [n, corners] as const))('past area %d', (_, corners) => {
    for (const sight of lines(1, 160)) {
      const seen = lookAt(sight, corners);
      for (const outline of [corners, corners.toReversed()])
        expect({ sight, ...meetArea(sight, outline) }).toEqual({ sight, ...seen });
    }
  });

  test.each(outlines.map((corners, n) => [n, corners] as const))(
    'how long it is in area %d',
    (_, corners) => {
      for (const sight of lines(2, 120)) {
        const long = insides(sight, corners).reduce((sum, part) => sum + part, 0) * apart(sight[0], sight[1]);
        const lengths = [0, 1, 2, 3, 4, 5, 6];
        const longer = lengths.filter((length) => isLongerInside(sight, corners, length));
        expect({ sight, longer }).toEqual({
          sight,
          longer: lengths.filter((length) => long > length + 1e-7),
        });
      }
    },
  );

  test('past a stretch of wall', () => {
    const walls = [...lines(3, 40)];
    for (const sight of lines(4, 40)) {
      for (const wall of walls) {
        const [c, d] = wall.map((end) => side(sight[0], sight[1], end)) as [number, number];
        const inner = placesOn(sight, wall).filter((t) => t > NEAR && t < 1 - NEAR);
        const ends = placesOn(sight, wall);
        const isFlat = c === 0 && d === 0;
        const overlap = isFlat && Math.min(1, Math.max(...ends)) - Math.max(0, Math.min(...ends)) > NEAR;
        const touches = !isFlat && c * d === 0 && inner.length > 0;
        const expected = {
          crosses: c * d < 0 && inner.length > 0,
          left: touches && c + d < 0,
          right: touches && c + d > 0,
          along: overlap,
        };
        const met = meetStretch(sight, wall);
        if (JSON.stringify(met) !== JSON.stringify(expected))
          expect({ sight, wall, ...met }).toEqual(expected);
      }
    }
  });

  test('past a round area', () => {
    const sights: Segment[] = [
      ...lines(5, 60),
      [
        [0, 0],
        [8, 6],
      ],
      [
        [8, 6],
        [0, 0],
      ],
      [
        [0, 1],
        [8, 1],
      ],
    ];
    for (const sight of sights) {
      for (const centre of [
        [4, 3],
        [1, 7],
        [7, 1],
        [4, 4],
      ] as const) {
        for (const radius of [1, 2, 3, 5]) {
          const [a, b] = sight;
          const long = apart(a, b);
          const aside = side(a, b, centre) / long;
          const ahead = ((centre[0] - a[0]) * (b[0] - a[0]) + (centre[1] - a[1]) * (b[1] - a[1])) / long;
          const isAbreast = ahead > NEAR && ahead < long - NEAR;
          const nearest = isAbreast ? Math.abs(aside) : Math.min(apart(a, centre), apart(b, centre));
          const touches = isAbreast && Math.abs(Math.abs(aside) - radius) < NEAR;
          const expected = {
            crosses: nearest < radius - NEAR,
            left: touches && aside < 0,
            right: touches && aside > 0,
            along: false,
          };
          expect({ sight, centre, radius, ...meetDisc(sight, centre, radius) }).toEqual({
            sight,
            centre,
            radius,
            ...expected,
          });
        }
      }
    }
    expect(
      meetDisc(
        [
          [1, 1],
          [1, 1],
        ],
        [1, 1],
        5,
      ),
    ).toMatchObject({ crosses: false });
  });
});

/** What of one outline lies in a convex one. */
function clipped(subject: readonly Spot[], clip: readonly Point[]): Spot[] {
  let left: Spot[] = [...subject];
  for (const [i, b] of clip.entries()) {
    const a = clip.at(i - 1)!;
    const before = left;
    left = [];
    for (const [j, p] of before.entries()) {
      const q = before.at(j - 1)!;
      const [atP, atQ] = [side(a, b, p), side(a, b, q)];
      if (atP * atQ < 0) {
        const t = atQ / (atQ - atP);
        left.push([q[0] + t * (p[0] - q[0]), q[1] + t * (p[1] - q[1])]);
      }
      if (atP >= 0) left.push(p);
    }
  }
  return left;
}
const areaOf = (corners: readonly Spot[]): number =>
  Math.abs(
    corners.reduce((sum, [x, y], i) => sum + corners.at(i - 1)![0] * y - corners.at(i - 1)![1] * x, 0),
  ) / 2;
const shifted = (corners: readonly Point[], [dx, dy]: Point): Point[] =>
  corners.map(([x, y]) => [x + dx, y + dy]);

describe('shapes on squared paper', () => {
  test('areas overlap where what they share has a size', () => {
    const small: Point[] = [
      [0, 0],
      [1, 0],
      [1, 1],
      [0, 1],
    ];
    const large = outlines[3]!.map(([x, y]): Point => [3 * x - 8, 3 * y - 8]);
    for (const one of [...hulls, small]) {
      for (const other of [...outlines, large]) {
        for (let dx = -8; dx <= 8; dx++) {
          for (const dy of [-5, -2, 0, 1, 4, 5]) {
            const moved = shifted(one, [dx, dy]);
            const shares = areaOf(clipped(other, moved)) > 1e-7;
            if (overlaps(area(moved), area(other)) !== shares)
              expect({ moved, other, shares: !shares }).toEqual({ moved, other, shares });
          }
        }
      }
    }
  });

  test('an area that fills another to its edge lies in it', () => {
    const cross: Point[] = [
      [0, 1],
      [1, 0],
      [2, 1],
      [1, 2],
    ];
    const frame: Point[] = [
      [0, 0],
      [1, 0],
      [2, 0],
      [2, 1],
      [2, 2],
      [1, 2],
      [0, 2],
      [0, 1],
    ];
    expect(overlaps(area(cross), area(frame))).toBe(true);
    expect(overlaps(area(cross), area(cross))).toBe(true);
    expect(overlaps(area(frame), area(frame.toReversed()))).toBe(true);
  });

  test('a line overlaps what it runs through, whichever comes first', () => {
    for (const corners of convex) {
      for (const [a, b] of lines(6, 80)) {
        const through = insides([a, b], corners).length > 0;
        expect([overlaps(line(a, b), area(corners)), overlaps(area(corners), line(a, b))]).toEqual([
          through,
          through,
        ]);
        expect(overlaps(line(a, b), line(b, a))).toBe(false);
      }
    }
    expect(overlaps(line([0, 0], [0, 9], [9, 9]), area(outlines[0]!))).toBe(false);
    expect(overlaps(line([0, 0], [0, 9], [9, 0]), area(outlines[0]!))).toBe(true);
  });

  test('distances are those of their nearest points', () => {
    const next = numbers(8);
    const fromSide = (p: Spot, [a, b]: Segment): number => {
      const square = (b[0] - a[0]) ** 2 + (b[1] - a[1]) ** 2;
      const t = square === 0 ? 0 : ((p[0] - a[0]) * (b[0] - a[0]) + (p[1] - a[1]) * (b[1] - a[1])) / square;
      return apart(p, at([a, b], Math.max(0, Math.min(1, t))));
    };
    for (let n = 0; n < 150; n++) {
      const one = shifted(outlines[n % 6]!, [next(30), next(30)]);
      const other =
        n % 3 === 0 ? [pointFrom(next), pointFrom(next)] : shifted(outlines[next(6)]!, [next(30), next(30)]);
      const shape = n % 3 === 0 ? line(...other) : area(other);
      const [sides, others] = [sidesOf(area(one)), sidesOf(shape)];
      const crosses = sides.some((s) => others.some((o) => meet(s, o)));
      const holds =
        isInside(one, other[0]!) || (shape.form === 'area' && isInside(other, one[0]!)) || crosses;
      const nearest = Math.min(
        ...sides.flatMap((s) =>
          others.flatMap((o) => [fromSide(s[0], o), fromSide(o[0], s), fromSide(o[1], s)]),
        ),
      );
      const gap = holds ? 0 : Math.ceil(nearest - NEAR);
      expect([gapOf(area(one), shape), gapOf(shape, area(one))]).toEqual([gap, gap]);
      const spot = pointFrom(next);
      const away = isInside(one, spot) ? 0 : Math.min(...sides.map((s) => fromSide(spot, s)));
      expect(gapOf(disc(spot, 2), area(one))).toBe(Math.max(0, Math.ceil(away - NEAR) - 2));
      expect(reaches(disc(spot, 2), 3, area(one))).toBe(away < 5 - NEAR);
    }
    expect(coreDistance(disc([0, 0], 9), disc([3, 4], 9))).toEqual({ above: 25, below: 1 });
    expect(gapOf(line([3, 4]), disc([0, 0], 2))).toBe(3);
    expect(gapOf(line([3, 4]), line([0, 0]))).toBe(5);
  });

  test('segments meet where they have a point in common', () => {
    for (const one of lines(9, 60))
      for (const other of lines(10, 60)) {
        const common = placesOn(one, other).some((t) => t > -NEAR && t < 1 + NEAR);
        const around = placesOn(other, one).some((t) => t > -NEAR && t < 1 + NEAR);
        if (meet(one, other) !== (common || around)) expect({ one, other, meets: !common }).toEqual(common);
      }
  });

  test('a point is inside, on the edge or outside', () => {
    for (const corners of outlines)
      for (let x = 0; x < 9; x++)
        for (let y = 0; y < 9; y++)
          expect([x, y, placeIn(corners, [x, y])]).toEqual([x, y, placeAt(corners, [x, y])]);
  });

  test('a shape is on the table with its whole edge', () => {
    const table = { width: 10, height: 6 };
    const spots: Point[] = [
      [2, 2],
      [8, 4],
      [1, 3],
      [9, 3],
      [5, 1],
      [5, 5],
    ];
    expect(spots.filter((spot) => isOnTable(disc(spot, 2), table))).toEqual(spots.slice(0, 2));
    const ends: Point[] = [
      [0, 0],
      [10, 6],
      [11, 6],
      [10, 7],
      [-1, 0],
      [0, -1],
    ];
    expect(ends.filter((end) => isOnTable(line([5, 5], end), table))).toEqual(ends.slice(0, 2));
  });
});
