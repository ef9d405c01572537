import type { Refusal } from '@dustfront/kernel';
import type { Point } from '@dustfront/wargame/tabletop';
import type { RuleId } from '../../rule-id.generated.ts';
import { bunkerAround } from './barring.ts';
import { around, listedOnce } from './bounds.ts';
import { cohesionBetween, footingOf, keepsTogether, mayStand } from './stand.ts';
import { barsOn, freeLegs, type IsFree, lengthOf, type Way, walkedBy } from './way.ts';
import {
  type Feature,
  type House,
  hasHeading,
  isAircraft,
  isInFeature,
  isInfantry,
  type Piece,
  storeyOf,
  sweepOf,
  type Table,
  type Work,
} from './words.ts';
import type { Part, Written } from './written.ts';

/** dt14.table.move: the movement of a whole unit is one answer, a part for each miniature in their order. */
export type March = Written<'go'>;

/** How far a unit may go, in millimetres, and whether it passes over everything. */
export interface Stride {
  readonly length: number;
  readonly flies: boolean;
  /** What must be covered at least (dt14.ruling.aircraft.least). */
  readonly least?: number;
  /** Enemies may be passed (dt14.skill.trailblazer.pass). */
  readonly overEnemies?: boolean;
}

const MOST_POINTS = 3;
const HEADINGS = 64;

export const refusal = (code: string, rule: RuleId, about: readonly string[]): Refusal<RuleId> => ({
  code,
  rule,
  about,
});

export const wayOf = (piece: Piece, { way, ...rest }: Part): Way => ({ ...rest, way: [piece.at, ...way] });

/** The miniature at the end of its part. */
export function endOf(piece: Piece, { way, heading, on = storeyOf(piece), to = on }: Part): Piece {
  const at = way.at(-1) ?? piece.at;
  const turns = heading !== undefined && hasHeading(piece);
  if (to === 0 && piece.storey === undefined)
    return (turns ? { ...piece, at, heading } : { ...piece, at }) as Piece;
  const { storey: _, ...standing } = piece;
  return { ...standing, at, ...(to === 0 ? {} : { storey: to }), ...(turns ? { heading } : {}) } as Piece;
}

/** The table once all of them have gone. */
export const after = (table: Table, ends: readonly Piece[]): Table => ({
  ...table,
  pieces: table.pieces.map((piece) => ends.find(({ id }) => id === piece.id) ?? piece),
});

const isWhole = (part: Part, most: number): boolean =>
  part.way.length >= 1 &&
  part.way.length <= most &&
  part.way.every((point) => point.every((n) => Number.isInteger(n) && n >= 0)) &&
  [part.on ?? 0, part.to ?? 0].every((storey) => Number.isInteger(storey) && storey >= 0);

/** dt14.table.move: does it say for every miniature where it goes, by so many points at most, and no more? */
export function isComplete(members: readonly Piece[], { parts }: Written, most = MOST_POINTS): boolean {
  return (
    parts.length === members.length &&
    parts.every(
      (part, at) =>
        isWhole(part, most) &&
        (part.heading === undefined ||
          (hasHeading(members[at]!) && part.heading >= 0 && part.heading < HEADINGS)),
    )
  );
}

/** dt14.table.storeys: infantry alone climbs, where it stands wholly inside, before its way or after it. */
function climbs(table: Table, piece: Piece, { way, on = storeyOf(piece), to = on }: Part): boolean {
  const from = storeyOf(piece);
  if (on === from && to === on) return true;
  if (!isInfantry(piece)) return false;
  const empty = { ...table, pieces: [] };
  const isInside = (at: Point, storey: number): boolean =>
    footingOf(empty, { ...piece, at, storey: Math.max(storey, 1) }).lawful;
  return (
    (on === from || isInside(piece.at, Math.max(from, on))) &&
    (to === on || isInside(way.at(-1)!, Math.max(on, to)))
  );
}

const isRoofed = (feature: Feature): feature is House | Work =>
  feature.kind === 'bunker' || feature.kind === 'house';
const roofedIn = listedOnce((features) => features.filter(isRoofed));

/** dt14.table.flight: whether it ends under a roof under which it did not begin. */
function entersRoofed(table: Table, piece: Piece, part: Part): boolean {
  if (isAircraft(piece)) return false;
  const { way, on = storeyOf(piece), to = on } = part;
  const at = way.at(-1)!;
  return roofedIn(table.features).some(
    (feature) =>
      (feature.kind !== 'house' || to < feature.storeys) &&
      isInFeature(feature, at) &&
      !isInFeature(feature, piece.at),
  );
}

/** dt14.ruling.flying.bunker: whether it leaves a bunker otherwise than by its door. */
function breaksOut(table: Table, piece: Piece, way: Way): boolean {
  const bunker = isAircraft(piece) ? null : bunkerAround(table, piece);
  return bunker !== null && barsOn({ ...table, features: [bunker], pieces: [] }, piece, way).length > 0;
}

/** The table as one finds it who passes enemies, but not the doors of bunkers that they hold. */
export const passable = (table: Table, piece: Piece, stride: Stride): Table =>
  stride.overEnemies === true
    ? {
        ...table,
        pieces: table.pieces.filter((one) => one.side === piece.side || bunkerAround(table, one) !== null),
      }
    : table;

/** dt14.table.size: whether a corner of the way lies beside the table; its end is judged where it stands. */
function leavesTable({ width, height }: Table, way: readonly Point[]): boolean {
  for (let corner = 0; corner < way.length - 1; corner++) {
    const [x, y] = way[corner]!;
    if (x < 0 || y < 0 || x > width || y > height) return true;
  }
  return false;
}

/** Why a miniature cannot go its way, whatever becomes of the others; null if it can. */
export function refusesWay(table: Table, piece: Piece, part: Part, stride: Stride): Refusal<RuleId> | null {
  if (leavesTable(table, part.way)) return refusal('off-table', 'dt14.table.size', [piece.id]);
  const way = wayOf(piece, part);
  const length = lengthOf(piece, way);
  if (length > stride.length)
    return {
      ...refusal('too-far', 'dt14.table.length', [piece.id]),
      params: { length, most: stride.length },
    };
  if (length < (stride.least ?? 0))
    return {
      ...refusal('too-short', 'dt14.ruling.aircraft.least', [piece.id]),
      params: { length, least: stride.least ?? 0 },
    };
  if (!climbs(table, piece, part)) return refusal('no-stairs', 'dt14.table.storeys', [piece.id]);
  // dt14.table.flight: whoever jumps or flies passes over everything, but comes under no roof from above.
  if (stride.flies && !entersRoofed(table, piece, part) && !breaksOut(table, piece, way)) return null;
  const barredBy = barsOn(passable(table, piece, stride), piece, way);
  return barredBy.length > 0 ? refusal('barred', 'dt14.table.way', [piece.id, ...barredBy]) : null;
}

/** Whether a miniature that begins there can go such a way; the part says how it ends and on which storeys. */
export type Goes = (start: Piece, way: readonly Point[], part: Part) => boolean;

/**
 * Whether a miniature can go its way, asked many times: `refusesWay` has nothing against it. All the ways lie in a box,
 * those of one who stands where he begins in the one that he can reach.
 */
export function goesOn(
  table: Table,
  piece: Piece,
  stride: Stride,
  within = around([piece.at], stride.length + sweepOf(piece)),
): Goes {
  const plainly = (start: Piece, way: readonly Point[], part: Part): boolean =>
    refusesWay(table, start, { ...part, way }, stride) === null;
  const { length: most, least = 0, flies } = stride;
  let isFree: IsFree | null = null;
  return (start, way, part) => {
    // Climbing only adds to the length.
    const walked = walkedBy(start.at, way);
    if (walked > most || leavesTable(table, way)) return false;
    if (part.on !== undefined || part.to !== undefined) return plainly(start, way, part);
    if (walked < least) return false;
    if (
      flies &&
      !entersRoofed(table, start, { way }) &&
      !breaksOut(table, start, { way: [start.at, ...way] })
    )
      return true;
    if (storeyOf(piece) > 0) return plainly(start, way, part);
    isFree ??= freeLegs(passable(table, piece, stride), piece, within);
    let from = start.at;
    for (const to of way) {
      if (!isFree(start.at, from, to)) return false;
      from = to;
    }
    return true;
  };
}

/** The same of the way that a part tells. */
export function mayGo(...given: Parameters<typeof goesOn>): (start: Piece, part: Part) => boolean {
  const goes = goesOn(...given);
  return (start, part) => goes(start, part.way, part);
}

/** Why a unit cannot move so, or null. Members are the pieces of the unit on this table. */
export function refusesMarch(
  table: Table,
  members: readonly Piece[],
  march: March,
  stride: Stride,
): Refusal<RuleId> | null {
  if (!isComplete(members, march)) return refusal('not-a-movement', 'dt14.table.move', []);
  for (const [at, piece] of members.entries()) {
    const found = refusesWay(table, piece, march.parts[at]!, stride);
    if (found !== null) return found;
  }
  const ends = members.map((piece, at) => endOf(piece, march.parts[at]!));
  const then = after(table, ends);
  for (const end of ends)
    if (!mayStand(then, end))
      return refusal('cannot-stand', 'dt14.table.stand', [end.id, ...footingOf(then, end).overlaps]);
  if (keepsTogether(members, ends)) return null;
  return refusal('scattered', 'dt14.table.cohesion', cohesionBetween(members, ends).after.flat());
}
