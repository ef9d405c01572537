/** Getting into machines on a table: who may where he stands, and how a unit comes to one. */
import type { Point } from '@dustfront/wargame/tabletop';
import { HEADINGS } from '@dustfront/wargame/tabletop';
import { carriagesIn } from '../../carrying.ts';
import type { Choice } from '../../choice.ts';
import { towards, without } from '../../ground/table/arranging.ts';
import { arePiecesWithin } from '../../ground/table/gap.ts';
import { ownPieces, piecesOf, tableOf } from '../../ground/table/pieces.ts';
import { isWalledOff } from '../../ground/table/sight.ts';
import { mayStand } from '../../ground/table/stand.ts';
import { type Piece, spanOf, type Table } from '../../ground/table/words.ts';
import { partTo } from '../../ground/table/written.ts';
import { rosterOf } from '../../roster.ts';
import type { TacticsState, Unit } from '../../state.ts';
import { isAir, onBoard, unitOf } from '../../units.ts';
import type { MarchFrame } from './frame.ts';
import { membersOf, spaceOf } from './members.ts';
import { marchAsked, standingAfter } from './what-if.ts';

/** How near a hull one must be to mount (dt14.table.mount). */
const MOUNTING = 10;
/** Whoever comes to a hull leaves so much room, and looks so far outwards for it, so finely. */
const ROOM = 2;
const OUTWARDS = 80;
const STEP = 3;

/** What may be mounted by those who have come to stand at it, the hold of a vessel too (dt14.table.mount). */
export function boardings(state: TacticsState, unit: Unit): Choice[] {
  const found: Choice[] = [];
  if (!onBoard(unit) || isAir(unit)) return found;
  const mine = piecesOf(state, unit);
  for (const id of rosterOf(state).machines) {
    const carrier = unitOf(state, id);
    if (carrier.side !== unit.side || carrier === unit || !onBoard(carrier)) continue;
    const [hull] = ownPieces(state, carrier);
    if (hull === undefined || !mine.every((piece) => arePiecesWithin(piece, hull, MOUNTING))) continue;
    const carriages = carriagesIn(state, unit, carrier);
    if (carriages.length === 0 || mine.some((piece) => isWalledOff(tableOf(state), piece, hull))) continue;
    for (const word of carriages)
      found.push({ do: 'board', unit: carrier.id, who: carrier.name, word, n: 0, m: 0 });
  }
  return found;
}

/** Places at a hull from which a piece could mount it, all around. */
function besides(table: Table, piece: Piece, hull: Piece): readonly Piece[] {
  const span = spanOf(hull) + spanOf(piece);
  return Array.from({ length: HEADINGS }, (_, heading) => {
    for (let far = 0; far <= span + OUTWARDS; far += STEP) {
      const at = towards(hull.at, heading, far);
      if (at[0] < 0 || at[1] < 0) return [];
      const there = { ...piece, at } as Piece;
      if (arePiecesWithin(there, hull, ROOM)) continue;
      return arePiecesWithin(there, hull, MOUNTING) && mayStand(table, there) ? [there] : [];
    }
    return [];
  }).flat();
}

const apart = ([ax, ay]: Point, [bx, by]: Point): number => (ax - bx) ** 2 + (ay - by) ** 2;

/** Everybody at the hull, whoever has the longest way first; null if there is no room. */
function gathered(table: Table, members: readonly Piece[], hull: Piece): readonly Piece[] | null {
  const ends = new Map<string, Piece>();
  const far = (piece: Piece): number => apart(piece.at, hull.at);
  for (const piece of members.toSorted((a, b) => far(b) - far(a))) {
    const free = { ...table, pieces: [...table.pieces, ...ends.values()] };
    const [place] = besides(free, piece, hull).toSorted(
      (a, b) => apart(a.at, piece.at) - apart(b.at, piece.at),
    );
    if (place === undefined) return null;
    ends.set(piece.id, place);
  }
  return members.map(({ id }) => ends.get(id)!);
}

/** A movement after which a unit may mount a machine; null where it cannot come to it, or there is no room in it. */
function marchAboard(state: TacticsState, march: MarchFrame, carrier: Unit): Choice | null {
  const unit = unitOf(state, march.unit);
  const [hull] = ownPieces(state, carrier);
  const space = spaceOf(state, march);
  if (hull === undefined || space === null || carriagesIn(state, unit, carrier).length === 0) return null;
  const members = membersOf(state, unit);
  const ends = gathered(without(tableOf(state), members), members, hull);
  if (ends === null) return null;
  const found = space.nearest({ do: 'go', parts: members.map((piece, at) => partTo(piece, ends[at]!)) });
  if (found === null) return null;
  const after = standingAfter(state, found);
  const mounts = boardings(after, unitOf(after, march.unit));
  return mounts.some((one) => one.do === 'board' && one.unit === carrier.id) ? found : null;
}

/** A machine that a unit which is asked where to go could get into, and how it comes to it. */
export interface Aboard {
  readonly carrier: Unit;
  /** Where the machine stands, and how far from there somebody points at it. */
  readonly at: Point;
  readonly span: number;
  readonly choice: Choice;
}

/** Every machine into which those who are asked where to go could get at the end of their way. */
export function waysAboard(state: TacticsState): readonly Aboard[] {
  const march = marchAsked(state);
  if (march === null) return [];
  const unit = unitOf(state, march.unit);
  if (!onBoard(unit) || isAir(unit)) return [];
  return rosterOf(state).machines.flatMap((id): Aboard[] => {
    const carrier = unitOf(state, id);
    if (carrier.side !== unit.side || carrier.id === unit.id || !onBoard(carrier)) return [];
    const [hull] = ownPieces(state, carrier);
    const choice = marchAboard(state, march, carrier);
    return choice === null || hull === undefined
      ? []
      : [{ carrier, at: hull.at, span: spanOf(hull), choice }];
  });
}
