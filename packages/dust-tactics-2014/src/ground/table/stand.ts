import {
  coreDistance,
  isNearer,
  isOnTable,
  isRootMore,
  overlaps,
  type Point,
  placeIn,
  type Shape,
  squareOf,
} from '@dustfront/wargame/tabletop';
import { type Bar, barOfPiece, houseAt, terrainBars } from './barring.ts';
import { boundsOf, isPieceNear, meetsBounds } from './bounds.ts';
import { arePiecesWithin, climbBetween } from './gap.ts';
import {
  coreOf,
  isAircraft,
  isVehicle,
  isVessel,
  type Piece,
  shapeOfPiece,
  shapesOf,
  storeyOf,
  sweepOf,
  type Table,
} from './words.ts';

export interface Footing {
  /** Partly off the table. */
  readonly off: boolean;
  /** What it overlaps and must not. */
  readonly overlaps: readonly string[];
  readonly lawful: boolean;
}

/**
 * dt14.table.stand, dt14.table.storeys: whether a piece may stand where it is put; all others stand where
 * they are.
 */
export function footingOf(table: Table, piece: Piece): Footing {
  const shape = shapeOfPiece(piece);
  const off = !isOnTable(shape, table);
  const found = [...new Set(metBy(table, piece, shape, false))].sort();
  return { off, overlaps: found, lawful: !off && found.length === 0 && isHeld(table, piece) };
}

/** The same, as soon as it is known. */
export function mayStand(table: Table, piece: Piece): boolean {
  const shape = shapeOfPiece(piece);
  return isOnTable(shape, table) && metBy(table, piece, shape, true).length === 0 && isHeld(table, piece);
}

/** Whether a piece would stand so at a place. */
export type StandsAt = (x: number, y: number) => boolean;

/**
 * The same for many places of one piece, none of them farther than that from where it is meant: what is out of reach is
 * left out once. Beside those on the table stand those who were placed before it.
 */
export function standingAround(
  table: Table,
  placed: readonly Piece[],
  meant: Piece,
  widest: number,
): StandsAt {
  const storey = storeyOf(meant);
  if (isVessel(meant) || (storey > 0 && !isAircraft(meant))) {
    const now = { ...table, pieces: [...table.pieces, ...placed] };
    return (x, y) => mayStand(now, { ...meant, at: [x, y] });
  }
  const shapeAt = shapesOf(meant);
  const reach = boundsOf(shapeAt(meant.at), widest);
  const others: Piece[] = [];
  const add = (other: Piece): void => {
    if (isInTheWay(other, meant) && isPieceNear(other, reach)) others.push(other);
  };
  placed.forEach(add);
  table.pieces.forEach(add);
  const isOver = standingOver(meant, others);
  const bars = others.filter((other) => isVehicle(meant) || isVehicle(other)).map(barOfPiece);
  for (const bar of terrainBars(table, meant, storey, null))
    if (meetsBounds(reach, bar.bounds)) bars.push(bar);
  const box = boundsOf(shapeAt([0, 0]));
  return (x, y) => {
    const [left, top, right, bottom] = [x + box.left, y + box.top, x + box.right, y + box.bottom];
    if (left < 0 || top < 0 || right > table.width || bottom > table.height || isOver(x, y)) return false;
    let shape: Shape | null = null;
    for (const bar of bars) {
      const { bounds } = bar;
      if (left > bounds.right || right < bounds.left || top > bounds.bottom || bottom < bounds.top) continue;
      shape ??= shapeAt([x, y]);
      if (overlaps(shape, bar.shape)) return false;
    }
    return true;
  };
}

/** Whether a piece stands over the middle of another; two bases overlap in no other way. */
function standingOver(meant: Piece, others: readonly Piece[]): StandsAt {
  const cores = others.map((other) => ({ at: other.at, square: (coreOf(meant) + coreOf(other)) ** 2 }));
  return (x, y) => {
    for (const { at, square } of cores) {
      const dx = at[0] - x;
      const dy = at[1] - y;
      if (dx * dx + dy * dy < square) return true;
    }
    return false;
  };
}

/** dt14.table.stand: those whom it must not overlap if they stand there. */
const isInTheWay = (other: Piece, piece: Piece): boolean =>
  other.id !== piece.id && isAircraft(other) === isAircraft(piece) && storeyOf(other) === storeyOf(piece);

/** What a piece overlaps and must not; of several only the first if that is enough. */
function metBy(table: Table, piece: Piece, shape: Shape, isEnough: boolean): string[] {
  const bounds = boundsOf(shape);
  const storey = storeyOf(piece);
  const house = storey > 0 && !isAircraft(piece) ? houseAt(table, piece.at, storey) : null;
  const isMet = (bar: Bar): boolean => meetsBounds(bounds, bar.bounds) && overlaps(shape, bar.shape);
  const met: string[] = [];
  for (const other of table.pieces) {
    if (!isInTheWay(other, piece) || !isPieceNear(other, bounds) || !isMet(barOfPiece(other))) continue;
    met.push(other.id);
    if (isEnough) return met;
  }
  for (const bar of terrainBars(table, piece, storey, house)) {
    if (!isMet(bar)) continue;
    met.push(bar.id);
    if (isEnough) return met;
  }
  return met;
}

/** dt14.table.vessel: the deep water that a vessel swims in; its banks bar it, so that the centre says enough. */
const isAfloat = ({ features }: Table, { at }: Piece): boolean =>
  features.some((one) => one.kind === 'deep-water' && placeIn(one.outline, at) === 'inside');

/**
 * dt14.table.storeys: above the ground one stands inside a house, on a floor or a roof that carries; a vessel swims.
 */
function isHeld(table: Table, piece: Piece): boolean {
  const storey = storeyOf(piece);
  if (isVessel(piece)) return isAfloat(table, piece);
  if (storey === 0 || isAircraft(piece)) return true;
  const house = houseAt(table, piece.at, storey);
  if (house === null || placeIn(house.outline, piece.at) !== 'inside') return false;
  return storey < house.storeys || house.roof !== false;
}

export const COHESION = 150;

export interface Cohesion {
  readonly before: readonly (readonly [string, string])[];
  readonly after: readonly (readonly [string, string])[];
  readonly lawful: boolean;
}

/** dt14.table.cohesion: every two miniatures of a unit end near enough, or at least nearer than they were. */
export const cohesionOf = (members: readonly Piece[], ends: Readonly<Record<string, Point>>): Cohesion =>
  cohesionBetween(
    members,
    members.map((piece) => ({ ...piece, at: ends[piece.id] ?? piece.at })),
  );

/** The same from the miniatures as they stood and as they will, in one order. */
export function cohesionBetween(members: readonly Piece[], ends: readonly Piece[]): Cohesion {
  const before: [string, string][] = [];
  const after: [string, string][] = [];
  let lawful = true;
  for (const [i, one] of members.entries()) {
    for (let j = i + 1; j < members.length; j++) {
      const other = members[j]!;
      const [a, b] = [ends[i]!, ends[j]!];
      if (!arePiecesWithin(one, other, COHESION)) before.push([one.id, other.id]);
      if (arePiecesWithin(a, b, COHESION)) continue;
      after.push([one.id, other.id]);
      lawful &&= isNearerThan(one, other, a, b);
    }
  }
  return { before, after, lawful };
}

/** Whether that is lawful, as soon as it is known. */
export function keepsTogether(members: readonly Piece[], ends: readonly Piece[]): boolean {
  for (let i = 0; i < members.length; i++)
    for (let j = i + 1; j < members.length; j++) {
      const [a, b] = [ends[i]!, ends[j]!];
      if (!arePiecesWithin(a, b, COHESION) && !isNearerThan(members[i]!, members[j]!, a, b)) return false;
    }
  return true;
}

/** Whether two are nearer than they were, storeys counted; only bases climb. */
function isNearerThan(a: Piece, b: Piece, movedA: Piece, movedB: Piece): boolean {
  const climbed = climbBetween(movedA, movedB) - climbBetween(a, b);
  if (climbed === 0)
    return isNearer(
      coreDistance(shapeOfPiece(movedA), shapeOfPiece(movedB)),
      coreDistance(shapeOfPiece(a), shapeOfPiece(b)),
    );
  const touching = (sweepOf(a) + sweepOf(b)) ** 2;
  const was = Math.max(squareOf(a.at, b.at), touching);
  return isRootMore(was, Math.max(squareOf(movedA.at, movedB.at), touching), climbed);
}
