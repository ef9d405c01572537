import type { OptionSpace } from '@dustfront/kernel';
import { directionOf, HEADINGS, type Point, squareOf } from '@dustfront/wargame/tabletop';
import { arrange, between, towards, without } from './arranging.ts';
import { endOf, type March, mayGo, refusesMarch, type Stride } from './march.ts';
import { legLength } from './way.ts';
import { hasHeading, type Piece, type Table } from './words.ts';
import { type Part, partTo, readParts, textOf } from './written.ts';

const SWERVES = [60, 120, 200];
/** Corners around the middle of a way, as seen from it. */
const BESIDE = SWERVES.flatMap((swerve) =>
  Array.from({ length: HEADINGS / 8 }, (_, n) => towards([0, 0], n * 8, swerve)),
);

/** Straight on, or around something by one corner to the left or to the right. */
export function* waysTo(from: Point, to: Point, swerves: boolean): Generator<readonly Point[]> {
  yield [];
  if (!swerves) return;
  const [x, y] = between(from, to, 1, 2);
  for (const [right, down] of BESIDE) yield [[x + right, y + down]];
}

interface Ground {
  readonly table: Table;
  readonly members: readonly Piece[];
  readonly stride: Stride;
  /** Where it may be worth going. */
  readonly goals: readonly Point[];
  /** The table without them, and whether each of them can go a way. */
  readonly others: Table;
  readonly may: readonly ReturnType<typeof mayGo>[];
}

const isBeyondEdge = ([x, y]: Point): boolean => x < 0 || y < 0;

/** The length of a way by such corners; climbing only adds to it. */
function walkedBy(from: Point, corners: readonly Point[], to: Point): number {
  let walked = 0;
  let last = from;
  for (const corner of corners) {
    walked += legLength([last, corner]);
    last = corner;
  }
  return walked + legLength([last, to]);
}

/** A part that takes a miniature to such an end, or null; where corners were named, by them before any others. */
function partFor(
  { members, may, stride }: Ground,
  which: number,
  end: Piece,
  swerves: boolean,
  named: readonly Point[],
): Part | null {
  const piece = members[which]!;
  if (isBeyondEdge(end.at)) return null;
  const goesBy = (corners: readonly Point[]): Part | null => {
    if (corners.some(isBeyondEdge) || walkedBy(piece.at, corners, end.at) > stride.length) return null;
    const part = partTo(piece, end, corners);
    return may[which]!(piece, part) ? part : null;
  };
  const asNamed = named.length === 0 ? null : goesBy(named);
  if (asNamed !== null) return asNamed;
  for (const corners of waysTo(piece.at, end.at, swerves)) {
    const part = goesBy(corners);
    if (part !== null) return part;
  }
  return null;
}

/** dt14.table.formation: each comes to its own place or to one nearby, by a way of its own. */
function arranged(ground: Ground, wanted: readonly Piece[], meant: readonly Part[]): March | null {
  const { others, members } = ground;
  const { length } = ground.stride;
  const parts = arrange(
    others,
    wanted,
    (which, end, near) => partFor(ground, which, end, near, meant[which]!.way.slice(0, -1)),
    (which, at) => squareOf(members[which]!.at, at) <= length * length,
  );
  return parts === null ? null : { do: 'go', parts };
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
      const turned = hasHeading(piece) ? { heading: end.heading } : {};
      return { ...piece, ...turned, at: between(piece.at, end.at, stage, STAGES) } as Piece;
    });
    const found = arranged(ground, wanted, march.parts);
    if (found !== null && refusesMarch(table, members, found, stride) === null) return found;
  }
  return null;
}

const PROPOSALS = 3;

/** The whole unit so far in a direction, hulls turned. */
function shifted({ members }: Ground, heading: number, distance: number, turn: number): March {
  const parts = members.map((piece) => {
    const at = towards(piece.at, heading, distance).map((one) => Math.max(0, one)) as unknown as Point;
    return partTo(piece, { ...piece, at, ...(hasHeading(piece) ? { heading: turn } : {}) } as Piece);
  });
  return { do: 'go', parts };
}

const DIRECTIONS = Array.from({ length: HEADINGS }, (_, heading) => heading);

/** The heading that leads nearest to a point; nothing is decided by it. */
function headingTo(from: Point, to: Point): number {
  const ahead = (heading: number): number => {
    const [u, v] = directionOf(heading);
    return u * (to[0] - from[0]) + v * (to[1] - from[1]);
  };
  return DIRECTIONS.reduce((best, heading) => (ahead(heading) > ahead(best) ? heading : best), 0);
}

/** Whole movements in any direction or towards a goal, hulls turned anyhow, as far as the unit can come that way. */
function propose(ground: Ground, pick: (n: number) => number, most = PROPOSALS): March[] {
  const { members, stride, goals } = ground;
  const found = new Map<string, March>();
  const least = stride.least ?? 0;
  const tried = new Set<string>();
  const add = (march: March): void => {
    const text = textOf(march);
    if (tried.has(text)) return;
    tried.add(text);
    const near = nearest(ground, march);
    if (near !== null) found.set(textOf(near), near);
  };
  for (let n = 0; n < most; n++) {
    const goal = pick(2) === 0 && goals.length > 0 ? goals[pick(goals.length)]! : null;
    const heading = goal === null ? pick(HEADINGS) : headingTo(members[0]!.at, goal);
    const distance = least + pick(stride.length - least + 1);
    add(shifted(ground, heading, distance, goal === null ? pick(HEADINGS) : heading));
  }
  for (let heading = 0; heading < HEADINGS && found.size === 0; heading += 4)
    add(shifted(ground, heading, least, heading));
  return [...found.values()];
}

/** dt14.table.move: everything that a unit may answer when it is asked where to go. */
export function spaceOfMarch(
  table: Table,
  members: readonly Piece[],
  stride: Stride,
  goals: readonly Point[] = [],
): OptionSpace<March> {
  let found: Ground | null = null;
  const ground = (): Ground => {
    const may = (): Ground['may'] => members.map((piece) => mayGo(table, piece, stride));
    found ??= { table, members, stride, goals, others: without(table, members), may: may() };
    return found;
  };
  return {
    refuses: (march) => refusesMarch(table, members, march, stride),
    parse: (id) => readParts('go', id),
    propose: (pick, most) => propose(ground(), pick, most),
    nearest: (march) => nearest(ground(), march),
  };
}
