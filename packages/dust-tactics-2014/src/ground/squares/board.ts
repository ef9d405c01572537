/**
 * The board as plain data. A board is never changed in place: a change makes a new one, so tables may be kept per
 * board.
 */
import {
  type Edges,
  emptyEdges,
  footprintOf,
  type Grid,
  makeGrid,
  type SquareFlags,
} from '@dustfront/wargame';

export type Opening = 'wall' | 'small' | 'large' | 'huge';

/** What stands on the edge between two squares (dt14.terrain.opening.sizes); edges are numbered as in wargame/grid. */
export interface Wall {
  readonly edge: number;
  readonly kind: Opening;
}

export interface Building {
  readonly squares: readonly number[];
  readonly storeys: number;
}

/** Facing: 0 north, 1 east, 2 south, 3 west. */
export type Facing = 0 | 1 | 2 | 3;

/** dt14.fort.grid.footprint: `at` is the upper left of its four squares. `seat` is the owner, -1 nobody. */
export interface Fort {
  readonly kind: 'bunker' | 'strongpoint' | 'buried';
  readonly at: number;
  readonly facing: Facing;
  readonly seat: number;
}

/** Works that somebody may be in. */
export type OpenFort = Fort & { readonly kind: 'bunker' | 'strongpoint' };

export const isOpenFort = (works: Fort): works is OpenFort => works.kind !== 'buried';

export interface Smoke {
  readonly at: number;
  /** The last turn in which it stands (dt14.skill.smoke.duration). */
  readonly until: number;
}

export interface Board {
  readonly width: number;
  readonly height: number;
  /**
   * One letter per square: . open, t tree, r rubble, # structure or square without a dot, w deep water, b floor of a
   * building.
   */
  readonly ground: string;
  readonly crates: readonly number[];
  readonly traps: readonly number[];
  readonly smoke: readonly Smoke[];
  readonly trenches: readonly number[];
  readonly wire: readonly number[];
  readonly mines: readonly number[];
  readonly objectives: readonly number[];
  readonly walls: readonly Wall[];
  readonly buildings: readonly Building[];
  readonly forts: readonly Fort[];
}

export function openBoard(width: number, height: number): Board {
  return {
    width,
    height,
    ground: '.'.repeat(width * height),
    crates: [],
    traps: [],
    smoke: [],
    trenches: [],
    wire: [],
    mines: [],
    objectives: [],
    walls: [],
    buildings: [],
    forts: [],
  };
}

/** Bits of a square. The first ten belong to the terrain, the others to who stands there. */
export const NO_DOT = 1;
export const TREE = 2;
export const RUBBLE = 4;
export const WATER = 8;
export const CRATE = 16;
export const TRAP = 32;
export const FLOOR = 64;
export const SMOKE = 128;
export const FORT = 256;
export const MACHINE = 512;
/** Under a bunker's roof: said to movers, who are told of nothing in the way of sight. */
export const ROOFED = 512;
export const ENEMY = 1024;
export const FRIEND_MACHINE = 2048;
export const TAKEN = 4096;
export const OFF = 8192;
/** Ground that is neither deep water nor anything else: what a vessel cannot enter. */
export const LAND = 16384;
export const SHUT = 32768;

/** Codes of edges. */
export const WALL = 1;
export const SMALL = 2;
export const LARGE = 3;
export const HUGE = 4;
export const BUNKER_WALL = 5;
export const BUNKER_DOOR = 6;
const CODES: Record<Opening, number> = { wall: WALL, small: SMALL, large: LARGE, huge: HUGE };

export interface BoardTables {
  readonly grid: Grid;
  readonly flags: SquareFlags;
  /** What bars steps on the edges, bunkers included; null on a board without walls. */
  readonly edges: Edges | null;
  /** What stands in the line of sight on them: walls and openings of buildings (dt14.ruling.fort.wall). */
  readonly walls: Edges | null;
  /** Which building or fortification a square belongs to, -1 for none. */
  readonly building: Int8Array;
  readonly fort: Int8Array;
}

const tables = new WeakMap<Board, BoardTables>();
/** Most questions are about the board of the one before. */
let lastBoard: Board | null = null;
let lastTables: BoardTables | null = null;

export function tablesOf(board: Board): BoardTables {
  if (board === lastBoard && lastTables !== null) return lastTables;
  const found = tables.get(board) ?? buildTables(board);
  tables.set(board, found);
  lastBoard = board;
  lastTables = found;
  return found;
}

const LETTERS: Record<string, number> = {
  '.': LAND,
  t: TREE | LAND,
  r: RUBBLE | LAND,
  '#': NO_DOT | LAND,
  w: WATER,
  b: FLOOR | LAND,
};

function buildTables(board: Board): BoardTables {
  const grid = makeGrid(board.width, board.height);
  const flags = new Uint16Array(grid.size);
  for (let square = 0; square < grid.size; square++) flags[square] = LETTERS[board.ground[square]!] ?? LAND;
  const mark = (squares: readonly number[], bit: number) => {
    for (const square of squares) flags[square] = flags[square]! | bit;
  };
  mark(board.crates, CRATE);
  mark(board.traps, TRAP);
  mark(
    board.smoke.map((smoke) => smoke.at),
    SMOKE,
  );
  const building = new Int8Array(grid.size).fill(-1);
  board.buildings.forEach((house, at) => {
    for (const square of house.squares) building[square] = at;
  });
  const fort = new Int8Array(grid.size).fill(-1);
  const walled = board.walls.length > 0 || board.forts.some((works) => works.kind === 'bunker');
  const edges = walled ? emptyEdges(grid) : null;
  for (const wall of board.walls) edges![wall.edge] = CODES[wall.kind];
  const walls = board.walls.length > 0 ? edges!.slice() : null;
  board.forts.forEach((works, at) => {
    // dt14.fort.grid.footprint
    const squares = footprintOf(grid, works.at, 2, 2);
    mark(squares, works.kind === 'buried' ? FORT | NO_DOT : FORT);
    for (const square of squares) fort[square] = at;
    if (works.kind === 'bunker') wallBunker(grid, edges!, works);
  });
  return { grid, flags, edges, walls, building, fort };
}

/**
 * dt14.fort.bunker.walls, dt14.fort.bunker.door: walls all round, doors behind.
 * dt14.ruling.fort.wall: where a wall of a building stands already, it stays.
 */
function wallBunker(grid: Grid, edges: Edges, works: Fort): void {
  const { at } = works;
  const { width } = grid;
  const rear = (works.facing + 2) % 4;
  const set = (edge: number, side: number) => {
    if (edge < 0 || edge >= edges.length || edges[edge] === WALL) return;
    edges[edge] = side === rear ? BUNKER_DOOR : BUNKER_WALL;
  };
  for (const i of [0, 1]) {
    set(2 * (at - width + i) + 1, 0);
    set(2 * (at + width * i + 1), 1);
    set(2 * (at + width + i) + 1, 2);
    set(2 * (at + width * i - 1), 3);
  }
}
