/**
 * A scenario of somebody's own, as data: what an editor writes and a set-up carries with it (dt14.ruling.scen.own). The
 * printed scenarios are functions; this format says the same kinds of things in JSON.
 */
import { edgeBetween, footprintOf, makeGrid } from '@dustfront/wargame';
import {
  type Board,
  type Facing,
  type Fort,
  type Opening,
  openBoard,
  tablesOf,
} from '../ground/squares/board.ts';
import type { Gates } from '../ground/table/words.ts';

/** Column from the left, row from the top, from 0. */
export type Square = readonly [column: number, row: number];

/**
 * What a side can achieve; asked when a turn is over.
 *
 * - `hold`: it holds at least `count` of the squares after turn `round` (`end`: the last one). A square is held as in
 *   Reload, with nobody of the enemy on it or next to it; with `place` the squares are one place, held as in Radio Free
 *   Babylon.
 * - `control`: after the last turn it holds more of the squares than the enemy.
 * - `reach`: at least `count` of its units, or the one that `unit` names, stand on the squares.
 * - `destroy`: the enemy unit with this tag is lost.
 * - `survive`: its unit with this tag (`any`: any unit) lives after the last turn.
 */
export type OwnObjective =
  | {
      readonly kind: 'hold';
      readonly squares: readonly Square[];
      readonly count: number;
      readonly round: number | 'end';
      readonly place?: boolean;
    }
  | { readonly kind: 'control'; readonly squares: readonly Square[] }
  | {
      readonly kind: 'reach';
      readonly squares: readonly Square[];
      readonly count: number;
      readonly unit?: string;
    }
  | { readonly kind: 'destroy'; readonly unit: string }
  | { readonly kind: 'survive'; readonly unit: string };

export interface OwnGoal {
  readonly side: 0 | 1;
  /** `win` decides the match (a `hold` from its turn on); a number is added to the side's points, once. */
  readonly worth: 'win' | number;
  /** With `each` a `hold` or `reach` is worth its points for every square held or unit there, whatever its count. */
  readonly per?: 'once' | 'each';
  readonly objective: OwnObjective;
}

export interface OwnWall {
  readonly between: readonly [Square, Square];
  readonly kind: Opening;
}

export interface OwnFort {
  readonly kind: 'bunker' | 'strongpoint';
  /** The upper left of its four squares. */
  readonly at: Square;
  readonly facing: Facing;
  /** Whose it is; -1 nobody's. */
  readonly seat: -1 | 0 | 1;
}

/** What every scenario of one's own says, on squares and on a table. There squares are points (dt14.table.own). */
export interface OwnBattle {
  readonly title: string;
  /** The board edge of each side: 0 north, 1 east, 2 south, 3 west. */
  readonly edges: readonly [number, number];
  /** Squares by which each side enters, in place of its whole edge. */
  readonly entry?: readonly [readonly Square[], readonly Square[]];
  /** The same on a table. */
  readonly gates?: readonly [Gates, Gates];
  /** Turns to play. */
  readonly rounds: number;
  /** Terrain that each player sets out before play; none if not said. */
  readonly pieces?: readonly string[];
  /** Lost units that each side may bring back between turns: infantry, vehicle or any (dt14.ruling.scen.reserves). */
  readonly reserves?: readonly [readonly string[], readonly string[]];
  /** Ammo crates refill limited weapons, once a unit. */
  readonly resupply?: boolean;
  readonly goals: readonly OwnGoal[];
}

export interface OwnScenario extends OwnBattle {
  /** One string a row, one letter a square, as `Board.ground` has them. */
  readonly map: readonly string[];
  readonly crates?: readonly Square[];
  readonly traps?: readonly Square[];
  readonly trenches?: readonly Square[];
  readonly wire?: readonly Square[];
  readonly mines?: readonly Square[];
  readonly walls?: readonly OwnWall[];
  readonly buildings?: readonly { readonly squares: readonly Square[]; readonly storeys: number }[];
  readonly forts?: readonly OwnFort[];
}

export const isOnSquares = (own: OwnBattle): own is OwnScenario => 'map' in own;

/**
 * What a set-up says of one unit of a force: where it stands from the start, or when it comes, and what goals call it.
 */
export interface UnitOrders {
  readonly at?: Square;
  readonly facing?: Facing;
  /** Where a hull or an aircraft looks on a table: one of 64 headings. */
  readonly heading?: number;
  /** The turn from which it may enter. */
  readonly round?: number;
  readonly tag?: string;
}

export const goalSquares = (objective: OwnObjective): readonly Square[] =>
  'squares' in objective ? objective.squares : [];

/** The board of such a scenario; what its goals are about is marked on it. */
export function ownBoard(own: OwnScenario): Board {
  const width = own.map[0]!.length;
  const height = own.map.length;
  const grid = makeGrid(width, height);
  const index = ([column, row]: Square): number => row * width + column;
  const list = (squares: readonly Square[] | undefined): number[] => (squares ?? []).map(index);
  return {
    ...openBoard(width, height),
    ground: own.map.join(''),
    crates: list(own.crates),
    traps: list(own.traps),
    trenches: list(own.trenches),
    wire: list(own.wire),
    mines: list(own.mines),
    objectives: [...new Set(own.goals.flatMap((goal) => list(goalSquares(goal.objective))))],
    walls: (own.walls ?? []).map(({ between, kind }) => ({
      edge: edgeBetween(grid, index(between[0]), index(between[1])),
      kind,
    })),
    buildings: (own.buildings ?? []).map(({ squares, storeys }) => ({ squares: list(squares), storeys })),
    forts: (own.forts ?? []).map(
      ({ kind, at, facing, seat }): Fort => ({ kind, at: index(at), facing, seat }),
    ),
  };
}

/** Anchors of a piece of this size with any of its squares in a zone. */
export function zoneAnchors(board: Board, zone: readonly Square[], size: number): number[] {
  const { grid } = tablesOf(board);
  const squares = zone.map(([column, row]) => row * grid.width + column);
  if (size === 1) return squares;
  const anchors: number[] = [];
  for (let at = 0; at < grid.size; at++)
    if (footprintOf(grid, at, size, size).some((square) => squares.includes(square))) anchors.push(at);
  return anchors;
}
