/** Putting units on squares other than by moving. */
import { only } from '../../choice.ts';
import { isNavigable } from '../../scenarios/water.ts';
import type { TacticsState, Unit } from '../../state.ts';
import { cardOfUnit, onBoard, sizeOf } from '../../units.ts';
import type { Gait } from '../gait.ts';
import type { LandingOn } from '../ground.ts';
import { tablesOf, WATER } from './board.ts';
import { anchorsOn, edgeSquares, mayStand, nearestFree, squaresAround, standable } from './index.ts';
import { settle } from './movement.ts';
import { fortAt, squaresOf } from './squares.ts';

/**
 * Full rules: where the machine stood, else beside it (dt14.pilot.escape.place-square, dt14.pass.wreck.place-square,
 * dt14.pass.wreck.place-adjacent, dt14.lift.lost.place); starter rules, a pilot beside it (dt14.pilot.escape.place), on
 * its own square if nothing else is left (dt14.ruling.pilot.no-square). At last the nearest square of all
 * (dt14.ruling.wreck.nearest).
 */
function fromWreck(
  state: TacticsState,
  unit: Unit,
  gait: Gait,
  stood: readonly number[],
  besideFirst: boolean,
): number[] {
  const fits = (square: number) => mayStand(state, unit, gait, square);
  const around = squaresAround(state, stood);
  const own = anchorsOn(state, unit, stood).filter(fits);
  const beside = anchorsOn(state, unit, around).filter(fits);
  for (const found of besideFirst ? [beside, own] : [own, beside]) if (found.length > 0) return found;
  return nearestFree(state, unit, gait, [...stood, ...around]);
}

/** dt14.sea.sunk.land: the squares before the bow of a vessel that are land. */
function isBeached(state: TacticsState, vessel: Unit, stood: readonly number[]): boolean {
  const { grid, flags } = tablesOf(state.board);
  return stood.some((square) => {
    const step = [-grid.width, 1, grid.width, -1][vessel.facing]!;
    const bow = square + step;
    return ((grid.exits[square]! >> vessel.facing) & 1) === 1 && (flags[bow]! & WATER) === 0;
  });
}

/** dt14.skill.spy.range, dt14.ruling.spy.where: free or shared squares next to an enemy, not inside a bunker. */
function besideEnemies(state: TacticsState, spy: Unit, gait: Gait): number[] {
  const near = new Set<number>();
  for (const enemy of state.units) {
    if (enemy.side === spy.side || !onBoard(enemy)) continue;
    for (const square of squaresAround(state, squaresOf(state, enemy)))
      if (fortAt(state.board, square)?.kind !== 'bunker') near.add(square);
  }
  return standable(state, spy, gait, [...near]).sort((a, b) => a - b);
}

const ownEdge = (state: TacticsState, unit: Unit): number[] =>
  edgeSquares(state, state.edges[unit.side], sizeOf(unit));

export const landing: LandingOn = {
  of: squaresOf,
  fromWreck,
  isBeached,
  besideEnemies,
  mayEnter: (state, unit, gait) => standable(state, unit, gait, ownEdge(state, unit)).length > 0,
  couldEnter: (state, unit) =>
    cardOfUnit(unit).drive !== 'naval' ||
    state.edges[unit.side] < 0 ||
    isNavigable(state.board, ownEdge(state, unit), sizeOf(unit)),
  put: (state, unit, answer) => {
    unit.place = 'board';
    unit.at = settle(state, unit, only(answer, 'place', 'fortify').at);
  },
  hide: (_state, unit, answer) => {
    unit.place = 'board';
    unit.at = only(answer, 'place').at;
  },
  keepIn: (unit, [square]) => {
    unit.at = square!;
  },
  // A squad is as large with one soldier more or less, and a hero has room anywhere.
  loses: () => {},
  gains: () => {},
  revives: () => {},
};
