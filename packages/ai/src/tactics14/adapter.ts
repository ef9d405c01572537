import {
  asView,
  type Choice,
  cardOfUnit,
  cloneState,
  dustTactics2014,
  healthOf,
  isAlive,
  leaderOf,
  onBoard,
  type Side,
  scenarioOf,
  squareOf,
  type TacticsState,
  type Unit,
  unitOf,
} from '@dustfront/dust-tactics-2014';
import type { OpenGame } from '../open/adapter.ts';

/** Share of a unit's points that it keeps while anything of it lives. */
const HUSK = 0.4;

function worthOf(unit: Unit): number {
  if (!isAlive(unit)) return 0;
  const card = cardOfUnit(unit);
  const left =
    card.kind === 'squad'
      ? unit.soldiers.length / card.soldiers.length
      : healthOf(unit) / Math.max(1, card.track);
  return card.ap * (HUSK + (1 - HUSK) * left);
}

function stepsBetween(state: TacticsState, a: number, b: number): number {
  const { width } = state.board;
  const dx = Math.abs((a % width) - (b % width));
  const dy = Math.abs(Math.floor(a / width) - Math.floor(b / width));
  return Math.max(dx, dy);
}

/** Squares that the scenario is about. */
function goalsOf(state: TacticsState): readonly number[] {
  const place = scenarioOf(state.scenario)?.place ?? [];
  return place.length > 0 ? place : state.board.objectives;
}

/** How near a side is to what the scenario asks for: 1 with somebody on every square. */
function hold(state: TacticsState, side: Side, goals: readonly number[]): number {
  let sum = 0;
  for (const goal of goals) {
    let best = 0;
    for (const unit of state.units) {
      if (unit.side !== side || !onBoard(unit)) continue;
      best = Math.max(best, 0.75 ** stepsBetween(state, squareOf(state, unit), goal));
    }
    sum += best;
  }
  return goals.length === 0 ? 0 : sum / goals.length;
}

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

function standing(state: TacticsState, seat: number): number {
  const side = seat as Side;
  const other: Side = side === 0 ? 1 : 0;
  let points = state.scores[side] - state.scores[other];
  for (const unit of state.units) {
    if (!isAlive(unit)) continue;
    const lost = cardOfUnit(unit).ap - worthOf(unit);
    points += unit.side === side ? -lost : lost;
  }
  const goals = goalsOf(state);
  points += 12 * (hold(state, side, goals) - hold(state, other, goals));
  return points + presence(state, side) - presence(state, other);
}

function nearest(state: TacticsState, side: number, at: number): number {
  let near = 20;
  const goals = goalsOf(state);
  for (const goal of goals) near = Math.min(near, stepsBetween(state, at, goal) + 1);
  for (const unit of state.units)
    if (unit.side !== side && onBoard(unit))
      near = Math.min(near, stepsBetween(state, at, squareOf(state, unit)));
  return near;
}

function weightOfAction(word: string): number {
  if (word.includes('nothing')) return 0.05;
  if (word.includes('sustained')) return 3;
  if (word.includes('attack') || word.includes('charge')) return 3;
  if (word.includes('march')) return 1.2;
  return word.includes('move') ? 1.5 : 1;
}

function weight(state: TacticsState, seat: number, option: Choice): number {
  switch (option.do) {
    case 'action':
      return weightOfAction(option.word ?? '');
    case 'enter':
    case 'step':
    case 'place':
      return 0.3 + 3 * 0.6 ** Math.max(0, nearest(state, seat, option.at ?? 0) - 3);
    case 'fire':
    case 'salvo': {
      const target = option.target === undefined ? null : leaderOf(state, unitOf(state, option.target));
      const value = target === null ? 1 : 1 + worthOf(target) / 10;
      return value * (option.n ?? 1) ** 2;
    }
    case 'hold':
      return 0.3;
    case 'react':
      return 2;
    case 'hold-fire':
      return 1;
    case 'stop':
    case 'end':
      return 0.6;
    case 'hit': {
      // The weapons of the last on the card are its special ones.
      return 1 / (1 + (option.n ?? 0));
    }
    default:
      return 1;
  }
}

/** The 2013/14 edition, as the officers see it. */
export const tactics14: OpenGame<TacticsState, Choice> = {
  game: dustTactics2014,
  stateOf: (view) => cloneState(asView(view)),
  weight,
  standing,
  chance: (state, points) =>
    1 / (1 + Math.exp(-points / (6 + 3 * Math.min(4, Math.max(0, state.lastTurn - state.turn))))),
  isActing: (state) => state.stack.some((frame) => frame.kind === 'activation'),
  isRoutine: (question) => ['choose-edge', 'place-terrain', 'take-hit'].includes(question),
};
