/**
 * Setting out terrain and works on squares before play (dt14.setup.terrain.unless, dt14.setup.terrain.alternate,
 * dt14.setup.terrain.openings).
 */
import { footprintOf, neighboursOf, rangeBetween, squaresOfEdge } from '@dustfront/wargame';
import { type Choice, only } from '../../choice.ts';
import { type Board, type Facing, type Fort, tablesOf } from '../../ground/squares/board.ts';
import { squaresOf } from '../../ground/squares/squares.ts';
import { withBuilding } from '../../scenarios/buildings.ts';
import { scenarioIn } from '../../scenarios/in-match.ts';
import { scenarioOf } from '../../scenarios/index.ts';
import type { TacticsState } from '../../state.ts';
import { onBoard } from '../../units.ts';
import { kindsOf } from '../pieces.ts';
import type { Setting } from '../setting.ts';

const isNamedEntry = (state: TacticsState, x: number, y: number): boolean =>
  state.own?.entry?.some((zone) => zone.some(([column, row]) => column === x && row === y)) === true;

/** The squares on which somebody stands from the start. */
const standOn = (state: TacticsState): Set<number> =>
  new Set(state.units.filter(onBoard).flatMap((unit) => squaresOf(state, unit)));

/**
 * dt14.ruling.terrain.tiles: open, empty, without works, off the entry rows and objectives, not before an opening
 * (dt14.terrain.open.obstacles).
 */
function isFree(state: TacticsState, square: number): boolean {
  const { board } = state;
  const { width, height } = board;
  const x = square % width;
  const y = Math.floor(square / width);
  const entry = scenarioIn(state).edges;
  if (isNamedEntry(state, x, y)) return false;
  if (
    (entry.includes(0) && (y === 0 || y === height - 1)) ||
    (entry.includes(3) && (x === 0 || x === width - 1))
  )
    return false;
  if (board.ground[square] !== '.' || board.objectives.includes(square)) return false;
  if (board.crates.includes(square) || board.traps.includes(square)) return false;
  const { grid, fort } = tablesOf(board);
  if (fort[square] !== -1 || standOn(state).has(square)) return false;
  return !board.walls.some((wall) => wall.kind !== 'wall' && squaresOfEdge(grid, wall.edge).includes(square));
}

/** The Oasis takes trees and crates only, the desert no trees (dt14.ruling.scen.oasis). */
function suits(state: TacticsState, kind: string, square: number): boolean {
  if (state.scenario !== 'the-oasis') return true;
  const green = scenarioOf('the-oasis').place.includes(square);
  return green ? kind === 'tree' || kind === 'crate' : kind !== 'tree';
}

/** Where any of the pieces may be put, in whatever order the player likes (dt14.ruling.terrain.order). */
function placings(state: TacticsState, pieces: readonly string[]): Choice[] {
  const words = kindsOf(pieces);
  const options: Choice[] = [];
  const w = state.board.width;
  for (let at = 0; at < state.board.ground.length; at++) {
    if (!isFree(state, at)) continue;
    for (const word of words) if (suits(state, word, at)) options.push({ do: 'put', word, at, w });
  }
  return options;
}

const LETTERS: Record<string, string> = { tree: 't', rubble: 'r', structure: '#' };

function put(board: Board, kind: string, at: number): Board {
  if (kind === 'trap') return { ...board, traps: [...board.traps, at] };
  if (kind === 'crate') return { ...board, crates: [...board.crates, at] };
  if (kind === 'house') return withBuilding(board, [at], 1, [at], [at]);
  return { ...board, ground: board.ground.slice(0, at) + LETTERS[kind]! + board.ground.slice(at + 1) };
}

/**
 * Places for a fortification: the owner's area, four squares deep (dt14.fort.place.area), one square from edges and
 * impassable terrain (dt14.fort.place.edge, dt14.fort.place.impassable), two from other works (dt14.fort.place.apart),
 * on no objective
 * (dt14.fort.place.objectives), and where nobody stands already (dt14.fort.place.before).
 */
export function fortSites(state: TacticsState, side: 0 | 1): Extract<Choice, { do: 'fortify' }>[] {
  const { board } = state;
  const { grid } = tablesOf(board);
  const { width, height } = board;
  const edge = state.edges[side];
  const options: Extract<Choice, { do: 'fortify' }>[] = [];
  const taken = standOn(state);
  for (let at = 0; at < grid.size; at++) {
    const x = at % width;
    const y = Math.floor(at / width);
    if (x < 1 || y < 1 || x + 2 >= width || y + 2 >= height) continue;
    const deepest = [y + 1, width - 1 - x, height - 1 - y, x + 1][edge]!;
    if (deepest > 3) continue;
    const squares = footprintOf(grid, at, 2, 2);
    const hard = (square: number) => board.ground[square] === '#' || board.ground[square] === 'w';
    const spoiled = squares.some(
      (own) =>
        board.ground[own] !== '.' ||
        taken.has(own) ||
        board.objectives.includes(own) ||
        neighboursOf(grid, own).some(hard),
    );
    if (
      spoiled ||
      board.traps.some((s) => squares.includes(s)) ||
      board.crates.some((s) => squares.includes(s))
    )
      continue;
    const apart = board.forts.every((works) =>
      footprintOf(grid, works.at, 2, 2).every((s) => squares.every((own) => rangeBetween(grid, own, s) > 2)),
    );
    if (!apart) continue;
    for (let n = 0; n < 4; n++) options.push({ do: 'fortify', at, w: width, n });
  }
  return options;
}

function putFort(board: Board, kind: string, at: number, facing: number, seat: number): Board {
  const works: Fort = { kind: kind as Fort['kind'], at, facing: facing as Facing, seat };
  return { ...board, forts: [...board.forts, works] };
}

export const placingOnSquares: Pick<Setting, 'terrain' | 'lay' | 'sites' | 'build'> = {
  terrain: placings,
  lay: (state, choice) => {
    const { word, at } = only(choice, 'put');
    state.board = put(state.board, word, at);
  },
  sites: fortSites,
  build: (state, kind, choice, seat) => {
    const { at, n } = only(choice, 'fortify');
    state.board = putFort(state.board, kind, at, n, seat);
  },
};
