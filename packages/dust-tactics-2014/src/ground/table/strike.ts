import { areWithin, disc, line } from '@dustfront/wargame/tabletop';
import { coverOf } from './cover.ts';
import { isAircraft, type Piece, shapeOfPiece, storeyOf, type Table } from './words.ts';

const BLAST = 50;
const FLAME = 50;

const unitsOf = (pieces: readonly Piece[]): string[] => [...new Set(pieces.map(({ unit }) => unit))].sort();

/** dt14.table.blast: whom a template on a miniature strikes, and which units have cover from it. */
export function blastOn(
  table: Table,
  on: Piece,
  bearers: readonly Piece[],
): { struck: readonly string[]; cover: Readonly<Record<string, boolean>> } {
  const template = disc(on.at, BLAST);
  const struck = table.pieces.filter(
    (piece) =>
      isAircraft(piece) === isAircraft(on) &&
      storeyOf(piece) === storeyOf(on) &&
      areWithin(shapeOfPiece(piece), template, 0),
  );
  const cover = unitsOf(struck).map((unit) => {
    const from = unit === on.unit ? bearers : [on];
    return [unit, coverOf(table, from, unit).cover] as const;
  });
  return { struck: struck.map(({ id }) => id).sort(), cover: Object.fromEntries(cover) };
}

/** dt14.table.flame: the units that a jet from a bearer to a miniature burns. */
export function flameOn(table: Table, bearer: Piece, on: Piece): string[] {
  const jet = line(bearer.at, on.at);
  const storeys = [storeyOf(bearer), storeyOf(on)];
  const burning = table.pieces.filter(
    (piece) =>
      piece.unit !== bearer.unit &&
      isAircraft(piece) === isAircraft(on) &&
      storeys.includes(storeyOf(piece)) &&
      areWithin(shapeOfPiece(piece), jet, FLAME),
  );
  return unitsOf(burning);
}
