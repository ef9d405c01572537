import { seededPick } from '@dustfront/kernel';
import { footprintOf } from '@dustfront/wargame';
import { newUnit } from '../src/fielding.ts';
import { PLAIN_GAIT } from '../src/ground/gait.ts';
import {
  type Board,
  type Facing,
  type Fort,
  openBoard,
  tablesOf,
  type Wall,
} from '../src/ground/squares/board.ts';
import { mayStand, settle } from '../src/ground/squares/index.ts';
import type { TacticsState } from '../src/state.ts';
import { blankState } from '../src/testing.ts';
import { isFoot } from '../src/units.ts';

const CARDS = [
  'karl',
  'konigsluther',
  'mobile-hq',
  'hotdog',
  'pounder',
  'ranger-combat-squad',
  'sturmgrenadier-assault-squad',
  'bazooka-joe',
  'lcm-46',
  'thunder',
] as const;

/**
 * A crowded little battlefield: machines of all sizes, works, a building with storeys, walls and openings of every
 * kind.
 */
export function crowded(seed: string): TacticsState {
  const pick = seededPick(seed);
  const [width, height] = [6 + pick(2), 5 + pick(2)];
  const { grid } = tablesOf(openBoard(width, height));
  const some = (n: number) => Array.from({ length: n }, () => pick(grid.size));
  const ground = Array.from({ length: grid.size }, () => '....................trww#'[pick(24)]!);
  const forts: Fort[] = [];
  for (let n = pick(3); n > 0; n--) {
    const squares = footprintOf(grid, pick(grid.size), 2, 2);
    if (squares.length === 0 || squares.some((square) => ground[square] === 'f')) continue;
    for (const square of squares) ground[square] = 'f';
    const kind = pick(3) === 0 ? 'strongpoint' : 'bunker';
    forts.push({ kind, at: squares[0]!, facing: pick(4) as Facing, seat: 0 });
  }
  const house = pick(2) === 0 ? footprintOf(grid, pick(grid.size), 2, 2) : [];
  const built = house.length > 0 && house.every((square) => ground[square] !== 'f');
  if (built) for (const square of house) ground[square] = 'b';
  const walls = new Map<number, Wall>();
  for (const square of built ? house : [])
    for (const [step, edge] of [
      [-width, 2 * (square - width) + 1],
      [width, 2 * square + 1],
      [1, 2 * square],
      [-1, 2 * (square - 1)],
    ] as const) {
      const inside = house.includes(square + step);
      const off = Math.abs(step) === 1 ? grid.rows[square] !== grid.rows[square + step] : false;
      if (inside || off || square + step < 0 || square + step >= grid.size) continue;
      walls.set(edge, { edge, kind: (['wall', 'small', 'large', 'huge', 'wall'] as const)[pick(5)]! });
    }
  for (const square of some(4)) {
    const east = pick(2) === 0;
    if (east ? grid.columns[square] === width - 1 : grid.rows[square] === height - 1) continue;
    const edge = 2 * square + (east ? 0 : 1);
    walls.set(edge, { edge, kind: (['wall', 'small', 'large', 'huge'] as const)[pick(4)]! });
  }
  const board: Board = {
    ...openBoard(width, height),
    ground: ground.map((letter) => (letter === 'f' ? '.' : letter)).join(''),
    crates: some(1),
    traps: some(1),
    trenches: some(1),
    smoke: some(pick(2)).map((at) => ({ at, until: 9 })),
    walls: [...walls.values()],
    buildings: built ? [{ squares: house, storeys: 1 + pick(2) }] : [],
    forts,
  };
  const state = blankState(board);
  for (let tries = 0; tries < 40 && state.units.length < 7; tries++) {
    const id = state.units.length;
    const unit = newUnit(id, `u${id}`, CARDS[pick(CARDS.length)]!, pick(2) as 0 | 1);
    unit.place = 'board';
    unit.hidden = false;
    unit.facing = pick(4) as Facing;
    const at = pick(3) === 0 && forts.length > 0 ? forts[pick(forts.length)]!.at + pick(2) : pick(grid.size);
    const others = state.units;
    state.units = [...others, unit];
    if (mayStand(state, unit, PLAIN_GAIT, at)) {
      unit.at = settle(state, unit, at);
      if (built && isFoot(unit) && house.includes(at)) unit.floor = pick(board.buildings[0]!.storeys + 1);
    } else state.units = others;
  }
  return state;
}
