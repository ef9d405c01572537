/** A table of 2013/14 as the referee sees it: plain data, read from a state by an adapter. */
import { type Area, columnOf, type Edge, rowOf } from '../line.ts';

export interface Cell {
  readonly dice: number;
  /** Dice for each miniature of the target. */
  readonly blast: number;
  readonly damage: number;
}

export interface Line {
  readonly name: string;
  readonly close: boolean;
  readonly least: number;
  readonly range: number;
  /** Infantry 1-4, vehicles 1-7, aircraft 1-3. */
  readonly cells: readonly (Cell | null)[];
  readonly rules: readonly string[];
}

export interface Weapon {
  readonly line: Line;
  readonly count: number;
  readonly mount: string;
  readonly boxes: number;
}

export interface Card {
  readonly id: string;
  readonly kind: 'squad' | 'hero' | 'support' | 'vehicle' | 'aircraft';
  readonly armour: number;
  readonly move: number;
  readonly march: number;
  readonly track: number;
  readonly drive: string;
  readonly size: string;
  readonly skills: readonly string[];
  readonly weapons: readonly Weapon[];
  readonly soldiers: readonly { readonly weapons: readonly number[]; readonly roles: readonly string[] }[];
}

export interface Fort {
  readonly kind: 'bunker' | 'strongpoint' | 'buried';
  /** The upper left of its four squares. */
  readonly at: number;
  /** 0 north, 1 east, 2 south, 3 west. */
  readonly facing: number;
}

export interface Unit {
  readonly name: string;
  readonly card: Card;
  readonly side: number;
  /** On the board as a piece of its own. */
  readonly isThere: boolean;
  /** The square that the position names: the upper left one of several. */
  readonly at: number;
  readonly floor: number;
  readonly facing: number;
  readonly soldiers: readonly number[];
  readonly health: number;
  /** The unit that a hero is part of now. */
  readonly joined: string | null;
  readonly hidden: boolean;
  readonly dug: boolean;
  readonly carrier: string | null;
  readonly carriage: string;
  readonly led: boolean;
  readonly ammo: readonly number[];
  readonly loaded: boolean;
  readonly stunned: boolean;
  /** Its pilot has left it. */
  readonly idle: boolean;
}

export interface Building {
  readonly squares: readonly number[];
  /** The floor of this number is the roof. */
  readonly storeys: number;
}

export interface Table extends Area {
  readonly rules: 'starter' | 'full';
  /** One letter a square: . open, t tree, r rubble, # no dot, w deep water, b floor of a building. */
  readonly ground: string;
  readonly crates: readonly number[];
  readonly traps: readonly number[];
  readonly smoke: readonly number[];
  readonly trenches: readonly number[];
  readonly wire: readonly number[];
  readonly mines: readonly number[];
  readonly buildings: readonly Building[];
  readonly forts: readonly Fort[];
  /** Walls and openings by `a-b`: wall, small, large, huge. */
  readonly walls: ReadonlyMap<string, string>;
  readonly units: readonly Unit[];
}

export const edgeName = ([a, b]: Edge): string => `${a}-${b}`;
export const isInfantry = (unit: Unit): boolean => ['squad', 'hero', 'support'].includes(unit.card.kind);
export const isVehicle = (unit: Unit): boolean => unit.card.kind === 'vehicle';
export const isAircraft = (unit: Unit): boolean => unit.card.kind === 'aircraft';
export const has = (unit: Unit, skill: string): boolean => unit.card.skills.includes(skill);
/** Large and Huge machines stand on two by two squares. */
export const isBroad = (unit: Unit): boolean => unit.card.size === 'large' || unit.card.size === 'huge';

/** Four squares from their upper left one; those beyond the board are left out. */
export function block(area: Area, at: number): number[] {
  const [x, y] = [columnOf(area, at), rowOf(area, at)];
  return [
    [x, y],
    [x + 1, y],
    [x, y + 1],
    [x + 1, y + 1],
  ]
    .filter(([column, row]) => column! < area.width && row! < area.height)
    .map(([column, row]) => row! * area.width + column!);
}

/** How far a square lies ahead of another, and how far to the right, for somebody who faces an edge. */
export function offset(
  area: Area,
  from: number,
  to: number,
  facing: number,
): { ahead: number; aside: number } {
  const dx = columnOf(area, to) - columnOf(area, from);
  const dy = rowOf(area, to) - rowOf(area, from);
  const turned = [
    { ahead: -dy, aside: dx },
    { ahead: dx, aside: dy },
    { ahead: dy, aside: -dx },
    { ahead: -dx, aside: -dy },
  ];
  return turned[facing]!;
}

/** The squares of a hull or work that lie foremost in a direction. */
export function foremost(area: Area, squares: readonly number[], facing: number): number[] {
  const ahead = (square: number) => offset(area, squares[0]!, square, facing).ahead;
  const most = Math.max(...squares.map(ahead));
  return squares.filter((square) => ahead(square) === most);
}

export const fortOf = (table: Table, square: number): Fort | undefined =>
  table.forts.find((fort) => {
    const dx = columnOf(table, square) - columnOf(table, fort.at);
    const dy = rowOf(table, square) - rowOf(table, fort.at);
    return (dx === 0 || dx === 1) && (dy === 0 || dy === 1);
  });

export function bunkerOf(table: Table, square: number): Fort | undefined {
  const fort = fortOf(table, square);
  return fort?.kind === 'bunker' ? fort : undefined;
}

const known = new WeakMap<Unit, number[]>();

/** The squares of a unit, remembered: a unit belongs to one table. */
export function squaresOf(table: Table, unit: Unit): number[] {
  const squares = known.get(unit) ?? filledBy(table, unit);
  known.set(unit, squares);
  return squares;
}

/** Its hull, or what it fills of a fortification (a half has a front and a rear square). */
function filledBy(table: Table, unit: Unit): number[] {
  if (isBroad(unit)) return block(table, unit.at);
  const fort = isInfantry(unit) && unit.floor === 0 ? fortOf(table, unit.at) : undefined;
  if (!fort || fort.kind === 'buried') return [unit.at];
  const all = block(table, fort.at);
  if (has(unit, 'strongpoint')) return all;
  const own = offset(table, fort.at, unit.at, fort.facing).aside;
  return all.filter((square) => offset(table, fort.at, square, fort.facing).aside === own);
}

export const buildingOf = (table: Table, square: number): Building | undefined =>
  table.buildings.find((building) => building.squares.includes(square));

/** Those on the board who can be met as a unit: a hero who has joined is part of another. */
export const pieces = (table: Table): Unit[] =>
  table.units.filter((unit) => unit.isThere && unit.joined === null);
