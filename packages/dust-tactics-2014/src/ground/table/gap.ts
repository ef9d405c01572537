import { areWithin, distanceUp, gapOf, squareOf } from '@dustfront/wargame/tabletop';
import { Pairs } from './pairs.ts';
import {
  coreOf,
  type Feature,
  isVehicle,
  type Piece,
  STOREY,
  shapeOfFeature,
  shapeOfPiece,
  spanOf,
  storeyOf,
} from './words.ts';

/** What the storeys between two pieces add to their distance; features lie on the ground. */
export const climbBetween = (a: Piece, b: Piece | null): number =>
  STOREY * Math.abs(storeyOf(a) - (b === null ? 0 : storeyOf(b)));

/** dt14.table.gap: the distance of the nearest points of two pieces; each storey of difference adds to it. */
export const gapOfPieces = (a: Piece, b: Piece): number =>
  isVehicle(a) || isVehicle(b)
    ? gapOf(shapeOfPiece(a), shapeOfPiece(b)) + climbBetween(a, b)
    : Math.max(0, distanceUp(a.at, b.at) - a.radius - b.radius) + climbBetween(a, b);

/** Lists of pieces are never changed in place, so that how far apart two are is found once. */
const gaps = new Pairs<readonly Piece[], number>();

/** The least gap between any two pieces of two lists. */
export function gapOfLists(ours: readonly Piece[], theirs: readonly Piece[]): number {
  const found = gaps.get(ours, theirs);
  if (found !== undefined) return found;
  let least = Number.POSITIVE_INFINITY;
  for (const other of theirs)
    for (const piece of ours)
      if (mayBeWithin(piece, other, least)) least = Math.min(least, gapOfPieces(piece, other));
  gaps.set(ours, theirs, least);
  return least;
}

/** Whether any two pieces of two lists are so near. */
export function areAnyWithin(ours: readonly Piece[], theirs: readonly Piece[], distance: number): boolean {
  for (const piece of ours)
    for (const other of theirs) if (arePiecesWithin(piece, other, distance)) return true;
  return false;
}

/** dt14.table.gap: features lie on the ground. */
export const gapToFeature = (piece: Piece, feature: Feature): number =>
  gapOf(shapeOfPiece(piece), shapeOfFeature(feature)) + climbBetween(piece, null);

/** Whether two pieces may be so near; if not, they surely are farther apart. */
function mayBeWithin(a: Piece, b: Piece, distance: number): boolean {
  const within = distance - climbBetween(a, b);
  const most = within + spanOf(a) + spanOf(b);
  return within >= 0 && squareOf(a.at, b.at) <= most * most;
}

/** Centres tell of most pairs; of round bases, which are their own cores, they tell everything. */
export function arePiecesWithin(a: Piece, b: Piece, distance: number): boolean {
  const within = distance - climbBetween(a, b);
  if (within < 0) return false;
  const square = squareOf(a.at, b.at);
  if (square > (within + spanOf(a) + spanOf(b)) ** 2) return false;
  if (square <= (within + coreOf(a) + coreOf(b)) ** 2) return true;
  return areWithin(shapeOfPiece(a), shapeOfPiece(b), within);
}

export const isWithinFeature = (piece: Piece, feature: Feature, distance: number): boolean =>
  areWithin(shapeOfPiece(piece), shapeOfFeature(feature), distance - climbBetween(piece, null));
