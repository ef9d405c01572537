import type { OptionSpace } from '@dustfront/kernel';
import { directionOf, distanceUp, HEADINGS, type Point, UNIT } from '@dustfront/wargame/tabletop';
import { arrange, between, towards, without } from './arranging.ts';
import { around, boundsOf, isPieceNear } from './bounds.ts';
import { endOf, type Goes, goesOn, isComplete, type March, refusesMarch, type Stride } from './march.ts';
import { keepsTogether, mayStand } from './stand.ts';
import { hasHeading, type Piece, shapesOf, spanOf, storeyOf, type Table } from './words.ts';
import { type Part, partTo, readParts, textOf } from './written.ts';

const SWERVES = [60, 120, 200];
/** Corners around the middle of a way, as seen from it. */
const BESIDE = SWERVES.flatMap((swerve) =>
  Array.from({ length: HEADINGS / 8 }, (_, n) => towards([0, 0], n * 8, swerve)),
);

/** In how many ways a miniature may come to a point: straight on, or around something by one corner. */
export const countWays = (swerves: boolean): number => (swerves ? 1 + BESIDE.length : 1);

/** The corners of the way of that number, from 0: none where it is straight; null beyond the edge of the table. */
export function cornersOf(from: Point, to: Point, which: number): readonly Point[] | null {
  if (which === 0) return [];
  const corner = beside(between(from, to, 1, 2), BESIDE[which - 1]!);
  return isBeyondEdge(corner) ? null : [corner];
}

const beside = (point: Point, by: Point): Point => [point[0] + by[0], point[1] + by[1]];

interface Ground {
  readonly members: readonly Piece[];
  readonly stride: Stride;
  /** The table without them, and how each of them goes. */
  readonly others: Table;
  readonly goes: readonly Goes[];
  /** What became of the marches that were proposed, by their text. */
  readonly tried: Map<string, March | null>;
}

/** As long as nobody moves, the same unit is asked more than once where to go: where it stands, and how far it may. */
let known: { readonly table: Table; readonly grounds: Ground[] } | null = null;

const isSameStride = (one: Stride, other: Stride): boolean =>
  one.length === other.length &&
  one.flies === other.flies &&
  one.least === other.least &&
  one.overEnemies === other.overEnemies;

function groundFor(table: Table, members: readonly Piece[], stride: Stride): Ground {
  if (known?.table !== table) known = { table, grounds: [] };
  const { grounds } = known;
  const found = grounds.find(
    (one) =>
      one.members.length === members.length &&
      one.members.every((piece, at) => piece === members[at]) &&
      isSameStride(one.stride, stride),
  );
  if (found !== undefined) return found;
  const near = nearTo(table, members, stride);
  const goes = members.map((piece) => goesOn(near, piece, stride));
  const ground: Ground = { members, stride, others: without(near, members), goes, tried: new Map() };
  grounds.push(ground);
  return ground;
}

/** As far from the door of a bunker nobody stands in it. */
const DEEP = 300;

/** The table with those alone who may matter to where a unit can go. */
function nearTo(table: Table, members: readonly Piece[], { length }: Stride): Table {
  const reach = around(
    members.map(({ at }) => at),
    length + Math.max(...members.map(spanOf)) + DEEP,
  );
  return { ...table, pieces: table.pieces.filter((piece) => isPieceNear(piece, reach)) };
}

const isBeyondEdge = (point: Point): boolean => point[0] < 0 || point[1] < 0;

/** A part that takes a miniature to such an end, or null; who goes down to the ground may walk there. */
function partFor(
  ground: Ground,
  which: number,
  end: Piece,
  swerves: boolean,
  named: readonly Point[],
): Part | null {
  const piece = ground.members[which]!;
  if (isBeyondEdge(end.at)) return null;
  const straight = partTo(piece, end);
  const found = partAs(ground, which, straight, end, swerves, named);
  if (found !== null || storeyOf(piece) === 0 || storeyOf(end) > 0) return found;
  const { to: _, ...plain } = straight;
  return partAs(ground, which, { ...plain, on: 0 }, end, swerves, named);
}

/** The same by ways on one storey; where corners were named, by them before any others. */
function partAs(
  { members, goes, stride }: Ground,
  which: number,
  straight: Part,
  end: Piece,
  swerves: boolean,
  named: readonly Point[],
): Part | null {
  const piece = members[which]!;
  const mayGoBy = (way: readonly Point[]): boolean => goes[which]!(piece, way, straight);
  if (named.length > 0 && !named.some(isBeyondEdge) && mayGoBy([...named, end.at]))
    return { ...straight, way: [...named, end.at] };
  if (mayGoBy(straight.way)) return straight;
  if (!swerves) return null;
  const middle = between(piece.at, end.at, 1, 2);
  for (const by of BESIDE) {
    const corner = beside(middle, by);
    // Climbing only adds to the length.
    if (isBeyondEdge(corner) || distanceUp(piece.at, corner) + distanceUp(corner, end.at) > stride.length)
      continue;
    const way = [corner, end.at];
    if (mayGoBy(way)) return { ...straight, way };
  }
  return null;
}

/** No corner beside it makes a way longer than by that. */
const DETOUR = 410;

/** dt14.table.formation: each comes to its own place or to one nearby, by a way of its own. */
function arranged(ground: Ground, wanted: readonly Piece[], meant: readonly Part[]): March | null {
  const { others, members } = ground;
  const { length, least = 0 } = ground.stride;
  const named = meant.map(({ way }) => way.slice(0, -1));
  const mayBeTooShort = (which: number): boolean =>
    named[which]!.length === 0 && storeyOf(wanted[which]!) === storeyOf(members[which]!);
  const parts = arrange(
    others,
    wanted,
    (which, end, first) => partFor(ground, which, end, first, named[which]!),
    (which, x, y, first) => {
      const [fromX, fromY] = members[which]!.at;
      const square = (x - fromX) ** 2 + (y - fromY) ** 2;
      if (square > length * length) return false;
      const short = least - 1 - (first ? DETOUR : 0);
      return short < 0 || square > short * short || !mayBeTooShort(which);
    },
  );
  return parts === null ? null : { do: 'go', parts };
}

const STAGES = 8;

/** Whether nothing is refused of a complete march that ends so. */
function mayMarch({ others, members, goes }: Ground, { parts }: March, ends: readonly Piece[]): boolean {
  if (!members.every((piece, at) => goes[at]!(piece, parts[at]!.way, parts[at]!))) return false;
  const then = { ...others, pieces: [...others.pieces, ...ends] };
  return ends.every((end) => mayStand(then, end)) && keepsTogether(members, ends);
}

/** Whether only others can hinder a unit that goes all alike: it is together, and nobody turns beside another. */
const isFirm = (members: readonly Piece[]): boolean =>
  members.length === 1 || (!members.some(hasHeading) && keepsTogether(members, members));

/** The same as `mayMarch` of such a unit. */
const mayShift = ({ others, members, goes }: Ground, { parts }: March, ends: readonly Piece[]): boolean =>
  ends.every((end) => mayStand(others, end)) &&
  members.every((piece, at) => goes[at]!(piece, parts[at]!.way, parts[at]!));

/** As far on the way to where they were meant as they can come together. */
function nearest(ground: Ground, march: March): March | null {
  const { members } = ground;
  if (!isComplete(members, march)) return null;
  const ends = members.map((piece, at) => endOf(piece, march.parts[at]!));
  if (mayMarch(ground, march, ends)) return march;
  for (let stage = STAGES; stage >= 0; stage--) {
    const wanted = members.map((piece, at): Piece => {
      const end = ends[at]!;
      if (stage === STAGES) return end;
      const turned = hasHeading(piece) ? { heading: end.heading } : {};
      return { ...piece, ...turned, at: between(piece.at, end.at, stage, STAGES) } as Piece;
    });
    const found = arranged(ground, wanted, march.parts);
    if (found !== null) return found;
  }
  return null;
}

const PROPOSALS = 3;
const HALVINGS = 4;
const TRIES = 4;

/** The whole unit so far in a direction, hulls turned. */
function shifted({ members }: Ground, heading: number, distance: number, turn: number): March {
  const parts = members.map((piece) => {
    const at = towards(piece.at, heading, distance).map((one) => Math.max(0, one)) as unknown as Point;
    return partTo(piece, { ...piece, at, ...(hasHeading(piece) ? { heading: turn } : {}) } as Piece);
  });
  return { do: 'go', parts };
}

/** How far all of them may go in a direction before one leaves the table, hulls turned that way. */
function roomTo({ members, others: { width, height } }: Ground, heading: number): number {
  const [u, v] = directionOf(heading);
  let room = Number.POSITIVE_INFINITY;
  for (const piece of members) {
    const turned = hasHeading(piece) ? ({ ...piece, heading } as Piece) : piece;
    const { left, top, right, bottom } = boundsOf(shapesOf(turned)(piece.at));
    if (u !== 0) room = Math.min(room, ((u > 0 ? width - right : left) * UNIT) / Math.abs(u));
    if (v !== 0) room = Math.min(room, ((v > 0 ? height - bottom : top) * UNIT) / Math.abs(v));
  }
  return Math.max(0, Math.floor(room));
}

/** Whether nobody could leave the table, however they go. */
const isFarInside = ({ members, others: { width, height }, stride: { length } }: Ground): boolean =>
  members.every((piece) => {
    const reach = length + spanOf(piece);
    const { at } = piece;
    return at[0] >= reach && at[1] >= reach && at[0] + reach <= width && at[1] + reach <= height;
  });

const QUARTER = HEADINGS / 4;

/** That direction if there is so much room, else the first after it by quarters in which there is, or the widest. */
function withRoom(ground: Ground, meant: number, wanted: number): { heading: number; room: number } {
  if (isFarInside(ground)) return { heading: meant, room: ground.stride.length };
  let best = { heading: meant, room: roomTo(ground, meant) };
  for (let quarter = 1; quarter < 4 && best.room < wanted; quarter++) {
    const heading = (meant + quarter * QUARTER) % HEADINGS;
    const room = roomTo(ground, heading);
    if (room > best.room) best = { heading, room };
  }
  return best;
}

/** The heading that leads nearest to a point; nothing is decided by it. */
function headingTo(from: Point, to: Point): number {
  const [x, y] = [to[0] - from[0], to[1] - from[1]];
  let [best, farthest] = [0, Number.NEGATIVE_INFINITY];
  for (let heading = 0; heading < HEADINGS; heading++) {
    const [u, v] = directionOf(heading);
    const ahead = u * x + v * y;
    if (ahead > farthest) [best, farthest] = [heading, ahead];
  }
  return best;
}

/** A whole movement in any direction or towards a goal, hulls turned anyhow. */
interface Meant {
  readonly heading: number;
  readonly distance: number;
  readonly turn: number;
}

function drawn(ground: Ground, goals: () => readonly Point[], pick: (n: number) => number): Meant {
  const { members, stride } = ground;
  const least = stride.least ?? 0;
  const all = pick(2) === 0 ? goals() : [];
  const goal = all.length > 0 ? all[pick(all.length)]! : null;
  const meant = goal === null ? pick(HEADINGS) : headingTo(members[0]!.at, goal);
  const distance = least + pick(stride.length - least + 1);
  const { heading, room } = withRoom(ground, meant, goal === null ? distance : least);
  return {
    heading,
    distance: Math.min(distance, room),
    turn: goal === null ? pick(HEADINGS) : heading,
  };
}

/** Straight on and all alike, so far or half, a quarter, an eighth as far; null where somebody cannot. */
function allAlike(ground: Ground, { heading, distance, turn }: Meant): March | null {
  const { members, stride } = ground;
  const mayGoSo = isFirm(members) ? mayShift : mayMarch;
  for (let n = 0, far = distance; n < HALVINGS && far >= (stride.least ?? 0); n++, far >>= 1) {
    const march = shifted(ground, heading, far, turn);
    const ends = members.map((piece, at) => endOf(piece, march.parts[at]!));
    if (mayGoSo(ground, march, ends)) return march;
  }
  return null;
}

/** As far as the unit can come that way. */
function propose(
  ground: Ground,
  goals: () => readonly Point[],
  pick: (n: number) => number,
  most = PROPOSALS,
): March[] {
  const { stride, tried } = ground;
  const found = new Map<string, March>();
  const least = stride.least ?? 0;
  const add = ({ heading, distance, turn }: Meant): void => {
    const march = shifted(ground, heading, distance, turn);
    const text = textOf(march);
    const near = tried.get(text) ?? (tried.has(text) ? null : nearest(ground, march));
    tried.set(text, near);
    if (near !== null) found.set(textOf(near), near);
  };
  // Any one will do: the unit need not flow around anything.
  for (let n = 0; n < TRIES && most === 1; n++) {
    const alike = allAlike(ground, drawn(ground, goals, pick));
    if (alike !== null) return [alike];
  }
  for (let n = 0; n < most; n++) add(drawn(ground, goals, pick));
  for (let heading = 0; heading < HEADINGS && found.size === 0; heading += 4)
    if (roomTo(ground, heading) >= least) add({ heading, distance: least, turn: heading });
  return [...found.values()];
}

/** dt14.table.move: everything that a unit may answer when it is asked where to go. */
export function spaceOfMarch(
  table: Table,
  members: readonly Piece[],
  stride: Stride,
  goals: () => readonly Point[] = () => [],
): OptionSpace<March> {
  const ground = (): Ground => groundFor(table, members, stride);
  return {
    refuses: (march) => refusesMarch(table, members, march, stride),
    parse: (id) => readParts('go', id),
    propose: (pick, most) => propose(ground(), goals, pick, most),
    nearest: (march) => nearest(ground(), march),
  };
}
