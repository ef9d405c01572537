/** Movement of 2013/14 on the ground and into works (rulings, sections 2, 11 and 13). Stairs are left out here. */
import { columnOf, edgeOf, rowOf } from '../line.ts';
import {
  block,
  bunkerOf,
  edgeName,
  fortOf,
  has,
  isAircraft,
  isBroad,
  isInfantry,
  isVehicle,
  offset,
  pieces,
  squaresOf,
  type Table,
  type Unit,
} from './table.ts';

/** A movement under way. */
export interface Way {
  readonly at: number;
  readonly spent: number;
  readonly diagonal: boolean;
}

export interface Gait {
  readonly agile?: boolean;
  readonly flying?: boolean;
  readonly trailblazer?: boolean;
}

/** Heroes and the unit that they are part of move as one; both need Flying, one is enough for Trailblazer. */
export function gaitOf(table: Table, unit: Unit): Gait {
  const group = [unit, ...table.units.filter((hero) => hero.joined === unit.name)];
  return {
    flying: isAircraft(unit) || group.every((one) => has(one, 'flying')),
    trailblazer: group.some((one) => has(one, 'trailblazer')),
  };
}

/** The slower of a unit and its heroes; Mindless Zombies who are led move 3 and march 4. */
export function speed(table: Table, unit: Unit, isMarch: boolean): number {
  const group = [unit, ...table.units.filter((hero) => hero.joined === unit.name)];
  return Math.min(
    ...group.map((one) => {
      if (one.led) return isMarch ? 4 : 3;
      return isMarch ? one.card.march : one.card.move;
    }),
  );
}

const footprint = (table: Table, unit: Unit, at: number): number[] =>
  isBroad(unit) ? block(table, at) : [at];

/** Whether the ground of a square bars a unit that goes by land or water. */
export function isBarred(table: Table, unit: Unit, square: number): boolean {
  const letter = table.ground[square]!;
  if (letter === '#') return true;
  if (unit.card.drive === 'naval') return letter !== 'w';
  if (letter === 'w') return !has(unit, 'amphibious');
  const fort = fortOf(table, square);
  if (fort && (fort.kind === 'buried' || !isInfantry(unit))) return true;
  if (!isVehicle(unit)) return false;
  return (
    table.traps.includes(square) ||
    (letter === 'r' && ['wheeled', 'tracked', 'half-tracked'].includes(unit.card.drive))
  );
}

/** A bunker is shut to the enemies of those inside, unless they are inside too (SP 835). */
function isShut(table: Table, mover: Unit, square: number): boolean {
  const bunker = bunkerOf(table, square);
  if (!bunker || bunkerOf(table, mover.at) === bunker) return false;
  return pieces(table).some(
    (unit) => unit.side !== mover.side && isInfantry(unit) && bunkerOf(table, unit.at) === bunker,
  );
}

const others = (table: Table, mover: Unit, square: number): Unit[] =>
  pieces(table).filter(
    (unit) =>
      unit.name !== mover.name &&
      unit.name !== mover.joined &&
      isAircraft(unit) === isAircraft(mover) &&
      unit.floor === mover.floor &&
      squaresOf(table, unit).includes(square),
  );
const enemies = (table: Table, mover: Unit, square: number): Unit[] =>
  others(table, mover, square).filter((unit) => unit.side !== mover.side);

function mayPass(table: Table, mover: Unit, gait: Gait, square: number): boolean {
  // Flyers cross all terrain; enemies only by the starter rules (ST 763, SP 361).
  const overEnemies = isAircraft(mover) || table.rules === 'starter';
  if (gait.flying)
    return overEnemies || gait.trailblazer === true || enemies(table, mover, square).length === 0;
  if (isBarred(table, mover, square) || isShut(table, mover, square)) return false;
  if (!gait.trailblazer && enemies(table, mover, square).length > 0) return false;
  const friends = others(table, mover, square).filter((unit) => unit.side === mover.side);
  return !(isVehicle(mover) && friends.some(isVehicle));
}

/** Nobody comes down through the roof of a bunker (SP 833). */
export function mayEnd(table: Table, mover: Unit, at: number): boolean {
  const squares = footprint(table, mover, at);
  if (gaitOf(table, mover).flying && !isAircraft(mover) && bunkerOf(table, at)) return false;
  if (isBroad(mover) && squares.length < 4) return false;
  return squares.every((square) => {
    const there = others(table, mover, square);
    if (isAircraft(mover)) return there.length === 0;
    if (isBarred(table, mover, square)) return false;
    return (
      there.length === 0 || (mover.card.kind === 'hero' && there.every((unit) => unit.side === mover.side))
    );
  });
}

/** Openings that are wide enough: a large one is one square wide, so that who fills two needs a huge one (ST 411). */
function fitting(mover: Unit): readonly string[] {
  if (isInfantry(mover)) return ['small', 'large', 'huge'];
  return isBroad(mover) ? ['huge'] : ['large', 'huge'];
}

/** What of a bunker lies between two squares: walls all round, doors along its rear (SP 833). */
function ofBunker(table: Table, a: number, b: number): 'wall' | 'door' | null {
  const [one, other] = [bunkerOf(table, a), bunkerOf(table, b)];
  const bunker = one ?? other;
  if (!bunker || one === other) return null;
  const [inside, outside] = one ? [a, b] : [b, a];
  return offset(table, inside, outside, bunker.facing).ahead === -1 ? 'door' : 'wall';
}

/** Whether a wall parts two squares side by side for this mover. */
function isWalled(table: Table, mover: Unit, a: number, b: number): boolean {
  const kind = table.walls.get(edgeName(edgeOf(a, b)));
  return (kind !== undefined && !fitting(mover).includes(kind)) || ofBunker(table, a, b) === 'wall';
}

const hasOpening = (table: Table, a: number, b: number): boolean => table.walls.has(edgeName(edgeOf(a, b)));

/**
 * Whether a piece may be across what stands on the edges inside its squares: an opening that is wide enough, never a
 * wall.
 */
function stands(table: Table, mover: Unit, at: number): boolean {
  const squares = footprint(table, mover, at);
  if (isBroad(mover) && squares.length < 4) return false;
  return !squares.some((a) => squares.some((b) => a < b && isWalled(table, mover, a, b)));
}

/** A step of one piece on one square. */
function mayStepSmall(table: Table, mover: Unit, gait: Gait, from: number, to: number): boolean {
  if (!mayPass(table, mover, gait, to)) return false;
  if (gait.flying) return true;
  const [x0, y0, x1, y1] = [columnOf(table, from), rowOf(table, from), columnOf(table, to), rowOf(table, to)];
  if (x0 === x1 || y0 === y1) return !isWalled(table, mover, from, to);
  const flanks = [y0 * table.width + x1, y1 * table.width + x0];
  const closed = flanks.filter((flank) => {
    if (isBarred(table, mover, flank)) return true;
    if (!gait.trailblazer && enemies(table, mover, flank).length > 0) return true;
    const isBlocked = (a: number, b: number) =>
      ofBunker(table, a, b) !== null ||
      (isVehicle(mover) ? hasOpening(table, a, b) : isWalled(table, mover, a, b));
    return isBlocked(from, flank) || isBlocked(flank, to);
  });
  return closed.length === 0 || (closed.length === 1 && isInfantry(mover));
}

/** A step of a piece of four squares: it sweeps over all that lies between, and cuts no corner. */
function mayStepBroad(table: Table, mover: Unit, gait: Gait, from: number, to: number): boolean {
  const isFree = (at: number) =>
    footprint(table, mover, at).length === 4 &&
    footprint(table, mover, at).every((square) => mayPass(table, mover, gait, square));
  if (gait.flying) return footprint(table, mover, to).length === 4;
  if (!isFree(to) || !stands(table, mover, to)) return false;
  const [x0, y0, x1, y1] = [columnOf(table, from), rowOf(table, from), columnOf(table, to), rowOf(table, to)];
  if (x0 === x1 || y0 === y1)
    return footprint(table, mover, from).every((square) => {
      const next = square + to - from;
      return !isWalled(table, mover, square, next);
    });
  const flanks = [y0 * table.width + x1, y1 * table.width + x0];
  // No square of it passes an opening at a slant (ST 439).
  const isOpening = footprint(table, mover, from).some((square) =>
    flanks.some((flank) => {
      const corner = square + flank - from;
      return hasOpening(table, square, corner) || hasOpening(table, corner, square + to - from);
    }),
  );
  if (isOpening) return false;
  return flanks.every(
    (flank) =>
      footprint(table, mover, flank).length === 4 &&
      footprint(table, mover, flank).every(
        (square) =>
          !isBarred(table, mover, square) && (gait.trailblazer || enemies(table, mover, square).length === 0),
      ),
  );
}

function neighbours(table: Table, at: number): number[] {
  const found: number[] = [];
  for (let y = -1; y <= 1; y++)
    for (let x = -1; x <= 1; x++) {
      const [column, row] = [columnOf(table, at) + x, rowOf(table, at) + y];
      const isThere = column >= 0 && column < table.width && row >= 0 && row < table.height;
      if (isThere && (x !== 0 || y !== 0)) found.push(row * table.width + column);
    }
  return found;
}

export function after(table: Table, gait: Gait, way: Way, to: number): Way {
  const isDiagonal =
    columnOf(table, way.at) !== columnOf(table, to) && rowOf(table, way.at) !== rowOf(table, to);
  const cost = isDiagonal && way.diagonal && !gait.agile ? 2 : 1;
  return { at: to, spent: way.spent + cost, diagonal: way.diagonal || isDiagonal };
}

function nextWays(table: Table, mover: Unit, gait: Gait, way: Way, most: number): Way[] {
  const mayStep = isBroad(mover) ? mayStepBroad : mayStepSmall;
  return neighbours(table, way.at)
    .filter((to) => mayStep(table, mover, gait, way.at, to))
    .map((to) => after(table, gait, way, to))
    .filter((next) => next.spent <= most);
}

/** Where a movement may end, with the least cost; with `isOneEnough` it looks no further than the first such square. */
function reach(
  table: Table,
  mover: Unit,
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
      if (way.spent === 0 || mayEnd(table, mover, way.at))
        found.set(way.at, Math.min(way.spent, found.get(way.at) ?? way.spent));
      if (isOneEnough && found.size > 0) return found;
      next.push(...nextWays(table, mover, gait, way, most));
    }
    ways = next;
  }
  return found;
}

/** Every square in which a movement may end, with its least cost. */
export function allowedSquares(table: Table, mover: Unit, gait: Gait, most: number): Map<number, number> {
  return reach(table, mover, gait, { at: mover.at, spent: 0, diagonal: false }, most);
}

/** Where the next step may begin: whoever has not left works yet is in both squares of his half (SP 839). */
function startsOf(table: Table, mover: Unit, way: Way): number[] {
  const isInside = way.spent === 0 && isInfantry(mover) && fortOf(table, way.at) !== undefined;
  return isInside ? squaresOf(table, mover) : [way.at];
}

/** A movement with one more step, of those that lead to a lawful end; the cheapest of each to the same square. */
export function steps(table: Table, mover: Unit, gait: Gait, way: Way, most: number): Way[] {
  const starts = startsOf(table, mover, way);
  const price = ({ spent, diagonal }: Way) => 2 * spent + (diagonal ? 1 : 0);
  const found = starts
    .flatMap((at) => nextWays(table, mover, gait, { ...way, at }, most))
    .filter((next) => !starts.includes(next.at) && reach(table, mover, gait, next, most, true).size > 0)
    .sort((a, b) => price(a) - price(b));
  return found.filter((next, n) => found.findIndex(({ at }) => at === next.at) === n);
}
