import type { OptionSpace, Refusal } from '@dustfront/kernel';
import { HEADINGS } from '@dustfront/wargame/tabletop';
import type { RuleId } from '../../rule-id.generated.ts';
import { arrange, towards } from './arranging.ts';
import { bunkerAround } from './barring.ts';
import { arePiecesWithin } from './gap.ts';
import { endOf, isComplete, refusal } from './march.ts';
import { isWalledOff } from './sight.ts';
import { COHESION, cohesionBetween, footingOf } from './stand.ts';
import type { Piece, Table } from './words.ts';
import { partTo, readParts, textOf, type Written } from './written.ts';

/** A whole unit put on the table by an effect: an end for each miniature. */
export type Put = Written<'stand'>;

const BESIDE = 100;
const CENTIMETRE = 10;
const FARTHER = [BESIDE, 200, 300, 400, 600, 900, 1300, 2000, 3500];

/** Those who are put wait beside the table; `beside` are the pieces that were named, one of which they must be near. */
export interface Placing {
  readonly table: Table;
  readonly waiting: readonly Piece[];
  readonly beside: readonly Piece[];
  /** Where it hung: what falls from it is put beneath (dt14.lift.lost.place). */
  readonly beneath?: boolean;
  /** They get off on their own feet, through no wall (dt14.table.mount). */
  readonly walks?: boolean;
  /** Those of their own unit who stand there already, with whom they keep together (dt14.table.returns). */
  readonly mates?: readonly Piece[];
}

const isBeside = (piece: Piece, { table, beside, walks }: Placing, reach: number): boolean =>
  beside.some((one) => arePiecesWithin(piece, one, reach) && !(walks && isWalledOff(table, piece, one)));

/** dt14.ruling.spy.where, dt14.fort.bunker.door: nobody is put through the walls of a bunker. */
const isInBunker = (piece: Piece, { table }: Placing): boolean => bunkerAround(table, piece) !== null;

/** Mates from whom one who is put would be too far away. */
const partedFrom = (piece: Piece, { mates = [] }: Placing): Piece[] =>
  mates.filter((mate) => !arePiecesWithin(mate, piece, COHESION));

/** dt14.table.put: near enough, on nothing, in no bunker, and together. */
function refuses(placing: Placing, reach: number, put: Put): Refusal<RuleId> | null {
  const { table, waiting, beside } = placing;
  if (!isComplete(waiting, put, 1)) return refusal('not-a-movement', 'dt14.table.move', []);
  const ends = waiting.map((piece, at) => endOf(piece, put.parts[at]!));
  const then = { ...table, pieces: [...table.pieces, ...ends] };
  for (const end of ends) {
    if (isInBunker(end, placing)) return refusal('cannot-stand', 'dt14.fort.bunker.door', [end.id]);
    if (!isBeside(end, placing, reach))
      return refusal('not-beside', 'dt14.table.put', [end.id, ...beside.map(({ id }) => id)]);
    const { lawful, overlaps } = footingOf(then, end);
    if (!lawful) return refusal('cannot-stand', 'dt14.table.stand', [end.id, ...overlaps]);
    const parted = partedFrom(end, placing);
    if (parted.length > 0)
      return refusal('scattered', 'dt14.table.cohesion', [end.id, ...parted.map(({ id }) => id)]);
  }
  const { after } = cohesionBetween(ends, ends);
  return after.length === 0 ? null : refusal('scattered', 'dt14.table.cohesion', after.flat());
}

/** They take the places they were meant for, or the next ones that will do. */
function arranged(placing: Placing, reach: number, wanted: readonly Piece[]): Put | null {
  const parts = arrange(placing.table, wanted, (which, end) =>
    isBeside(end, placing, reach) && !isInBunker(end, placing) && partedFrom(end, placing).length === 0
      ? partTo(placing.waiting[which]!, end)
      : null,
  );
  return parts === null ? null : { do: 'stand', parts };
}

/** All of them meant for one place on that side of the piece; those after the first find theirs around it. */
function meantFor({ waiting }: Placing, beside: Piece, heading: number, away: number): Piece[] {
  const [x, y] = towards(beside.at, heading, away);
  return waiting.map((piece): Piece => ({ ...piece, at: [Math.max(0, x), Math.max(0, y)] }));
}

const PROPOSALS = 4;
const SIDES = 8;
const STEP = HEADINGS / SIDES;
const AWAY = [60, 110, 160, 0];

function propose(placing: Placing, reach: number, pick: (n: number) => number, most = PROPOSALS): Put[] {
  const found = new Map<string, Put>();
  const first = pick(HEADINGS);
  const from = pick(placing.beside.length);
  const far = reach - BESIDE;
  for (let n = 0; n < SIDES * placing.beside.length && found.size < most; n++)
    for (const away of AWAY) {
      const beside = placing.beside[(from + n) % placing.beside.length]!;
      const heading = (first + Math.floor(n / placing.beside.length) * STEP) % HEADINGS;
      const put = arranged(placing, reach, meantFor(placing, beside, heading, away + far));
      if (put === null || refuses(placing, reach, put) !== null) continue;
      found.set(textOf(put), put);
      break;
    }
  return [...found.values()];
}

/**
 * dt14.table.put: within 100 of the piece, or beneath it; where nobody finds room there, the first distance at which
 * they do, by centimetres.
 */
function reachOf(placing: Placing): number | null {
  const hasRoom = (reach: number): boolean => propose(placing, reach, () => 0, 1).length > 0;
  const reaches = placing.beneath === true ? [0, ...FARTHER] : FARTHER;
  const found = reaches.findIndex(hasRoom);
  if (found < 0) return null;
  const least = reaches[found]!;
  for (let reach = (reaches[found - 1] ?? least) + CENTIMETRE; reach < least; reach += CENTIMETRE)
    if (hasRoom(reach)) return reach;
  return least;
}

/** Everything that may be answered when a unit is put beside a piece; null where there is no room on all the table. */
export function spaceOfPut(placing: Placing): OptionSpace<Put> | null {
  const reach = reachOf(placing);
  return reach === null ? null : spaceWithin(placing, reach);
}

/**
 * dt14.table.returns: the same for those who come back to their unit, beside one of it and together with all; where
 * losses have parted it too far for that, beside one of it.
 */
export function spaceOfReturning(placing: Placing): OptionSpace<Put> | null {
  const together = { ...placing, mates: placing.beside };
  const reach = [BESIDE, COHESION].find((one) => propose(together, one, () => 0, 1).length > 0);
  return reach === undefined ? spaceOfPut(placing) : spaceWithin(together, reach);
}

/** The same for those who get off of their own will: not farther away than 100. */
export const spaceOfGettingOff = (placing: Placing): OptionSpace<Put> =>
  spaceWithin({ ...placing, walks: true }, BESIDE);

function spaceWithin(placing: Placing, reach: number): OptionSpace<Put> {
  return {
    refuses: (put) => refuses(placing, reach, put),
    parse: (id) => readParts('stand', id),
    propose: (pick, most) => propose(placing, reach, pick, most),
    nearest: (put) => {
      const found = refuses(placing, reach, put);
      if (found === null) return put;
      if (found.rule === 'dt14.table.move') return null;
      const wanted = placing.waiting.map((piece, at) => endOf(piece, put.parts[at]!));
      const near = arranged(placing, reach, wanted);
      if (near !== null && refuses(placing, reach, near) === null) return near;
      return propose(placing, reach, () => 0, 1)[0] ?? null;
    },
  };
}
