/** Where the first miniature of a unit may end its way, by places on a grid: for eyes; no answer is judged by it. */
import { isOnTable, type Point, squareOf } from '@dustfront/wargame/tabletop';
import { without } from '../../ground/table/arranging.ts';
import type { Entering } from '../../ground/table/entering.ts';
import { atGate, gateOf } from '../../ground/table/gates.ts';
import { mayGo, refusesWay, type Stride } from '../../ground/table/march.ts';
import { mayStand } from '../../ground/table/stand.ts';
import { lengthOf } from '../../ground/table/way.ts';
import { isVehicle, type Piece, shapeOfPiece, type Table } from '../../ground/table/words.ts';
import type { TacticsState } from '../../state.ts';
import { unitOf } from '../../units.ts';
import { enteringOf, membersOf, strideOf } from './members.ts';
import { marchAsked } from './what-if.ts';

/** Places that can be reached, so far apart. */
export interface Reach {
  readonly step: number;
  readonly places: readonly Point[];
  /** The corners of the way to each of them, a gate beside it the first; none where it is straight. */
  readonly corners: readonly (readonly Point[])[];
  /** Where the last leg of the way to each of them begins, and how long that leg may be. */
  readonly legs: readonly Leg[];
  /** Between these corners of the table its middle may stand. */
  readonly room: readonly [Point, Point];
}

interface Leg {
  readonly from: Point;
  readonly most: number;
}

/** How far places are apart, coarser where the way is long. */
const stepFor = (length: number): number => Math.max(20, Math.ceil(length / 75) * 5);

/** Nobody stands nearer to an edge than the half of what is narrowest of him. */
function roomOn({ width, height }: Table, piece: Piece): Reach['room'] {
  const r = isVehicle(piece) ? Math.min(piece.length, piece.width) / 2 : piece.radius;
  return [
    [r, r],
    [width - r, height - r],
  ];
}

interface Reached {
  readonly at: Point;
  readonly corners: readonly Point[];
  readonly length: number;
}

interface Walking {
  readonly table: Table;
  readonly piece: Piece;
  readonly stride: Stride;
  readonly step: number;
  /** Whether it can go a way, however short. */
  readonly may: ReturnType<typeof mayGo>;
}

const MOST_CORNERS = 2;

const NEIGHBOURS: readonly Point[] = [
  [1, 0],
  [0, 1],
  [-1, 0],
  [0, -1],
  [1, 1],
  [-1, 1],
  [-1, -1],
  [1, -1],
];

/** The way to a place beside one that is reached: by the same corners, or around this one. */
function onward({ piece, may }: Walking, from: Reached, at: Point): Reached | null {
  const ways = [from.corners, [...from.corners, from.at]];
  for (const corners of ways) {
    if (corners.length > MOST_CORNERS) continue;
    const part = { way: [...corners, at] };
    if (!may(piece, part)) continue;
    return { at, corners, length: lengthOf(piece, { way: [piece.at, ...part.way] }) };
  }
  return null;
}

/** Every place of the grid to which a way was found, the nearest first. */
function* spread(walking: Walking): Generator<Reached> {
  const { piece, step, table, stride } = walking;
  const known = new Set<string>([piece.at.join()]);
  let edge: Reached[] = [{ at: piece.at, corners: [], length: 0 }];
  yield edge[0]!;
  while (edge.length > 0) {
    const next: Reached[] = [];
    for (const from of edge) {
      for (const [dx, dy] of NEIGHBOURS) {
        const at: Point = [from.at[0] + dx * step, from.at[1] + dy * step];
        if (known.has(at.join()) || squareOf(piece.at, at) > stride.length ** 2) continue;
        if (!isOnTable(shapeOfPiece({ ...piece, at } as Piece), table)) continue;
        const found = onward(walking, from, at);
        if (found === null) continue;
        known.add(at.join());
        next.push(found);
        yield found;
      }
    }
    edge = next.sort((a, b) => a.length - b.length);
  }
}

/** So far beside a place another gate is tried, where nobody comes straight in. */
const ASIDE = [0, 40, -40, 80, -80, 140, -140, 200, -200];

interface Entered {
  readonly at: Point;
  readonly corners: readonly Point[];
  readonly gate: Point;
}

/** By which gate a place is reached from the edge in one leg: the nearest that is free. */
function entered(entering: Entering, piece: Piece, at: Point): Entered | null {
  const { table, stride } = entering;
  for (const aside of ASIDE) {
    const gate = gateOf(entering, piece, [at[0] + aside, at[1] + aside]);
    const start = atGate(entering, piece, gate);
    if (squareOf(gate, at) > stride.length ** 2 || !isOnTable(shapeOfPiece(start), table)) continue;
    if (refusesWay(table, start, { way: [at] }, stride) !== null) continue;
    if (!mayStand(table, { ...start, at } as Piece)) return null;
    return { at, gate, corners: aside === 0 ? [] : [gate] };
  }
  return null;
}

/** In from the edge, as deep as the way is long. */
function inFromEdge(entering: Entering, piece: Piece, step: number): Reach {
  const { table, stride } = entering;
  const found: Entered[] = [];
  for (let x = step; x < table.width; x += step)
    for (let y = step; y < table.height; y += step) {
      const one = entered(entering, piece, [x, y]);
      if (one !== null) found.push(one);
    }
  return {
    step,
    places: found.map(({ at }) => at),
    corners: found.map(({ corners }) => corners),
    legs: found.map(({ gate }) => ({ from: gate, most: stride.length })),
    room: roomOn(table, piece),
  };
}

/** The last leg to a place on the table, and what the legs before it have left. */
function lastLeg(piece: Piece, most: number, { corners }: Reached): Leg {
  const from = corners.at(-1);
  if (from === undefined) return { from: piece.at, most };
  return { from, most: most - lengthOf(piece, { way: [piece.at, ...corners] }) };
}

/** Where the unit that is asked may go, measured for its first miniature; null where nobody walks. */
export function reachAsked(state: TacticsState): Reach | null {
  const march = marchAsked(state);
  if (march === null) return null;
  const unit = unitOf(state, march.unit);
  const members = membersOf(state, unit);
  const [piece] = members;
  const stride = strideOf(state, march);
  const step = stepFor(stride.length);
  if (piece === undefined) return null;
  if (unit.place === 'off') return inFromEdge(enteringOf(state, march), piece, step);
  if (unit.place !== 'board') return null;
  const { table } = enteringOf(state, march);
  const alone = without(table, members);
  const may = mayGo(table, piece, { ...stride, least: 0 });
  const ends = [...spread({ table, piece, stride, step, may })].filter(
    ({ at, length }) => length >= (stride.least ?? 0) && mayStand(alone, { ...piece, at } as Piece),
  );
  return {
    step,
    places: ends.map(({ at }) => at),
    corners: ends.map(({ corners }) => corners),
    legs: ends.map((one) => lastLeg(piece, stride.length, one)),
    room: roomOn(table, piece),
  };
}
