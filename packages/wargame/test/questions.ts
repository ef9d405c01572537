/** Random questions about a table, answered the fast way and in BigInt. */
import {
  area,
  areWithin,
  directionOf,
  disc,
  doesStripReach,
  gapOf,
  HEADINGS,
  hullCorners,
  isLongerInside,
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
  type Shape,
  UNIT,
} from '../src/tabletop/index.ts';
import * as exactly from './exactly.ts';

type Next = (below: number) => number;

/** A stream of whole numbers that a seed begins (mulberry32). */
export function numbers(seed: number): Next {
  let state = seed >>> 0;
  return (below) => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return Math.floor((((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32) * below);
  };
}

/** Half of all points lie on a coarse grid, so that things touch, meet at corners and lie along one another. */
function pointFrom(next: Next): Point {
  const [width, height] = next(2) === 0 ? [1800, 1200] : [400, 300];
  const grid = next(2) === 0 ? 50 : 1;
  return [grid * next(width / grid), grid * next(height / grid)];
}

const SIZES = [
  [60, 50],
  [80, 60],
  [120, 90],
  [160, 120],
] as const;

function hullFrom(next: Next): readonly Point[] {
  const [length, width] = SIZES[next(SIZES.length)]!;
  const heading = next(2) === 0 ? 16 * next(4) : next(HEADINGS);
  return hullCorners(pointFrom(next), { length: length / 2, width: width / 2 }, heading);
}

/** An outline around a point, with a corner in some of all directions: convex or not, but it never crosses itself. */
function outlineFrom(next: Next): readonly Point[] {
  const [x, y] = pointFrom(next);
  const corners: Point[] = [];
  for (let heading = next(8); heading < HEADINGS; heading += 8 + next(8)) {
    const [u, v] = directionOf(heading);
    const far = 30 + next(200);
    corners.push([x + Math.round((u * far) / UNIT), y + Math.round((v * far) / UNIT)]);
  }
  return next(2) === 0 ? corners : corners.toReversed();
}

function shapeFrom(next: Next): Shape {
  const kind = next(8);
  if (kind < 3) return disc(pointFrom(next), next(2) === 0 ? 14 : next(51));
  if (kind < 5) return line(pointFrom(next), pointFrom(next));
  return area(kind < 7 ? hullFrom(next) : outlineFrom(next));
}

const segmentFrom = (next: Next): Segment => [pointFrom(next), pointFrom(next)];
const wordFor = (meeting: Meeting): string =>
  (['crosses', 'left', 'right', 'along'] as const).filter((one) => meeting[one]).join();

interface Asked {
  readonly about: unknown;
  readonly fast: unknown;
  readonly exact: unknown;
}

const between =
  (
    fast: (a: Shape, b: Shape, distance: number) => unknown,
    exact: (a: Shape, b: Shape, distance: number) => unknown,
  ) =>
  (next: Next): Asked => {
    const [a, b, distance] = [shapeFrom(next), shapeFrom(next), next(600)] as const;
    return { about: [a, b, distance], fast: fast(a, b, distance), exact: exact(a, b, distance) };
  };

const QUESTIONS: Readonly<Record<string, (next: Next) => Asked>> = {
  within: between(areWithin, exactly.withinExactly),
  reaches: between((a, b, distance) => reaches(a, distance, b), exactly.nearerExactly),
  gap: between(gapOf, (a, b) => {
    const gap = gapOf(a, b);
    return exactly.isGapExactly(a, b, gap) ? gap : `not ${gap}`;
  }),
  strip: (next) => {
    const [[from, to], shape, radius] = [segmentFrom(next), shapeFrom(next), next(61)] as const;
    return {
      about: [from, to, radius, shape],
      fast: doesStripReach(from, to, radius, shape),
      exact: (radius > 0 || shape.form === 'disc') && exactly.nearerExactly(line(from, to), shape, radius),
    };
  },
  overlap: (next) => {
    const [hull, other] = [hullFrom(next), shapeFrom(next)];
    return {
      about: [hull, other],
      fast: overlaps(area(hull), other),
      exact: exactly.overlapsExactly(hull, other),
    };
  },
  place: (next) => {
    const [corners, point] = [outlineFrom(next), pointFrom(next)];
    return {
      about: [corners, point],
      fast: placeIn(corners, point),
      exact: exactly.placeExactly(corners, point),
    };
  },
  wall: (next) => {
    const [sight, wall] = [segmentFrom(next), segmentFrom(next)];
    return {
      about: [sight, wall],
      fast: wordFor(meetStretch(sight, wall)),
      exact: exactly.stretchExactly(sight, wall),
    };
  },
  smoke: (next) => {
    const [sight, centre] = [segmentFrom(next), pointFrom(next)];
    return {
      about: [sight, centre],
      fast: wordFor(meetDisc(sight, centre, 50)),
      exact: exactly.discExactly(sight, centre, 50),
    };
  },
  through: (next) => {
    const [sight, corners] = [segmentFrom(next), next(2) === 0 ? hullFrom(next) : outlineFrom(next)];
    return {
      about: [sight, corners],
      fast: meetArea(sight, corners).crosses,
      exact: exactly.crossesExactly(sight, corners),
    };
  },
  deep: (next) => {
    const [sight, corners, length] = [segmentFrom(next), outlineFrom(next), 100 + 100 * next(2)] as const;
    return {
      about: [sight, corners, length],
      fast: isLongerInside(sight, corners, length),
      exact: exactly.isLongerExactly(sight, corners, length),
    };
  },
};

const KINDS = Object.keys(QUESTIONS);

/** Asks so many questions, of every kind alike often; says of each that is answered in two ways what it was. */
export function* differences(seed: number, count: number): Generator<string> {
  const next = numbers(seed);
  for (let n = 0; n < count; n++) {
    const kind = KINDS[n % KINDS.length]!;
    const { about, fast, exact } = QUESTIONS[kind]!(next);
    if (fast !== exact) yield `${kind}: ${fast} or ${exact}: ${JSON.stringify(about)}`;
  }
}
