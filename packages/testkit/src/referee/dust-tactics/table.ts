/** A table of the Core Set as the referee sees it: plain data, read from a state by an adapter. */
import type { Area, Edge } from '../line.ts';

export type Kind = 'squad' | 'hero' | 'vehicle';

export interface Cell {
  readonly dice: number;
  readonly damage: number | 'B' | 'K';
}

export interface Line {
  readonly id: string;
  readonly range: number | 'C' | 'U' | 'A';
  readonly carriers: number | 'all';
  /** Soldiers 1-4, vehicles 1-7, aircraft 1-3. */
  readonly cells: readonly (Cell | null)[];
  readonly kind: string;
  readonly traits: readonly string[];
  readonly limited?: number;
  readonly reload?: true;
}

export interface Card {
  readonly id: string;
  readonly kind: Kind;
  readonly armour: { readonly class: string; readonly level: number };
  readonly move: number;
  /** Squares along each side of its base where that is not one. */
  readonly size?: number;
  readonly health: number;
  readonly skills: readonly string[];
  readonly weapons: readonly Line[];
  readonly figures: readonly (readonly string[])[];
  readonly roles?: readonly string[];
  readonly cover?: { readonly soft: string; readonly hard: string };
}

export interface Unit {
  readonly name: string;
  readonly card: Card;
  readonly side: number;
  /** Whose choice its losses are. */
  readonly seat: number;
  /** -1 off the board. */
  square: number;
  /** Places of the living soldiers of a squad. */
  figures: number[];
  health: number;
  /** The hero of a squad, the squad of a hero. */
  joined: string | null;
  readonly activated: boolean;
  readonly moved: boolean;
  readonly ammo: Readonly<Record<string, number>>;
  /** Limited shots fired this round. */
  readonly shots: number;
  readonly unloaded: readonly string[];
  readonly effects: readonly string[];
}

export interface Piece {
  readonly kind: 'crate' | 'trap';
  readonly square: number;
  health: number;
}

export interface Table extends Area {
  /** Squares without a dot. */
  readonly closed: ReadonlySet<number>;
  readonly building: ReadonlySet<number>;
  readonly entrance: ReadonlySet<number>;
  /** Edges with a wall, as `a-b`. */
  readonly walls: ReadonlySet<string>;
  readonly doors: ReadonlySet<string>;
  readonly units: readonly Unit[];
  readonly pieces: readonly Piece[];
}

export const wallName = ([a, b]: Edge): string => `${a}-${b}`;
export const isAlive = (unit: Unit): boolean =>
  unit.square >= 0 && (unit.card.kind === 'squad' ? unit.figures.length > 0 : unit.health > 0);
export const unitOf = (table: Table, name: string): Unit => {
  const found = table.units.find((unit) => unit.name === name);
  if (!found) throw new Error(`nobody is called ${name}`);
  return found;
};
export const pieceIn = (table: Table, square: number): Piece | undefined =>
  table.pieces.find((piece) => piece.square === square && piece.health > 0);

/** Those who stand on the board as units of their own: a joined hero is part of his squad. */
export const heads = (table: Table): Unit[] => table.units.filter((unit) => isHead(table, unit));

const isHead = (table: Table, unit: Unit): boolean =>
  isAlive(unit) && !(unit.card.kind === 'hero' && partnerOf(table, unit));

export function partnerOf(table: Table, unit: Unit): Unit | null {
  if (unit.joined === null) return null;
  const other = unitOf(table, unit.joined);
  return isAlive(other) ? other : null;
}

/** The unit, and who is joined to it. */
export function members(table: Table, unit: Unit): Unit[] {
  const partner = partnerOf(table, unit);
  return [unit, ...(partner ? [partner] : [])].filter(isAlive);
}

/** The squares under a base whose upper left one is given; null where it hangs over the border. */
export function base({ width, height }: Area, size: number, at: number): number[] | null {
  const [x, y] = [at % width, Math.floor(at / width)];
  if (x + size > width || y + size > height) return null;
  return Array.from({ length: size * size }, (_, i) => at + Math.floor(i / size) * width + (i % size));
}

/** All squares that a unit stands on. */
export const squares = (table: Table, unit: Unit): number[] =>
  unit.square < 0 ? [] : (base(table, unit.card.size ?? 1, unit.square) ?? []);

/** Whether a unit's base, which lies to the right of and below its own square, covers a square. */
function covers(table: Table, unit: Unit, square: number): boolean {
  const size = unit.card.size ?? 1;
  if (size === 1 || unit.square < 0) return unit.square === square;
  const dx = (square % table.width) - (unit.square % table.width);
  const dy = Math.floor(square / table.width) - Math.floor(unit.square / table.width);
  return dx >= 0 && dx < size && dy >= 0 && dy < size;
}

/** Those who stand in a square as units of their own. */
export const standing = (table: Table, square: number): Unit[] =>
  table.units.filter((unit) => covers(table, unit, square) && isHead(table, unit));

export const miniatures = (unit: Unit): number => (unit.card.kind === 'squad' ? unit.figures.length : 1);

const hasRole = (unit: Unit, role: string): boolean =>
  unit.figures.some((figure) => unit.card.roles?.[figure] === role);

/** A skill on its own card. Spotter and Sniper fall with the man who has them (CS 1129). */
export function has(unit: Unit, skill: string): boolean {
  if (unit.card.kind === 'squad' && unit.card.roles) {
    if (skill === 'spotter' && unit.card.roles.includes('spotter')) return hasRole(unit, 'spotter');
    if (skill === 'sniper' && unit.card.roles.includes('sniper')) return hasRole(unit, 'sniper');
  }
  return unit.card.skills.includes(skill);
}

export const armourColumn = ({ armour }: Card): number =>
  (armour.class === 'infantry' ? 0 : armour.class === 'vehicle' ? 4 : 11) + armour.level - 1;
export const pieceColumn = (piece: Piece): number => (piece.kind === 'crate' ? 6 : 8);
