/** What a movement on a table meets: hard ground, wire, mines, crates. */
import { areWithin, disc, line, type Point } from '@dustfront/wargame/tabletop';
import { nearestPlace } from '../../ground/table/arranging.ts';
import { listedOnce } from '../../ground/table/bounds.ts';
import { type Entering, fromGate } from '../../ground/table/entering.ts';
import { atGate } from '../../ground/table/gates.ts';
import { after, endOf } from '../../ground/table/march.ts';
import { footingOf } from '../../ground/table/stand.ts';
import { hardOn, stopOf } from '../../ground/table/stop.ts';
import { crushedOn, metOn } from '../../ground/table/way.ts';
import { isInfantry, isVehicle, type Piece, storeyOf, type Table } from '../../ground/table/words.ts';
import type { Part } from '../../ground/table/written.ts';

/** Those who move, from where they begin, on a table with all of them. */
export interface Going {
  readonly table: Table;
  readonly starts: readonly Piece[];
  readonly parts: readonly Part[];
  readonly flies: boolean;
}

/** Those who come onto the table begin at its edge. */
export function atGates(entering: Entering, parts: readonly Part[]): Going {
  const { table, waiting, stride } = entering;
  const starts = waiting.map((piece, at) => atGate(entering, piece, parts[at]!.way[0]!));
  return {
    table: { ...table, pieces: [...table.pieces, ...starts] },
    starts,
    parts: parts.map(fromGate),
    flies: stride.flies,
  };
}

/** Who gets off what carried him has no way: he stands at once where he is put (dt14.table.put). */
export const steppedOff = ({ starts, parts, ...rest }: Going): Going => {
  const ends = starts.map((piece, at) => endOf(piece, parts[at]!));
  return { ...rest, starts: ends, parts: ends.map(({ at }) => ({ way: [at] })) };
};

const walkerOf = (piece: Piece, { on = storeyOf(piece) }: Part): Piece => ({ ...piece, storey: on });
const wayOf = (piece: Piece, { way }: Part): Point[] => [piece.at, ...way];

/**
 * dt14.table.hard-ground, dt14.table.mines: one die for a vehicle on hard ground, and for every man one for each piece
 * of wire; each die by the number of the miniature that it stops.
 */
export function testsOf({ table, starts, parts, flies }: Going): number[] {
  if (flies) return [];
  return starts.flatMap((piece, at) => {
    const areas = hardOn(table, walkerOf(piece, parts[at]!), wayOf(piece, parts[at]!));
    return isInfantry(piece) ? areas.map(() => at) : areas.slice(0, 1).map(() => at);
  });
}

/** Where everybody stands in the end, those whose die failed one after the other. */
export function stoppedAt({ table, starts, parts }: Going, failed: readonly number[]): Piece[] {
  const ends = starts.map((piece, at) => (failed.includes(at) ? piece : endOf(piece, parts[at]!)));
  if (failed.length === 0) return ends;
  let now = after(table, ends);
  for (const at of failed) {
    // Who is stopped walks on the ground, wherever he came from.
    const { storey: _, ...piece } = starts[at]!;
    const meant: Piece = { ...piece, at: stopOf(now, piece, wayOf(piece, parts[at]!)).at ?? piece.at };
    const stands = footingOf(now, meant).lawful ? meant : (nearestPlace(now, meant, () => true) ?? meant);
    ends[at] = stands;
    now = after(now, [stands]);
  }
  return ends;
}

/** How far one came who was stopped: the corners that he passed, and where he stands, neither turned nor climbing. */
function walked(piece: Piece, { heading: _turn, to: _climb, ...part }: Part, end: Piece): Part {
  const way = wayOf(piece, part);
  const here = disc(end.at, 0);
  const last = way.slice(1).findIndex((to, leg) => areWithin(line(way[leg]!, to), here, 1));
  return { ...part, way: [...part.way.slice(0, Math.max(0, last)), end.at] };
}

const minesIn = listedOnce((features) => features.filter(({ kind }) => kind === 'mines').map(({ id }) => id));

/** Mines that strike, one for every miniature and field, and crates that are crushed. */
export function treadOn(
  { table, starts, parts, flies }: Going,
  ends: readonly Piece[],
  failed: readonly number[],
): { readonly mines: number; readonly crushed: readonly string[] } {
  const fields = minesIn(table.features);
  if (flies || (fields.length === 0 && !starts.some(isVehicle))) return { mines: 0, crushed: [] };
  let mines = 0;
  const crushed = new Set<string>();
  for (const [at, piece] of starts.entries()) {
    const part = failed.includes(at) ? walked(piece, parts[at]!, ends[at]!) : parts[at]!;
    const way = { ...part, way: wayOf(piece, part) };
    if (fields.length > 0) mines += metOn(table, piece, way).filter((id) => fields.includes(id)).length;
    for (const crate of crushedOn(table, piece, way)) crushed.add(crate);
  }
  return { mines, crushed: [...crushed] };
}
