import type { Side, TacticsState } from '@dustfront/dust-tactics-2014';
import { cardOfUnit, isAlive, onBoard } from '@dustfront/dust-tactics-2014/query';
import { goalsOf, held } from './goals.ts';
import { huskOf, stepsBetween, worthOf } from './worth.ts';

/** Units that stand in each other's reach are worth more to fight with than those that wait far away. */
function presence(state: TacticsState, side: Side): number {
  let sum = 0;
  for (const unit of state.units) {
    if (unit.side !== side || !isAlive(unit) || unit.place === 'aboard') continue;
    let near = 14;
    for (const enemy of state.units)
      if (enemy.side !== side && onBoard(enemy) && unit.place === 'board')
        near = Math.min(near, stepsBetween(state, unit.at, enemy.at));
    const far = unit.place === 'board' ? near : 14;
    sum -= 0.02 * cardOfUnit(unit).ap * Math.max(0, far - 4) * 0.25;
  }
  return sum;
}

/**
 * How a seat stands, in points: enemies destroyed and hurt, less its own; what it holds, and whether it is in the
 * fight.
 */
export function standing(state: TacticsState, seat: number): number {
  const side = seat as Side;
  const other: Side = side === 0 ? 1 : 0;
  const husk = huskOf(state);
  let points = state.scores[side] - state.scores[other];
  for (const unit of state.units) {
    if (!isAlive(unit)) continue;
    const lost = cardOfUnit(unit).ap - worthOf(unit, husk);
    points += unit.side === side ? -lost : lost;
  }
  points += held(state, side, goalsOf(state));
  return points + presence(state, side) - presence(state, other);
}

/** The chance to win with so many points more. */
export const chance = (state: TacticsState, points: number): number =>
  1 / (1 + Math.exp(-points / (6 + 3 * Math.min(4, Math.max(0, state.lastTurn - state.turn)))));
