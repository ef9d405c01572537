import type { OptionSpace } from '@dustfront/kernel';
import { directionOf, HEADINGS, type Point, roundedQuotient, UNIT } from '@dustfront/wargame/tabletop';
import { arePiecesWithin } from './gap.ts';
import { endOf, type March, type Part, refusesMarch, refusesWay, type Stride } from './march.ts';
import { COHESION, footingOf } from './stand.ts';
import { isVehicle, type Piece, type Table } from './words.ts';
import { marchText, partTo, readMarch } from './written.ts';

/** How far around the place that was wanted a free one is looked for, ring by ring. */
const RINGS = [0, 5, 10, 15, 20, 30, 40, 50, 65, 80, 100, 125, 150];
const EVERY = 4;

/** A point so far away in a direction; nothing is decided by it, so it may be rounded. */
const towards = ([x, y]: Point, heading: number, distance: number): Point => {
  const [u, v] = directionOf(heading);
  return [x + roundedQuotient(distance * u, UNIT), y + roundedQuotient(distance * v, UNIT)];
};

/** Farther out than this nobody goes around corners. */
const NEAR = 20;

/** Places around a point, the nearest first. */
function* placesAround(at: Point): Generator<{ place: Point; near: boolean }> {
  for (const ring of RINGS)
    for (let heading = 0; heading < (ring === 0 ? 1 : HEADINGS); heading += EVERY)
      yield { place: towards(at, heading, ring), near: ring <= NEAR };
}

const between = (from: Point, to: Point, part: number, parts: number): Point => [
  from[0] + roundedQuotient((to[0] - from[0]) * part, parts),
  from[1] + roundedQuotient((to[1] - from[1]) * part, parts),
];

const SWERVES = [60, 120, 200];

/** Straight on, or around something by one corner to the left or to the right. */
function* waysTo(from: Point, to: Point, swerves: boolean): Generator<readonly Point[]> {
  yield [];
  if (!swerves) return;
  const middle = between(from, to, 1, 2);
  for (const swerve of SWERVES)
    for (let heading = 0; heading < HEADINGS; heading += 2 * EVERY) yield [towards(middle, heading, swerve)];
}

interface Ground {
  readonly table: Table;
  readonly members: readonly Piece[];
  readonly stride: Stride;
}

/** A part that takes a miniature to such an end, or null. */
function partFor({ table, stride }: Ground, piece: Piece, end: Piece, swerves: boolean): Part | null {
  for (const corners of waysTo(piece.at, end.at, swerves)) {
    const part = partTo(piece, end, corners);
    if (
      part.way.every((point) => point.every((n) => n >= 0)) &&
      refusesWay(table, piece, part, stride) === null
    )
      return part;
  }
  return null;
}

/**
 * dt14.table.formation: the unit flows. One miniature after the other takes the place it was meant for or the next one
 * that is free, that it can reach, and that keeps it together with those before it.
 */
function arrange(ground: Ground, wanted: readonly Piece[]): March | null {
  const { table, members } = ground;
  const others = table.pieces.filter((piece) => !members.some(({ id }) => id === piece.id));
  const placed: Piece[] = [];
  const parts: Part[] = [];
  for (const [at, piece] of members.entries()) {
    const now: Table = { ...table, pieces: [...others, ...placed] };
    let found: Part | null = null;
    for (const { place, near } of placesAround(wanted[at]!.at)) {
      const end: Piece = { ...wanted[at]!, at: place };
      if (!placed.every((other) => arePiecesWithin(other, end, COHESION))) continue;
      if (!footingOf(now, end).lawful) continue;
      found = partFor(ground, piece, end, near);
      if (found === null) continue;
      placed.push(endOf(piece, found));
      break;
    }
    if (found === null) return null;
    parts.push(found);
  }
  return { do: 'go', parts };
}

const STAGES = 8;

/** As far on the way to where they were meant as they can come together. */
function nearest(ground: Ground, march: March): March | null {
  const { table, members, stride } = ground;
  const refusal = refusesMarch(table, members, march, stride);
  if (refusal === null) return march;
  if (refusal.rule === 'dt14.table.move') return null;
  const ends = members.map((piece, at) => endOf(piece, march.parts[at]!));
  for (let stage = STAGES; stage >= 0; stage--) {
    const wanted = members.map((piece, at): Piece => {
      const end = ends[at]!;
      if (stage === STAGES) return end;
      const turned = isVehicle(piece) && isVehicle(end) ? { heading: end.heading } : {};
      return { ...piece, ...turned, at: between(piece.at, end.at, stage, STAGES) } as Piece;
    });
    const found = arrange(ground, wanted);
    if (found !== null && refusesMarch(table, members, found, stride) === null) return found;
  }
  return null;
}

const PROPOSALS = 5;

/** Whole movements in any direction, hulls turned anyhow, as far as the unit can come that way. */
function propose(ground: Ground, pick: (n: number) => number): March[] {
  const { members, stride } = ground;
  const found = new Map<string, March>();
  for (let n = 0; n < PROPOSALS; n++) {
    const heading = pick(HEADINGS);
    const distance = pick(stride.length + 1);
    const turn = pick(HEADINGS);
    const wanted = members.map((piece): Piece => {
      const at = towards(piece.at, heading, distance).map((one) => Math.max(0, one)) as unknown as Point;
      return { ...piece, at, ...(isVehicle(piece) ? { heading: turn } : {}) } as Piece;
    });
    const march = nearest(ground, {
      do: 'go',
      parts: members.map((piece, at) => partTo(piece, wanted[at]!)),
    });
    if (march !== null) found.set(marchText(march), march);
  }
  return [...found.values()];
}

/** dt14.table.move: everything that a unit may answer when it is asked where to go. */
export const spaceOfMarch = (
  table: Table,
  members: readonly Piece[],
  stride: Stride,
): OptionSpace<March> => ({
  refuses: (march) => refusesMarch(table, members, march, stride),
  parse: readMarch,
  propose: (pick) => propose({ table, members, stride }, pick),
  nearest: (march) => nearest({ table, members, stride }, march),
});
