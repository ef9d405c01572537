/** Movement of the Core Set (rulings, sections 2 and 11). */
import { edgeOf, flanksOf, neighboursOf, rangeOf } from '../line.ts';
import {
  base,
  has,
  heads,
  type Kind,
  members,
  pieceIn,
  squares,
  standing,
  type Table,
  type Unit,
  wallName,
} from './table.ts';

export type Gait = 'walk' | 'jump';

/** A movement under way: where it has got to, what it has spent, whether its cheap diagonal is gone. */
export interface Way {
  readonly at: number;
  readonly spent: number;
  readonly diagonal: boolean;
}

/** Who moves: a unit with whoever is joined to it. */
export interface Mover {
  readonly kind: Kind;
  readonly side: number;
  readonly agile: boolean;
  readonly jump: boolean;
  readonly names: readonly string[];
  readonly size: number;
}

export function moverOf(table: Table, unit: Unit): Mover {
  const all = members(table, unit);
  return {
    kind: unit.card.kind,
    side: unit.side,
    agile: all.some((member) => has(member, 'agile')),
    jump: has(unit, 'jump'),
    names: all.map((member) => member.name),
    size: unit.card.size ?? 1,
  };
}

/** Squares in so many move actions: the faster of both, doubled by Assault, one more for the unit's own Fast. */
export function allowance(table: Table, unit: Unit, moves: number): number {
  const all = members(table, unit);
  const value = Math.max(...all.map((member) => member.card.move));
  const isAssault = all.some((member) => member.effects.includes('assault'));
  return value * moves * (isAssault ? 2 : 1) + (has(unit, 'fast') ? 1 : 0);
}

const others = (table: Table, mover: Mover, square: number): Unit[] =>
  standing(table, square).filter((unit) => !mover.names.includes(unit.name));
const isTrap = (table: Table, square: number): boolean => pieceIn(table, square)?.kind === 'trap';

const isWall = (table: Table, a: number, b: number): boolean => table.walls.has(wallName(edgeOf(a, b)));

/** The squares of the mover with its upper left one there; null over the border, or with a wall between two of them. */
function footing(table: Table, mover: Mover, at: number): number[] | null {
  const under = base(table, mover.size, at);
  if (under === null) return null;
  const beside = (a: number, b: number) => rangeOf(table, a, b) === 1 && flanksOf(table, a, b).length === 0;
  const isParted = under.some((a) => under.some((b) => beside(a, b) && isWall(table, a, b)));
  return isParted ? null : under;
}

/** Whether the mover may be in the square on its way. */
function mayPass(table: Table, mover: Mover, gait: Gait, square: number): boolean {
  if (table.closed.has(square)) return false;
  if (gait === 'jump') return !table.building.has(square);
  const there = others(table, mover, square);
  if (there.some((unit) => unit.side !== mover.side)) return false;
  return mover.kind !== 'vehicle' || (there.length === 0 && !isTrap(table, square));
}

export function mayEnd(table: Table, mover: Mover, gait: Gait, at: number): boolean {
  return footing(table, mover, at)?.every((square) => mayEndIn(table, mover, gait, square)) ?? false;
}

function mayEndIn(table: Table, mover: Mover, gait: Gait, square: number): boolean {
  if (table.closed.has(square)) return false;
  const there = others(table, mover, square);
  if (mover.kind === 'vehicle' && isTrap(table, square)) return false;
  if (there.length === 0) return true;
  return gait === 'walk' && mover.kind === 'hero' && there.every((unit) => unit.side === mover.side);
}

/** Whether the way past one side of a diagonal step is closed. */
function isCornerClosed(
  table: Table,
  mover: Mover,
  gait: Gait,
  from: number,
  flank: number,
  to: number,
): boolean {
  if (table.closed.has(flank)) return true;
  if (isWall(table, from, flank) || isWall(table, flank, to)) return true;
  if (gait === 'jump') return table.building.has(flank);
  const there = others(table, mover, flank);
  if (mover.kind === 'vehicle') return there.length > 0 || isTrap(table, flank);
  return there.some((unit) => unit.side !== mover.side);
}

/** Every square of the mover has to make the step. */
function mayStep(table: Table, mover: Mover, gait: Gait, from: number, to: number): boolean {
  const under = base(table, mover.size, from) ?? [];
  if (footing(table, mover, to) === null) return false;
  return under.every((square) => mayStepTo(table, mover, gait, square, square + to - from));
}

function mayStepTo(table: Table, mover: Mover, gait: Gait, from: number, to: number): boolean {
  if (!mayPass(table, mover, gait, to)) return false;
  const flanks = flanksOf(table, from, to);
  if (flanks.length === 0) return !isWall(table, from, to);
  const closed = flanks.filter((flank) => isCornerClosed(table, mover, gait, from, flank, to)).length;
  return closed === 0 || (closed === 1 && mover.kind !== 'vehicle');
}

/**
 * The movement after one more step. To an Agile unit a diagonal is a square like any other (CS 982), whatever comes
 * later.
 */
export function after(table: Table, mover: Mover, way: Way, to: number): Way {
  const isDiagonal = !mover.agile && flanksOf(table, way.at, to).length > 0;
  const cost = isDiagonal && way.diagonal ? 2 : 1;
  return { at: to, spent: way.spent + cost, diagonal: way.diagonal || isDiagonal };
}

/** Steps that could be paid for, each with what has been spent then. */
function nextWays(table: Table, mover: Mover, gait: Gait, way: Way, most: number): Way[] {
  return neighboursOf(table, way.at)
    .filter((to) => mayStep(table, mover, gait, way.at, to))
    .map((to) => after(table, mover, way, to))
    .filter((next) => next.spent <= most);
}

/**
 * Every square in which the movement may end, with its least cost; its own counts as 0 at the start. With `isOneEnough`
 * it looks no further than the first such square.
 */
export function reach(
  table: Table,
  mover: Mover,
  gait: Gait,
  start: Way,
  most: number,
  isOneEnough = false,
): Map<number, number> {
  const found = new Map<number, number>();
  const seen = new Set<string>();
  let ways: Way[] = [start];
  while (ways.length > 0) {
    const next: Way[] = [];
    for (const way of ways) {
      const key = `${way.at} ${way.spent} ${way.diagonal}`;
      if (seen.has(key)) continue;
      seen.add(key);
      const isStart = way.at === start.at && way.spent === 0;
      if (isStart || mayEnd(table, mover, gait, way.at))
        found.set(way.at, Math.min(way.spent, found.get(way.at) ?? way.spent));
      if (isOneEnough && found.size > 0) return found;
      next.push(...nextWays(table, mover, gait, way, most));
    }
    ways = next;
  }
  return found;
}

/** The next squares of a movement: those from which it can still come to a lawful end. */
export function steps(table: Table, mover: Mover, gait: Gait, way: Way, most: number): number[] {
  return nextWays(table, mover, gait, way, most)
    .filter((next) => reach(table, mover, gait, next, most, true).size > 0)
    .map((next) => next.at);
}

/** One step without cost to a square where the unit may end and is next to an enemy (Charge, CS 1032-1042). */
export function chargeSquares(table: Table, mover: Mover, from: number): number[] {
  const enemies = heads(table).filter((unit) => unit.side !== mover.side);
  return neighboursOf(table, from).filter(
    (to) =>
      mayStep(table, mover, 'walk', from, to) &&
      mayEnd(table, mover, 'walk', to) &&
      enemies.some((enemy) => isBeside(table, base(table, mover.size, to) ?? [], squares(table, enemy))),
  );
}

const isBeside = (table: Table, some: readonly number[], others: readonly number[]): boolean =>
  some.some((a) => others.some((b) => rangeOf(table, a, b) === 1));
