import type { AreaData, MapData } from './data/types.ts';

/** A map made ready for play: areas by index, neighbours by kind. Derived from data, never part of a state. */
export interface Board {
  readonly map: MapData;
  readonly areas: readonly AreaData[];
  readonly index: ReadonlyMap<string, number>;
  /** Areas joined by a line. */
  readonly next: readonly (readonly number[])[];
  readonly nextLand: readonly (readonly number[])[];
  readonly nextSea: readonly (readonly number[])[];
  readonly isLand: readonly boolean[];
  readonly isCapital: readonly boolean[];
  readonly isSource: readonly boolean[];
  readonly lands: readonly number[];
  readonly seas: readonly number[];
  readonly capitals: readonly number[];
  readonly sources: readonly number[];
}

const boards = new WeakMap<MapData, Board>();

export function boardOf(map: MapData): Board {
  let board = boards.get(map);
  if (board === undefined) {
    board = makeBoard(map);
    boards.set(map, board);
  }
  return board;
}

function makeBoard(map: MapData): Board {
  const areas = map.areas;
  const index = new Map(areas.map((area, i) => [area.id, i]));
  const next: number[][] = areas.map(() => []);
  // A line joins two areas [dust.board.area.adjacent]; one over the edge of the map as well
  // [dust.board.link.wrap].
  for (const [a, b] of map.links) {
    const [i, j] = [index.get(a)!, index.get(b)!];
    next[i]!.push(j);
    next[j]!.push(i);
  }
  for (const list of next) list.sort((a, b) => a - b);
  // An area is land or sea [dust.board.area.kind].
  const isLand = areas.map((area) => area.kind === 'land');
  const all = areas.map((_, i) => i);
  return {
    map,
    areas,
    index,
    next,
    nextLand: next.map((list) => list.filter((i) => isLand[i])),
    nextSea: next.map((list) => list.filter((i) => !isLand[i])),
    isLand,
    isCapital: areas.map((area) => area.capital === true),
    isSource: areas.map((area) => area.powerSource === true),
    lands: all.filter((i) => isLand[i]),
    seas: all.filter((i) => !isLand[i]),
    capitals: all.filter((i) => areas[i]!.capital),
    sources: all.filter((i) => areas[i]!.powerSource),
  };
}

/** A line between land and sea is dotted, all others are solid [dust.board.link.coast-dotted]. */
export function isDotted(board: Board, a: number, b: number): boolean {
  return board.isLand[a] !== board.isLand[b];
}

/** The capitals adjacent to a capital: its pair [dust.setup.capital.pair]. */
export function pairedCapitals(board: Board, capital: number): readonly number[] {
  return board.nextLand[capital]!.filter((area) => board.isCapital[area]);
}
