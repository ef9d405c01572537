/** Range, line of sight, cover and arcs of 2013/14 (rulings, sections 1, 3, 4, 5, 11 and 13). */
import { columnOf, type Edge, meets, rangeOf, rowOf } from '../line.ts';
import {
  block,
  buildingOf,
  edgeName,
  foremost,
  fortOf,
  has,
  isAircraft,
  isInfantry,
  isVehicle,
  offset,
  pieces,
  squaresOf,
  type Table,
  type Unit,
} from './table.ts';

/** The nearest squares count, and one more for each storey between them. */
export function range(table: Table, a: Unit, b: Unit): number {
  const [from, to] = [squaresOf(table, a), squaresOf(table, b)];
  const across = Math.min(...from.flatMap((one) => to.map((other) => rangeOf(table, one, other))));
  return across + Math.abs(a.floor - b.floor);
}

/** One end of a line of sight: a unit with the squares that it looks from and is seen in. */
interface End {
  readonly unit: Unit;
  readonly squares: readonly number[];
  /** The work that it is in does not stand in its way; smoke in another square of it does (ST 485). */
  readonly own: readonly number[];
  /** In a bunker only what is not behind the slit is seen. */
  readonly slit: number | null;
}

function endOf(table: Table, unit: Unit): End {
  const squares = squaresOf(table, unit);
  const fort = isInfantry(unit) && unit.floor === 0 ? fortOf(table, unit.at) : undefined;
  if (!fort || fort.kind === 'buried') return { unit, squares, own: squares, slit: null };
  const own = block(table, fort.at);
  if (fort.kind === 'strongpoint') return { unit, squares, own, slit: null };
  return { unit, squares: foremost(table, squares, fort.facing), own, slit: fort.facing };
}

export interface View {
  readonly clear: boolean;
  /** It touches the corner of something that would block. */
  readonly grazed: boolean;
}

const isRoof = (table: Table, unit: Unit): boolean => {
  const building = buildingOf(table, unit.at);
  return building !== undefined && unit.floor === building.storeys;
};

/** Whether a wall is looked over from a roof: lower than it, or as high and of the same building. */
function isLookedOver(table: Table, edge: Edge, a: Unit, b: Unit): boolean {
  const beside = edge.flatMap((square) => buildingOf(table, square) ?? []);
  const height = Math.max(0, ...beside.map(({ storeys }) => storeys));
  if (height === 0) return false;
  return [a, b].some((unit) => {
    if (!isRoof(table, unit)) return false;
    const isOwn = beside.includes(buildingOf(table, unit.at)!);
    return height < unit.floor || (isOwn && height === unit.floor);
  });
}

/** The squares that touch an edge, if only at a corner. */
const isBeside = (table: Table, square: number, [a, b]: Edge): boolean =>
  [a, b].some((one) => {
    const dx = Math.abs(columnOf(table, one) - columnOf(table, square));
    const dy = Math.abs(rowOf(table, one) - rowOf(table, square));
    const isAlong = columnOf(table, a) === columnOf(table, b) ? dy === 0 && dx <= 1 : dx === 0 && dy <= 1;
    return isAlong;
  });

function lookAlong(table: Table, a: End, b: End, from: number, to: number, overVehicles: boolean): View {
  const ends = [...a.squares, ...b.squares];
  const works = [...a.own, ...b.own];
  const machines = pieces(table).filter((unit) => isVehicle(unit) && unit !== a.unit && unit !== b.unit);
  const inWay = (square: number): boolean => {
    if (ends.includes(square)) return false;
    const letter = table.ground[square]!;
    if (letter === '#' || letter === 't' || table.smoke.includes(square)) return true;
    if (fortOf(table, square) && !works.includes(square)) return true;
    return !overVehicles && machines.some((unit) => squaresOf(table, unit).includes(square));
  };
  const isWall = (edge: Edge): boolean => {
    const kind = table.walls.get(edgeName(edge));
    return kind === 'wall' && !isLookedOver(table, edge, a.unit, b.unit);
  };
  const isShut = (edge: Edge): boolean => {
    const kind = table.walls.get(edgeName(edge));
    if (kind === undefined || isLookedOver(table, edge, a.unit, b.unit)) return false;
    return kind === 'wall' || ![...a.squares, ...b.squares].some((square) => isBeside(table, square, edge));
  };
  const met = meets(table, from, to);
  const left = met.left.some(inWay) || met.leftEdges.some(isWall);
  const right = met.right.some(inWay) || met.rightEdges.some(isWall);
  const clear = !met.inside.some(inWay) && !met.crossed.some(isShut) && !(left && right);
  return { clear, grazed: left || right };
}

/** Whether a square is not behind the slit that an end looks out of. */
const isBefore = (table: Table, end: End, own: number, other: number): boolean =>
  end.slit === null || offset(table, own, other, end.slit).ahead >= 0;

const known = new WeakMap<Table, Map<string, View[]>>();

/** Every line between two units that is open; remembered as long as the table stands. */
function views(table: Table, from: Unit, to: Unit, overVehicles: boolean): View[] {
  const found = known.get(table) ?? new Map<string, View[]>();
  known.set(table, found);
  const name = `${from.name} ${to.name} ${overVehicles}`;
  const open = found.get(name) ?? openViews(table, from, to, overVehicles);
  found.set(name, open);
  return open;
}

/** Within one building nobody sees another storey; of a hull in its gate one sees what is outside. */
function isBetweenStoreys(table: Table, from: Unit, one: number, to: Unit, other: number): boolean {
  const building = buildingOf(table, one);
  return building !== undefined && building === buildingOf(table, other) && from.floor !== to.floor;
}

function openViews(table: Table, from: Unit, to: Unit, overVehicles: boolean): View[] {
  const [a, b] = [endOf(table, from), endOf(table, to)];
  return a.squares.flatMap((one) =>
    b.squares.flatMap((other) => {
      if (!isBefore(table, a, one, other) || !isBefore(table, b, other, one)) return [];
      if (isBetweenStoreys(table, from, one, to, other)) return [];
      const view = lookAlong(table, a, b, one, other, overVehicles);
      return view.clear ? [view] : [];
    }),
  );
}

/** Line of sight, camouflage left aside. Only a bunker's slit narrows what is seen of and from the air. */
export function isInLine(table: Table, from: Unit, to: Unit, overVehicles = false): boolean {
  if (isAircraft(from) || isAircraft(to)) {
    const [a, b] = [endOf(table, from), endOf(table, to)];
    return a.squares.some((one) =>
      b.squares.some((other) => isBefore(table, a, one, other) && isBefore(table, b, other, one)),
    );
  }
  return views(table, from, to, overVehicles).length > 0;
}

/** A camouflaged unit in cover is not seen by enemies three squares off or more. */
export function sees(table: Table, from: Unit, to: Unit, overVehicles = false): boolean {
  if (!isInLine(table, from, to, overVehicles)) return false;
  const isAlone = !table.units.some((unit) => unit.joined === to.name);
  const isHidden = to.hidden && has(to, 'camouflage') && isAlone && from.side !== to.side;
  return !(isHidden && range(table, from, to) >= 3 && cover(table, from, to, overVehicles));
}

/** Cover of the place, or of a corner that every open line touches. */
export function cover(table: Table, from: Unit, to: Unit, overVehicles = false): boolean {
  if (isAircraft(to)) return false;
  if (isCovered(table, from, to)) return true;
  if (isAircraft(from)) return false;
  const open = views(table, from, to, overVehicles);
  return open.length > 0 && open.every((view) => view.grazed);
}

/** Cover that the place itself gives. */
function isCovered(table: Table, from: Unit, to: Unit): boolean {
  if (to.dug) return true;
  const building = buildingOf(table, to.at);
  if (building && to.floor > 0) return to.floor < building.storeys || from.floor < to.floor;
  return squaresOf(table, to).some((square) => {
    if (table.crates.includes(square) || table.traps.includes(square) || table.smoke.includes(square))
      return true;
    if (isInfantry(to) && (table.trenches.includes(square) || fortOf(table, square))) return true;
    return 'trb'.includes(table.ground[square]!);
  });
}

/**
 * Arcs of a piece that contain a square: the front from its front squares, the rear from its rear ones, a side from its
 * outer column.
 */
export function arcs(table: Table, hull: readonly number[], facing: number, to: number): string[] {
  const found = ['turret'];
  const from = (
    squares: readonly number[],
    towards: number,
    isIn: (ahead: number, aside: number) => boolean,
  ) =>
    squares.some((square) => {
      const { ahead, aside } = offset(table, square, to, towards);
      return isIn(ahead, aside);
    });
  const isAhead = (ahead: number, aside: number) => ahead >= 1 && Math.abs(aside) <= ahead;
  if (from(foremost(table, hull, facing), facing, isAhead)) found.push('front');
  const back = (facing + 2) % 4;
  if (from(foremost(table, hull, back), back, isAhead)) found.push('rear');
  for (const [name, turn] of [
    ['right', 1],
    ['left', 3],
  ] as const) {
    const towards = (facing + turn) % 4;
    if (from(foremost(table, hull, towards), towards, (ahead) => ahead >= 1)) found.push(name);
  }
  return found;
}
