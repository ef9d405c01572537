import { areWithin, line } from '@dustfront/wargame/tabletop';
import { worksIn } from './bounds.ts';
import { arePiecesWithin, isWithinFeature } from './gap.ts';
import { seesPiece } from './sight.ts';
import {
  type Feature,
  type Field,
  isAircraft,
  isInFeature,
  type Piece,
  shapeOfFeature,
  shapeOfPiece,
  sidesOfBunker,
  storeyOf,
  type Table,
  type Work,
} from './words.ts';

export const CONTACT = 10;
export const JOINING = 150;
const HOLDING = 100;

/** dt14.table.contact: the work in which a piece stands. */
const workAround = (table: Field, piece: Piece): Work | null => {
  const works = worksIn(table.features);
  if (works.length === 0 || isAircraft(piece)) return null;
  return works.find((work) => isInFeature(work, piece.at)) ?? null;
};

/** dt14.table.contact: from without, a strongpoint is reached at its outline, a bunker at its slit or its door. */
function isAtWork(work: Work, piece: Piece): boolean {
  const shape = shapeOfPiece(piece);
  if (storeyOf(piece) > 0) return false;
  if (work.kind === 'strongpoint') return areWithin(shape, shapeOfFeature(work), CONTACT);
  const { front, door } = sidesOfBunker(work);
  return [front, door].some(([from, to]) => areWithin(shape, line(from, to), CONTACT));
}

/** dt14.table.contact: whether two pieces touch, or one stands at the work that the other is in. */
export function areInContact(table: Field, a: Piece, b: Piece): boolean {
  const workOfA = workAround(table, a);
  const workOfB = workAround(table, b);
  if (workOfA === workOfB) return arePiecesWithin(a, b, CONTACT);
  return (workOfA === null || isAtWork(workOfA, b)) && (workOfB === null || isAtWork(workOfB, a));
}

const unitsOf = (pieces: readonly Piece[]): string[] => [...new Set(pieces.map(({ unit }) => unit))].sort();

/** Does one of them stand in works in which the other is not? */
export const areParted = (table: Table, a: Piece, b: Piece): boolean =>
  workAround(table, a) !== workAround(table, b);

/** dt14.table.contact: all pairs of enemy units in contact. */
export function contactsOf(table: Table): [string, string][] {
  const pairs = new Set<string>();
  for (const a of table.pieces) {
    for (const b of table.pieces) {
      if (a.unit < b.unit && a.side !== b.side && areInContact(table, a, b)) pairs.add(`${a.unit} ${b.unit}`);
    }
  }
  return [...pairs].sort().map((pair) => pair.split(' ') as [string, string]);
}

const membersOf = (table: Table, unit: string): Piece[] =>
  table.pieces.filter((piece) => piece.unit === unit);
const isNearAll = (hero: Piece, members: readonly Piece[]): boolean =>
  members.every((member) => arePiecesWithin(hero, member, JOINING));
const seesAny = (table: Table, hero: Piece, members: readonly Piece[]): boolean =>
  members.some((member) => seesPiece(table, hero, member));

/** dt14.table.join: whether a hero may join a unit, and why not. */
export function joiningOf(
  table: Table,
  hero: Piece,
  unit: string,
): { near: boolean; sees: boolean; may: boolean } {
  const members = membersOf(table, unit);
  const near = isNearAll(hero, members);
  const sees = seesAny(table, hero, members);
  return { near, sees, may: near && sees };
}

/** The same, as soon as it is known. */
export function mayJoin(table: Table, hero: Piece, unit: string): boolean {
  const members = membersOf(table, unit);
  return isNearAll(hero, members) && seesAny(table, hero, members);
}

/** dt14.table.hold: the units that hold a marker or a place. */
export function holdersOf(table: Table, feature: Feature): string[] {
  const onGround = table.pieces.filter((piece) => !isAircraft(piece));
  const isThere = (piece: Piece): boolean =>
    feature.kind === 'marker' ? isWithinFeature(piece, feature, HOLDING) : isInFeature(feature, piece.at);
  const there = onGround.filter(isThere);
  if (new Set(there.map(({ side }) => side)).size !== 1) return [];
  return unitsOf(there).filter((unit) => {
    const members = membersOf(table, unit);
    return feature.kind === 'marker' || 2 * members.filter(isThere).length >= members.length;
  });
}
