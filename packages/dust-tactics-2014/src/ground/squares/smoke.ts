/** Screens of smoke, each one square (dt14.weapon.smoke.square, dt14.skill.smoke.square). */
import type { TacticsState, Unit } from '../../state.ts';
import type { Shell, SmokeOn } from '../ground.ts';
import { gunMayFire } from './artillery.ts';
import { tablesOf } from './board.ts';
import { inArc, unitSeesSquare } from './index.ts';
import { distanceTo, squaresOf } from './squares.ts';

/** dt14.weapon.smoke.where, dt14.weapon.smoke.no-building */
function spots(state: TacticsState, { gun, watcher, mount, least, range }: Shell, most: number): number[] {
  const { grid, building, fort } = tablesOf(state.board);
  const found: number[] = [];
  for (let square = 0; square < grid.size && found.length < most; square++) {
    const squares = distanceTo(state, gun, square);
    if (squares > range || squares < least || building[square]! >= 0) continue;
    if (fort[square]! >= 0 && state.board.forts[fort[square]!]!.kind !== 'strongpoint') continue;
    if (!gunMayFire(state, gun, [square])) continue;
    if (!inArc(state, gun, mount, [square]) || !unitSeesSquare(state, watcher, square, true)) continue;
    found.push(square);
  }
  return found;
}

/** dt14.equip.smoke.square: one of the vehicle's squares, not inside a building. */
function around(state: TacticsState, machine: Unit): number[] {
  const { building } = tablesOf(state.board);
  return squaresOf(state, machine).filter((square) => building[square]! < 0);
}

export const smoke: SmokeOn = {
  spots,
  around,
  lay: (state, at, until) => {
    state.board = { ...state.board, smoke: [...state.board.smoke, { at, until }] };
  },
  clear: (state) => {
    const left = state.board.smoke.filter((one) => one.until > state.turn);
    if (left.length < state.board.smoke.length) state.board = { ...state.board, smoke: left };
  },
};
