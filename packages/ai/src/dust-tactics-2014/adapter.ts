import { asView, type Choice, dustTactics2014, type TacticsState } from '@dustfront/dust-tactics-2014';
import { cloneState, leaderOf, onBoard, squareOf, unitOf } from '@dustfront/dust-tactics-2014/query';
import type { OpenGame } from '../open/adapter.ts';
import { goalsOf } from './goals.ts';
import { placesOf } from './places.ts';
import { chance, standing } from './standing.ts';
import { stepsBetween, worthOf } from './worth.ts';

function nearest(state: TacticsState, side: number, at: number): number {
  let near = 20;
  for (const { spots } of goalsOf(state))
    for (const spot of spots) near = Math.min(near, stepsBetween(state, at, spot) + 1);
  for (const unit of state.units)
    if (unit.side !== side && onBoard(unit))
      near = Math.min(near, stepsBetween(state, at, squareOf(state, unit)));
  return near;
}

/** How far a square is from what the match will be about: the places of the scenario, or the middle of the board. */
function fromMiddle(state: TacticsState, at: number): number {
  const goals = goalsOf(state).flatMap(({ spots }) => spots);
  const middle = placesOf(state).middle(state);
  return Math.min(...(goals.length > 0 ? goals : [middle]).map((goal) => stepsBetween(state, at, goal)));
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
      return weightOfAction(option.word);
    case 'enter':
    case 'step':
    case 'place':
      return 0.3 + 3 * 0.6 ** Math.max(0, nearest(state, seat, option.at) - 3);
    case 'put':
    case 'fortify':
      return 0.8 ** fromMiddle(state, option.at);
    case 'fire':
    case 'salvo': {
      const target = leaderOf(state, unitOf(state, option.target));
      return (1 + worthOf(target) / 10) * option.n ** 2;
    }
    case 'hold':
      return 0.3;
    case 'react':
      return 2;
    case 'hold-fire':
      return 1;
    case 'stop':
      return 0.6;
    case 'hit': {
      // The weapons of the last on the card are its special ones.
      return 1 / (1 + option.n);
    }
    default:
      return 1;
  }
}

/** The 2013/14 edition, as the officers see it. */
export const tacticsGame: OpenGame<TacticsState, Choice> = {
  game: dustTactics2014,
  stateOf: (view) => cloneState(asView(view)),
  weight,
  standing,
  chance,
  isActing: (state) => state.stack.some((frame) => frame.kind === 'activation'),
  isRoutine: (question) => ['choose-edge', 'place-terrain', 'take-hit'].includes(question),
};
