/** Scenarios of our own, for what the printed ones do not show. */
import type { Board } from '../ground/squares/board.ts';
import { raise } from './buildings.ts';
import { alone, at, block, COMMON, columns, HIGH, LONG, markers, mats, USUAL, WIDE } from './parts.ts';
import type { Scenario } from './scenario.ts';

const OURS = { ...COMMON, provenance: { rules: 'ours', map: 'ours' }, edges: LONG } as const;

/** The same columns of a row and of the row as far from the other edge. */
const both = (upper: number, ...of: number[]) => [
  ...columns(upper, ...of),
  ...columns(HIGH + 1 - upper, ...of),
];

const laid = (board: Board, sign: string, where: (square: number) => boolean): Board => ({
  ...board,
  ground: [...board.ground].map((letter, square) => (where(square) ? sign : letter)).join(''),
});
const inWater = (board: Board, wet: (square: number) => boolean): Board => laid(board, 'w', wet);
const planted = (board: Board, groves: readonly number[]): Board =>
  laid(board, 't', (square) => groves.includes(square));

const isCanal = (square: number) => square % WIDE === WIDE - 1;

/** A canal along the east, a trench line on each side, wire and mines before it (dt14.fort.field.free). */
const FRONT_LINE: Board = {
  ...inWater(mats(), isCanal),
  trenches: both(3, 3, 4, 8, 9),
  wire: both(4, 3, 4, 8, 9),
  mines: both(4, 2, 6, 10),
  objectives: [at(6, 5), at(7, 5)],
};

/** A hall of two storeys: machines of any size drive in from both edges, soldiers by a door on either side. */
const HALL = block(5, 4, 8, 6);
const GATES = [...columns(4, 6, 7), ...columns(6, 6, 7)];
const FACTORY: Board = {
  ...raise(mats(), HALL, 2, (square, side) => {
    if (side === 0 || side === 2) return GATES.includes(square) ? 'huge' : 'wall';
    return square === at(5, 5) || square === at(8, 5) ? 'small' : 'wall';
  }),
  wire: both(4, 4, 9),
  mines: columns(5, 3, 10),
};

/** Two houses of three storeys, each with a small door towards either edge; the board is the same turned round. */
const WEST = block(3, 4, 4, 5);
const EAST = block(9, 5, 10, 6);
const DOORS = { north: [at(3, 4), at(9, 5)], south: [at(4, 5), at(10, 6)] };
const doorOf = (square: number, side: number) =>
  (side === 0 && DOORS.north.includes(square)) || (side === 2 && DOORS.south.includes(square))
    ? 'small'
    : 'wall';
const HIGH_HOUSES: Board = {
  ...raise(raise(mats(), WEST, 3, doorOf), EAST, 3, doorOf),
  trenches: columns(5, 6, 7),
  wire: [at(6, 4), at(7, 6)],
  objectives: [at(4, 5), at(9, 5)],
};

/** A river between the edges with three crossings and groves on its banks; a canal joins it and both edges. */
const CROSSINGS = columns(5, 3, 4, 6, 7, 9, 10);
const GROVES = [...both(3, 2, 6, 7, 11), ...both(4, 5, 8)];
const isRiver = (square: number) => Math.floor(square / WIDE) === 4 && !CROSSINGS.includes(square);
const RIVER: Board = {
  ...planted(
    inWater(mats(), (square) => isCanal(square) || isRiver(square)),
    GROVES,
  ),
  trenches: both(3, 3, 10),
  wire: both(4, 6, 7),
  mines: both(4, 4, 9),
  objectives: [at(3, 5), at(10, 5)],
};

export const OUR_SCENARIOS: readonly Scenario[] = [
  {
    ...OURS,
    id: 'no-mans-land',
    cites: ['dt14.ruling.scen.no-mans-land', 'dt14.fort.field.free'],
    board: FRONT_LINE,
    pieces: ['trap', 'crate'],
    ...markers('dt14.ruling.scen.no-mans-land'),
  },
  {
    ...OURS,
    id: 'the-factory',
    cites: ['dt14.ruling.scen.factory'],
    board: FACTORY,
    pieces: USUAL,
    ...alone(HALL, 'dt14.ruling.scen.factory'),
  },
  {
    ...OURS,
    id: 'high-houses',
    cites: ['dt14.ruling.scen.high-houses'],
    board: HIGH_HOUSES,
    pieces: USUAL,
    ...markers('dt14.ruling.scen.high-houses'),
  },
  {
    ...OURS,
    id: 'the-river',
    cites: ['dt14.ruling.scen.river'],
    board: RIVER,
    pieces: ['tile', 'trap'],
    ...markers('dt14.ruling.scen.river'),
  },
];
