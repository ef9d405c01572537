import type { TacticsState, Unit } from '@dustfront/dust-tactics-2014';
import { bodyOf, cardOfUnit, groupOf, healthOf, isAlive, pointAt } from '@dustfront/dust-tactics-2014/query';
import { WEIGHTS } from './weights.ts';

/** What a unit keeps of its points as long as anything of it lives. */
export const huskOf = (state: TacticsState): number =>
  state.turn >= state.lastTurn ? WEIGHTS.lastHusk : WEIGHTS.husk;

const shareOf = (left: number, of: number, husk: number): number =>
  left <= 0 ? 0 : husk + (1 - husk) * (left / Math.max(1, of));

/** What is left of a unit, in points. */
export function worthOf(unit: Unit, husk: number = WEIGHTS.husk): number {
  if (!isAlive(unit)) return 0;
  const card = cardOfUnit(unit);
  return card.kind === 'squad'
    ? card.ap * shareOf(unit.soldiers.length, card.soldiers.length, husk)
    : card.ap * shareOf(healthOf(unit), card.track, husk);
}

/** What is at stake in a body of soldiers and of those who have a track: a squad with its heroes, or one machine. */
export interface Stake {
  readonly soldiers: number;
  readonly health: number;
  /** Its worth with so many soldiers and so much health left. */
  worth(soldiers: number, health: number): number;
}

export function stakeOf(state: TacticsState, unit: Unit): Stake {
  const husk = huskOf(state);
  let men = 0;
  let menPoints = 0;
  let track = 0;
  let trackPoints = 0;
  for (const one of groupOf(state, unit)) {
    const card = cardOfUnit(one);
    if (card.kind === 'squad') {
      men += card.soldiers.length;
      menPoints += card.ap;
    } else {
      track += card.track;
      trackPoints += card.ap;
    }
  }
  const { soldiers, health } = bodyOf(state, unit);
  return {
    soldiers,
    health,
    worth: (alive, left) => menPoints * shareOf(alive, men, husk) + trackPoints * shareOf(left, track, husk),
  };
}

/** Points of movement from one spot to another: squares, diagonals as one, or on a table decimetres. */
export function stepsBetween(state: TacticsState, a: number, b: number): number {
  if (state.table !== undefined) {
    const [[x, y], [u, v]] = [pointAt(a), pointAt(b)];
    return Math.sqrt((x - u) * (x - u) + (y - v) * (y - v)) / 100;
  }
  const { width } = state.board;
  const dx = Math.abs((a % width) - (b % width));
  const dy = Math.abs(Math.floor(a / width) - Math.floor(b / width));
  return Math.max(dx, dy);
}
