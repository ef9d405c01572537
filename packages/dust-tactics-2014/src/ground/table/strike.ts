import { areWithin, disc, line } from '@dustfront/wargame/tabletop';
import { coverOf } from './cover.ts';
import { isAircraft, type Piece, shapeOfPiece, storeyOf, type Table } from './words.ts';

/** Half across a blast, and on either side of a jet. */
export const BLAST = 50;
export const FLAME = 50;

const unitsOf = (pieces: readonly Piece[]): string[] => [...new Set(pieces.map(({ unit }) => unit))].sort();

/** dt14.table.blast: the miniatures that a template on one of them strikes. */
export function underBlast(table: Table, on: Piece): Piece[] {
  const template = disc(on.at, BLAST);
  return table.pieces.filter(
    (piece) =>
      isAircraft(piece) === isAircraft(on) &&
      storeyOf(piece) === storeyOf(on) &&
      areWithin(shapeOfPiece(piece), template, 0),
  );
}

/** The same, and which units have cover from it. */
export function blastOn(
  table: Table,
  on: Piece,
  bearers: readonly Piece[],
  artillery = false,
): { struck: readonly string[]; cover: Readonly<Record<string, boolean>> } {
  const struck = underBlast(table, on);
  const cover = unitsOf(struck).map((unit) => {
    const isTarget = unit === on.unit;
    return [unit, coverOf(table, isTarget ? bearers : [on], unit, isTarget && artillery).cover] as const;
  });
  return { struck: struck.map(({ id }) => id).sort(), cover: Object.fromEntries(cover) };
}

/** dt14.table.flame: the miniatures that a jet from a bearer to one of them burns. */
export function burntBy(table: Table, bearer: Piece, on: Piece): Piece[] {
  const jet = line(bearer.at, on.at);
  const storeys = [storeyOf(bearer), storeyOf(on)];
  return table.pieces.filter(
    (piece) =>
      piece.unit !== bearer.unit &&
      isAircraft(piece) === isAircraft(on) &&
      storeys.includes(storeyOf(piece)) &&
      areWithin(shapeOfPiece(piece), jet, FLAME),
  );
}

/** dt14.table.flame: the units to which they belong. */
export const flameOn = (table: Table, bearer: Piece, on: Piece): string[] =>
  unitsOf(burntBy(table, bearer, on));
