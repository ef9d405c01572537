/** Where the first miniature of a unit may end its way, by places on a grid: for eyes; no answer is judged by it. */
import { isOnTable, type Point, squareOf } from '@dustfront/wargame/tabletop';
import { without } from '../../ground/table/arranging.ts';
import type { Entering } from '../../ground/table/entering.ts';
import { atGate, gateOf } from '../../ground/table/gates.ts';
import { mayGo, refusesWay, type Stride } from '../../ground/table/march.ts';
import { mayStand } from '../../ground/table/stand.ts';
import { lengthOf } from '../../ground/table/way.ts';
import { type Piece, shapeOfPiece, type Table } from '../../ground/table/words.ts';
import type { TacticsState } from '../../state.ts';
import { unitOf } from '../../units.ts';
import { enteringOf, membersOf, strideOf } from './members.ts';
import { marchAsked } from './what-if.ts';

/** Places that can be reached, so far apart. */
export interface Reach {
  readonly step: number;
  readonly places: readonly Point[];
  /** The corners of the way to each of them; none where it is straight. */
  readonly corners: readonly (readonly Point[])[];
}

/** How far places are apart, coarser where the way is long. */
const stepFor = (length: number): number => Math.max(20, Math.ceil(length / 75) * 5);

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

/** Straight in from the edge, as deep as the way is long. */
function inFromEdge(entering: Entering, piece: Piece, step: number): Point[] {
  const { table, stride } = entering;
  const places: Point[] = [];
  for (let x = step; x < table.width; x += step)
    for (let y = step; y < table.height; y += step) {
      const gate = gateOf(entering, piece, [x, y]);
      if (squareOf(gate, [x, y]) > stride.length ** 2) continue;
      const start = atGate(entering, piece, gate);
      if (refusesWay(table, start, { way: [[x, y]] }, stride) !== null) continue;
      if (mayStand(table, { ...start, at: [x, y] } as Piece)) places.push([x, y]);
    }
  return places;
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
  if (unit.place === 'off') {
    const places = inFromEdge(enteringOf(state, march), piece, step);
    return { step, places, corners: places.map(() => []) };
  }
  if (unit.place !== 'board') return null;
  const { table } = enteringOf(state, march);
  const alone = without(table, members);
  const may = mayGo(table, piece, { ...stride, least: 0 });
  const ends = [...spread({ table, piece, stride, step, may })].filter(
    ({ at, length }) => length >= (stride.least ?? 0) && mayStand(alone, { ...piece, at } as Piece),
  );
  return { step, places: ends.map(({ at }) => at), corners: ends.map(({ corners }) => corners) };
}
