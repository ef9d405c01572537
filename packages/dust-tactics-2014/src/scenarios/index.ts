import { makeGrid, squareAt } from '@dustfront/wargame';
import { type Board, type Building, openBoard, type Wall } from '../board.ts';
import type { TacticsState } from '../state.ts';
import { holder, occupier } from './control.ts';
import type { Scenario, Verdict } from './scenario.ts';

/** Two mats of six by nine squares, long edges together (dt14.setup.board.two-mats, dt14.setup.mats.scenario, dt14.ruling.board.size). */
const WIDE = 12;
const HIGH = 9;
const grid = makeGrid(WIDE, HIGH);
const at = (column: number, row: number) => squareAt(grid, column - 1, row - 1);
const mats = (): Board => openBoard(WIDE, HIGH);

/** A building on these squares: walls round it, large openings north of and south of the squares named. */
export function withBuilding(
  board: Board,
  squares: readonly number[],
  storeys: number,
  north: readonly number[],
  south: readonly number[],
): Board {
  const { width, height } = board;
  const inside = (square: number) => squares.includes(square);
  const walls: Wall[] = [];
  for (const square of squares) {
    const x = square % width;
    const y = Math.floor(square / width);
    if (y > 0 && !inside(square - width))
      walls.push({ edge: 2 * (square - width) + 1, kind: north.includes(square) ? 'large' : 'wall' });
    if (y < height - 1 && !inside(square + width))
      walls.push({ edge: 2 * square + 1, kind: south.includes(square) ? 'large' : 'wall' });
    if (x > 0 && !inside(square - 1)) walls.push({ edge: 2 * (square - 1), kind: 'wall' });
    if (x < width - 1 && !inside(square + 1)) walls.push({ edge: 2 * square, kind: 'wall' });
  }
  const ground = board.ground.split('');
  for (const square of squares) ground[square] = 'b';
  const building: Building = { squares, storeys };
  return {
    ...board,
    ground: ground.join(''),
    walls: [...board.walls, ...walls],
    buildings: [...board.buildings, building],
  };
}

const LONG: readonly [number, number] = [0, 2];
const SHORT: readonly [number, number] = [3, 1];
/** dt14.setup.terrain.amount: two tiles and a tank trap each. */
const USUAL = ['tile', 'tile', 'trap'];
const never = () => null;

/** dt14.scen.reload.end.both, dt14.scen.fuel.end.both: both objectives from turn three. */
function bothHeld(rule: string) {
  return (state: TacticsState): Verdict | null => {
    if (state.turn < 3) return null;
    const held = state.board.objectives.map((square) => holder(state, square));
    const [one] = held;
    return one !== null && one !== undefined && held.every((side) => side === one)
      ? { winner: one, reason: 'objective', rule }
      : null;
  };
}

function moreHeld(rule: string) {
  return (state: TacticsState): Verdict | null => {
    const held = state.board.objectives.map((square) => holder(state, square));
    const count = (side: number) => held.filter((one) => one === side).length;
    if (count(0) === count(1)) return null;
    return { winner: count(0) > count(1) ? 0 : 1, reason: 'objective', rule };
  };
}

/** Five squares in a cross around column 6, row 5, with a large opening towards each long edge (dt14.scen.radio.building). */
const BABYLON = [at(6, 5), at(6, 4), at(6, 6), at(5, 5), at(7, 5)];

const held =
  (place: readonly number[], from: number, rule: string) =>
  (state: TacticsState): Verdict | null => {
    if (state.turn < from) return null;
    const winner = occupier(state, place);
    return winner === null ? null : { winner, reason: 'objective', rule };
  };

const block = (x0: number, y0: number, x1: number, y1: number): number[] => {
  const squares: number[] = [];
  for (let y = y0; y <= y1; y++) for (let x = x0; x <= x1; x++) squares.push(at(x, y));
  return squares;
};
const OASIS = block(5, 4, 8, 6);
const PALACE = block(6, 4, 7, 6);

const columns = (row: number, ...at_: number[]): number[] => at_.map((column) => at(column, row));

/** A canal along the east, a trench line on each side, wire and mines before it (dt14.fort.field.free). */
function frontLine(): Board {
  const board = mats();
  const ground = [...board.ground]
    .map((letter, square) => (square % WIDE === WIDE - 1 ? 'w' : letter))
    .join('');
  const both = (upper: number, ...at_: number[]) => [
    ...columns(upper, ...at_),
    ...columns(HIGH + 1 - upper, ...at_),
  ];
  return {
    ...board,
    ground,
    trenches: both(3, 3, 4, 8, 9),
    wire: both(4, 3, 4, 8, 9),
    mines: both(4, 2, 6, 10),
    objectives: [at(6, 5), at(7, 5)],
  };
}

const COMMON = { lastTurn: 8, place: [], reserves: [], resupply: false } as const;
/** Their words are in the book; their maps are lost, but for the mats and the edges. */
const PRINTED = { rules: 'printed', map: 'inferred' } as const;
const ENDS = ['dt14.scen.end.elimination', 'dt14.scen.end.turn-eight'];

export const SCENARIOS: readonly Scenario[] = [
  {
    ...COMMON,
    id: 'firefight',
    provenance: PRINTED,
    cites: [...ENDS, 'dt14.scen.firefight.victory', 'dt14.scen.firefight.edges'],
    board: mats(),
    edges: LONG,
    pieces: USUAL,
    objective: never,
    final: never,
  },
  {
    ...COMMON,
    id: 'reload',
    provenance: PRINTED,
    cites: [
      ...ENDS,
      'dt14.scen.reload.end.both',
      'dt14.scen.reload.victory',
      'dt14.scen.reload.tie',
      'dt14.scen.reload.edges',
      'dt14.scen.reload.places',
    ],
    board: { ...mats(), objectives: [at(3, 5), at(10, 5)] },
    edges: LONG,
    pieces: USUAL,
    objective: bothHeld('dt14.scen.reload.end.both'),
    final: moreHeld('dt14.scen.reload.victory'),
  },
  {
    ...COMMON,
    id: 'fuel-run',
    provenance: PRINTED,
    cites: [
      ...ENDS,
      'dt14.scen.fuel.end.both',
      'dt14.scen.fuel.victory',
      'dt14.scen.fuel.tie',
      'dt14.scen.fuel.edges',
      'dt14.scen.fuel.places',
    ],
    board: { ...mats(), objectives: [at(6, 3), at(7, 7)] },
    edges: SHORT,
    pieces: USUAL,
    objective: bothHeld('dt14.scen.fuel.end.both'),
    final: moreHeld('dt14.scen.fuel.victory'),
  },
  {
    ...COMMON,
    id: 'radio-free-babylon',
    provenance: PRINTED,
    cites: [
      ...ENDS,
      'dt14.scen.radio.victory',
      'dt14.scen.radio.tie',
      'dt14.scen.radio.edges',
      'dt14.scen.radio.building',
    ],
    board: withBuilding(mats(), BABYLON, 1, [at(6, 4)], [at(6, 6)]),
    edges: LONG,
    pieces: USUAL,
    place: BABYLON,
    objective: never,
    final: held(BABYLON, 0, 'dt14.scen.radio.victory'),
  },
  {
    ...COMMON,
    id: 'the-oasis',
    provenance: { rules: 'inferred', map: 'ours' },
    reserves: ['infantry', 'vehicle'],
    resupply: true,
    cites: ['dt14.ruling.scen.oasis'],
    board: mats(),
    edges: LONG,
    pieces: ['house', 'grove', 'grove', 'grove', 'grove', 'grove', 'grove', 'trap', 'crate'],
    place: OASIS,
    objective: held(OASIS, 4, 'dt14.ruling.scen.oasis'),
    final: held(OASIS, 4, 'dt14.ruling.scen.oasis'),
  },
  {
    ...COMMON,
    id: 'the-lost-palace',
    provenance: { rules: 'inferred', map: 'ours' },
    reserves: ['any', 'any'],
    cites: ['dt14.ruling.scen.palace'],
    board: {
      ...withBuilding(mats(), PALACE, 1, [at(6, 4), at(7, 4)], [at(6, 6), at(7, 6)]),
      objectives: [at(6, 5)],
    },
    edges: LONG,
    pieces: ['grove', 'grove', 'grove', 'grove', 'grove', 'trap'],
    place: PALACE,
    objective: (state) => {
      const inside = state.turn > 2 ? occupier(state, PALACE) : null;
      const on = inside === null ? null : occupier(state, [at(6, 5)]);
      return on === null ? null : { winner: on, reason: 'objective', rule: 'dt14.ruling.scen.palace' };
    },
    final: never,
  },
  {
    ...COMMON,
    id: 'no-mans-land',
    provenance: { rules: 'ours', map: 'ours' },
    cites: ['dt14.ruling.scen.no-mans-land', 'dt14.fort.field.free'],
    board: frontLine(),
    edges: LONG,
    pieces: ['trap', 'crate'],
    objective: bothHeld('dt14.ruling.scen.no-mans-land'),
    final: moreHeld('dt14.ruling.scen.no-mans-land'),
  },
];

/** Stands for a scenario that is not known by its id alone: `scenarioIn` finds it in the match. */
const OWN: Scenario = { ...SCENARIOS[0]!, id: 'own', cites: [], pieces: [] };

export function scenarioOf(id: string): Scenario {
  const found = id === 'own' ? OWN : SCENARIOS.find((scenario) => scenario.id === id);
  if (found === undefined) throw new Error(`no scenario ${id}`);
  return found;
}

/** The scenarios that a match by this name may turn out to be. */
export const possibleScenarios = (id: string): readonly Scenario[] =>
  id === 'random'
    ? ['firefight', 'reload', 'fuel-run', 'radio-free-babylon'].map(scenarioOf)
    : [scenarioOf(id)];

/** dt14.scen.random: two dice on the table. */
export function randomScenario(symbols: readonly string[]): string {
  const key = [...symbols].sort().join('');
  // dt14.scen.random.firefight, dt14.scen.random.reload, dt14.scen.random.fuel-run, dt14.scen.random.radio
  if (key === 'FF') return 'firefight';
  if (key === 'SS' || key === 'FS') return 'reload';
  return key === 'TT' || key === 'FT' ? 'fuel-run' : 'radio-free-babylon';
}
