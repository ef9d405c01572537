import { areWithin, gapOf } from '@dustfront/wargame/tabletop';
import { type Feature, type Piece, STOREY, shapeOfFeature, shapeOfPiece, storeyOf } from './words.ts';

const climb = (a: Piece, b: Piece | null): number =>
  STOREY * Math.abs(storeyOf(a) - (b === null ? 0 : storeyOf(b)));

/** dt14.table.gap: the distance of the nearest points of two pieces; each storey of difference adds to it. */
export const gapOfPieces = (a: Piece, b: Piece): number =>
  gapOf(shapeOfPiece(a), shapeOfPiece(b)) + climb(a, b);

/** dt14.table.gap: features lie on the ground. */
export const gapToFeature = (piece: Piece, feature: Feature): number =>
  gapOf(shapeOfPiece(piece), shapeOfFeature(feature)) + climb(piece, null);

export const arePiecesWithin = (a: Piece, b: Piece, distance: number): boolean =>
  areWithin(shapeOfPiece(a), shapeOfPiece(b), distance - climb(a, b));

export const isWithinFeature = (piece: Piece, feature: Feature, distance: number): boolean =>
  areWithin(shapeOfPiece(piece), shapeOfFeature(feature), distance - climb(piece, null));
