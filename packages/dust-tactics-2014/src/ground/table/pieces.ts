/** The miniatures of a match as pieces of its table (dt14.table.sizes). */
import type { Point } from '@dustfront/wargame/tabletop';
import type { Card, Drive as CardDrive, Size } from '../../cards/card.ts';
import { isAmphibious } from '../../exceptions/amphibious.ts';
import { rosterOf } from '../../roster.ts';
import { NOBODY, type TacticsState, type Unit } from '../../state.ts';
import { cardOfUnit, leaderOf, unitOf } from '../../units.ts';
import { type Bounds, boundsAround, leastBetween } from './bounds.ts';
import { areAnyWithin } from './gap.ts';
import { spotAt } from './spot.ts';
import {
  type Drive,
  type Field,
  isAircraft,
  isVehicle,
  type Piece,
  type Stand,
  type Table,
} from './words.ts';

/** Length and width of hulls. */
const HULLS: Readonly<Record<Size, readonly [number, number]>> = {
  light: [60, 50],
  normal: [80, 60],
  large: [120, 90],
  huge: [160, 120],
};
const RADII = { light: 14, heavy: 20, support: 30, aircraft: 30 };
const HEAVY_ARMOUR = 3;
const DRIVES: Readonly<Record<CardDrive, Drive>> = {
  foot: 'walker',
  walker: 'walker',
  tracked: 'tracks',
  'half-tracked': 'half-track',
  wheeled: 'wheels',
  naval: 'vessel',
  air: 'walker',
};

function radiusOf({ kind, armour }: Card): number {
  if (kind === 'support') return RADII.support;
  if (kind === 'aircraft') return RADII.aircraft;
  return armour >= HEAVY_ARMOUR ? RADII.heavy : RADII.light;
}

/** What is the same wherever a miniature stands. */
function pieceOf(unit: Unit, name: string, id: string, [x, y, storey, heading]: Stand): Piece {
  const card = cardOfUnit(unit);
  const standing = {
    id,
    unit: name,
    side: String(unit.side),
    at: [x, y] as const,
    ...(storey === 0 ? {} : { storey }),
  };
  if (card.kind === 'vehicle') {
    const [length, width] = HULLS[card.size];
    const hull = { length, width, heading, size: card.size, drive: DRIVES[card.drive] };
    return { ...standing, kind: 'vehicle', ...hull, ...(isAmphibious(card) ? { amphibious: true } : {}) };
  }
  const kind = card.kind === 'squad' ? 'infantry' : card.kind;
  return { ...standing, kind, radius: radiusOf(card), ...(kind === 'aircraft' ? { heading } : {}) };
}

const ALONE: readonly number[] = [-1];

/** The men of a squad by their places in the card's list; everything else is one miniature. */
export const menOf = (unit: Unit): readonly number[] =>
  cardOfUnit(unit).kind === 'squad' ? unit.soldiers : ALONE;

const idOf = (unit: Unit, man: number): string => (man < 0 ? unit.name : `${unit.name}.${man + 1}`);

/** Whom a piece stands for: the name of its unit, and the man of a squad or -1. */
export function whoIs(id: string): { readonly name: string; readonly man: number } {
  const [name = '', man] = id.split('.');
  return { name, man: man === undefined ? -1 : Number(man) - 1 };
}

interface Known {
  readonly bases: readonly Stand[];
  readonly leader: string;
  /** Never changed in place either. */
  readonly soldiers: readonly number[];
  readonly pieces: readonly Piece[];
}

/** Lists of places are never changed in place, so that what stands on them is known as long as they are. */
const known = new WeakMap<readonly Stand[], Known>();
/** Of each unit, by its number, what was known of it last: most questions are about the match of the one before. */
const latest: Known[] = [];

const isOf = (found: Known | undefined, bases: readonly Stand[], leader: string, { soldiers }: Unit) =>
  found !== undefined &&
  found.bases === bases &&
  found.leader === leader &&
  areSame(soldiers, found.soldiers);

const NOBODYS: readonly Piece[] = [];

/** The miniatures of one unit that stand on the table; a hero who joined counts to the unit he is part of. */
export function ownPieces(state: TacticsState, unit: Unit): readonly Piece[] {
  const { bases } = unit;
  if (bases === undefined || unit.place !== 'board') return NOBODYS;
  const leader = unit.joined === NOBODY ? unit.name : leaderOf(state, unit).name;
  const recent = latest[unit.id];
  if (isOf(recent, bases, leader, unit)) return recent!.pieces;
  let found = known.get(bases);
  if (!isOf(found, bases, leader, unit)) {
    const pieces = menOf(unit).map((man, at) => pieceOf(unit, leader, idOf(unit, man), bases[at]!));
    found = { bases, leader, soldiers: unit.soldiers, pieces };
    known.set(bases, found);
  }
  latest[unit.id] = found!;
  return found!.pieces;
}

function areSame<T>(a: readonly T[], b: readonly T[]): boolean {
  if (a === b) return true;
  if (a.length !== b.length) return false;
  for (let i = 0; i < a.length; i++) if (a[i] !== b[i]) return false;
  return true;
}

/** What of a unit says which pieces it has. */
interface Placed {
  readonly bases: readonly Stand[] | undefined;
  readonly soldiers: readonly number[];
  readonly place: Unit['place'];
  readonly joined: number;
}

interface Laid {
  readonly field: Field;
  readonly lists: readonly (readonly Piece[])[];
  readonly table: Table;
  /** Of each unit when it was looked at last. */
  placed: readonly Placed[];
}

/** Most questions are about the table of the one before. */
let last: Laid | null = null;

const areAsPlaced = (units: readonly Unit[], placed: readonly Placed[]): boolean => {
  for (let at = 0; at < units.length; at++) {
    const unit = units[at]!;
    const was = placed[at]!;
    if (unit.bases !== was.bases || unit.soldiers !== was.soldiers) return false;
    if (unit.place !== was.place || unit.joined !== was.joined) return false;
  }
  return true;
};

const placedNow = (unit: Unit): Placed => ({
  bases: unit.bases,
  soldiers: unit.soldiers,
  place: unit.place,
  joined: unit.joined,
});

/** The table of a measured match, without its pieces. */
export function fieldOf({ table }: TacticsState): Field {
  if (table === undefined) throw new Error('this match is played on squares');
  return table;
}

/** The table of a match with everything that stands on it. */
export function tableOf(state: TacticsState): Table {
  const field = fieldOf(state);
  const { units } = state;
  const known = last?.field === field && last.lists.length === units.length ? last : null;
  if (known !== null && areAsPlaced(units, known.placed)) return known.table;
  const lists = units.map((unit) => ownPieces(state, unit));
  const placed = units.map(placedNow);
  if (known !== null && areSame(lists, known.lists)) {
    known.placed = placed;
    return known.table;
  }
  const { width, height, features } = field;
  const table: Table = { width, height, features, pieces: lists.flat() };
  last = { field, lists, table, placed };
  return table;
}

/** The miniatures by which a unit is measured: its own and those of its heroes, or what carries it. */
export function piecesOf(state: TacticsState, unit: Unit): readonly Piece[] {
  if (unit.place === 'aboard') return piecesOf(state, unitOf(state, unit.carrier));
  let pieces = ownPieces(state, unit);
  const { units } = state;
  const { heroes } = rosterOf(state);
  for (let at = 0; at < heroes.length; at++) {
    const hero = units[heroes[at]!]!;
    if (hero.joined === unit.id && hero.place === 'board') pieces = joined(pieces, ownPieces(state, hero));
  }
  return pieces;
}

/** A box around the miniatures of each unit, by its number, as it was found last. */
const boxes: { readonly pieces: readonly Piece[]; readonly bounds: Bounds }[] = [];

/** A box around the miniatures by which a unit is measured. */
export function boundsOfUnit(state: TacticsState, unit: Unit): Bounds {
  const pieces = piecesOf(state, unit);
  let known = boxes[unit.id];
  if (known?.pieces !== pieces) {
    known = { pieces, bounds: boundsAround(pieces) };
    boxes[unit.id] = known;
  }
  return known.bounds;
}

/** Whether any miniatures of two units are so near. */
export const areUnitsWithin = (state: TacticsState, a: Unit, b: Unit, distance: number): boolean =>
  leastBetween(boundsOfUnit(state, a), boundsOfUnit(state, b)) <= distance &&
  areAnyWithin(piecesOf(state, a), piecesOf(state, b), distance);

interface Joined {
  readonly heroes: readonly Piece[];
  readonly all: readonly Piece[];
}

/** Those who stand together, the same list as long as the same pieces do. */
const groups = new WeakMap<readonly Piece[], Joined>();

function joined(pieces: readonly Piece[], heroes: readonly Piece[]): readonly Piece[] {
  const found = groups.get(pieces);
  if (found?.heroes === heroes) return found.all;
  const all = [...pieces, ...heroes];
  groups.set(pieces, { heroes, all });
  return all;
}

/** The miniature of one man, or of a unit that has but one; what carries it where it rides. */
export function pieceFor(state: TacticsState, unit: Unit, man: number): Piece | null {
  if (unit.place === 'aboard') return piecesOf(state, unit)[0] ?? null;
  const pieces = ownPieces(state, unit);
  return (man < 0 ? pieces[0] : pieces[unit.soldiers.indexOf(man)]) ?? null;
}

interface Waiting {
  readonly name: string;
  readonly card: string;
  readonly side: number;
  readonly heading: number;
  readonly soldiers: readonly number[];
  readonly pieces: readonly Piece[];
}

/** Of each unit, by its number, as it waited last. */
const waits: Waiting[] = [];

/** The miniatures of a unit as they wait beside the table; where they are does not matter. */
export function waitingPieces(unit: Unit, heading = 0): readonly Piece[] {
  const { id, name, card, side, soldiers } = unit;
  const found = waits[id];
  if (
    found?.name === name &&
    found.card === card &&
    found.side === side &&
    found.heading === heading &&
    areSame(soldiers, found.soldiers)
  )
    return found.pieces;
  const pieces = menOf(unit).map((man) => pieceOf(unit, name, idOf(unit, man), [0, 0, 0, heading]));
  waits[id] = { name, card, side, heading, soldiers, pieces };
  return pieces;
}

export const headingOf = (piece: Piece): number =>
  isVehicle(piece) ? piece.heading : isAircraft(piece) && !isVehicle(piece) ? (piece.heading ?? 0) : 0;

export const standOf = (piece: Piece): Stand => [
  piece.at[0],
  piece.at[1],
  piece.storey ?? 0,
  headingOf(piece),
];

/** Puts the miniatures of a unit where these pieces are, in the order of its men. */
export function standAt(unit: Unit, pieces: readonly Piece[]): void {
  unit.place = 'board';
  unit.bases = pieces.map(standOf);
  unit.at = spotAt(pieces[0]!.at);
  unit.floor = 0;
}

/** One man is lost: his miniature is taken away. */
export function takeAway(unit: Unit, man: number): void {
  const { bases } = unit;
  const at = unit.soldiers.indexOf(man);
  if (bases === undefined || at < 0) return;
  unit.bases = bases.filter((_, n) => n !== at);
  const [first] = unit.bases;
  if (first !== undefined) unit.at = spotAt([first[0], first[1]] as Point);
}
