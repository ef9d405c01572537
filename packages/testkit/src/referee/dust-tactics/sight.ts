/** Line of sight and cover of the Core Set (rulings, sections 3, 4 and 11). */
import { columnOf, type Edge, edgeOf, flanksOf, meets, rangeOf, rowOf } from '../line.ts';
import { type Kind, pieceIn, squares, standing, type Table, type Unit, wallName } from './table.ts';

/** Whoever stands in one of the two ends of a line hides nobody with any square of his. */
const atEnds = (table: Table, from: number, to: number): Unit[] =>
  [from, to].flatMap((end) => standing(table, end));

/** Whether what stands in a square blocks the sight from one kind of unit to another. */
export function blocks(
  table: Table,
  square: number,
  from: Kind,
  to: Kind,
  except: readonly Unit[] = [],
): boolean {
  if (table.closed.has(square)) return true;
  const there = standing(table, square).filter((unit) => !except.includes(unit));
  if (there.some((unit) => unit.card.kind === 'vehicle')) return true;
  if (from === 'vehicle' || to === 'vehicle') return false;
  return pieceIn(table, square)?.kind === 'trap' || there.some((unit) => unit.card.kind === 'squad');
}

export interface Sight {
  readonly clear: boolean;
  readonly inside: readonly number[];
  readonly left: readonly number[];
  readonly right: readonly number[];
}

export function sight(table: Table, from: number, fromKind: Kind, to: number, toKind: Kind): Sight {
  const met = meets(table, from, to);
  const ends = atEnds(table, from, to);
  const blocking = (met: readonly number[]) =>
    met.filter((square) => blocks(table, square, fromKind, toKind, ends));
  const isWall = (edge: Edge) => table.walls.size > 0 && table.walls.has(wallName(edge));
  const [inside, left, right] = [blocking(met.inside), blocking(met.left), blocking(met.right)];
  const isLeft = left.length > 0 || met.leftEdges.some(isWall);
  const isRight = right.length > 0 || met.rightEdges.some(isWall);
  const clear = inside.length === 0 && !met.crossed.some(isWall) && !(isLeft && isRight);
  return { clear, inside, left, right };
}

/** Every line between a square of one unit and a square of another, the shortest first. */
export function linesBetween(table: Table, a: Unit, b: Unit): { from: number; to: number; seen: Sight }[] {
  return squares(table, a)
    .flatMap((from) => squares(table, b).map((to) => ({ from, to })))
    .sort((one, other) => rangeOf(table, one.from, one.to) - rangeOf(table, other.from, other.to))
    .map(({ from, to }) => ({ from, to, seen: sight(table, from, a.card.kind, to, b.card.kind) }));
}

/** All building squares that hang together with this one, side by side. */
function structureOf(table: Table, square: number): Set<number> {
  const found = new Set([square]);
  for (const at of found) {
    const [x, y] = [columnOf(table, at), rowOf(table, at)];
    const beside = [
      x > 0 ? at - 1 : -1,
      x < table.width - 1 ? at + 1 : -1,
      y > 0 ? at - table.width : -1,
      y < table.height - 1 ? at + table.width : -1,
    ];
    for (const next of beside) if (table.building.has(next)) found.add(next);
  }
  return found;
}

export type Cover = 'none' | 'soft' | 'hard';

/** Which kinds of weapon leave a squad its cover: all, that of a structure, or none. */
export function coverLeft(line: { kind: string; range: number | string }): 'all' | 'structure' | 'none' {
  if (line.range === 'C' || line.kind === 'flame' || line.kind === 'grenade') return 'none';
  return line.range === 'A' || line.kind === 'artillery' ? 'structure' : 'all';
}

/** The cover of a squad (with or without hero) against an attack from a square. */
export function cover(
  table: Table,
  from: number,
  fromKind: Kind,
  to: number,
  toKind: Kind,
  left: 'all' | 'structure' | 'none' = 'all',
): Cover {
  if (toKind !== 'squad' || left === 'none') return 'none';
  let soft = 0;
  let hard = false;
  if (table.building.has(to)) {
    if (table.building.has(from) && structureOf(table, to).has(from)) soft++;
    else hard = true;
  }
  if (left === 'all') {
    const piece = pieceIn(table, to);
    if (piece?.kind === 'crate') soft++;
    if (piece?.kind === 'trap') hard = true;
    if (isBehindCorner(table, from, fromKind, to)) soft++;
  }
  return hard || soft >= 2 ? 'hard' : soft === 1 ? 'soft' : 'none';
}

/** The least cover that a unit has against another who may fire from some of his squares. */
export function coverFrom(
  table: Table,
  shooter: Unit,
  from: readonly number[],
  target: Unit,
  left: 'all' | 'structure' | 'none' = 'all',
): Cover {
  const found = from.map((at) => cover(table, at, shooter.card.kind, target.square, target.card.kind, left));
  return (['none', 'soft', 'hard'] as const).find((one) => found.includes(one)) ?? 'none';
}

function isBehindCorner(table: Table, from: number, fromKind: Kind, to: number): boolean {
  const dx = columnOf(table, to) - columnOf(table, from);
  const dy = rowOf(table, to) - rowOf(table, from);
  if (dx === 0 || Math.abs(dx) !== Math.abs(dy)) return false;
  const last = to - Math.sign(dx) - Math.sign(dy) * table.width;
  const ends = atEnds(table, from, to);
  const closed = flanksOf(table, last, to).filter(
    (flank) =>
      blocks(table, flank, fromKind, 'squad', ends) ||
      table.walls.has(wallName(edgeOf(last, flank))) ||
      table.walls.has(wallName(edgeOf(flank, to))),
  );
  return closed.length === 1;
}

/**
 * Whether a gun may hit a square: under a roof only where its line, coming down at its end, enters by an entrance or a
 * door (FAQ 289-309); never from under a roof.
 */
export function mayShell(table: Table, from: number, to: number): boolean {
  if (table.building.has(from)) return false;
  if (!table.building.has(to)) return true;
  const roof = structureOf(table, to);
  const apart = (square: number) =>
    (columnOf(table, square) - columnOf(table, from)) ** 2 + (rowOf(table, square) - rowOf(table, from)) ** 2;
  const way = [from, ...[...meets(table, from, to).inside].sort((a, b) => apart(a) - apart(b)), to];
  const outside = way.findLastIndex((square) => !roof.has(square));
  const [last, first] = [way[outside]!, way[outside + 1]!];
  return table.entrance.has(first) || table.doors.has(wallName(edgeOf(last, first)));
}
