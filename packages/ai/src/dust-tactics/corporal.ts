import { asView, type CoreOption, type CoreState, type Unit } from '@dustfront/dust-tactics';
import {
  attackPlan,
  distanceBetween,
  firingsAt,
  headOf,
  headsOnBoard,
  pointsOf,
  squareNamed,
  unitNamed,
} from '@dustfront/dust-tactics/query';
import type { Option } from '@dustfront/kernel';
import { rememberedOdds } from '@dustfront/odds';
import { drawn, type Player, type Task } from '../player.ts';
import { pickerOf } from '../recruit.ts';

const oddsOf = rememberedOdds(2048);

/** Points that a unit's whole attack at a target takes off it on average. */
function expectedPoints(state: CoreState, unit: Unit, target: Unit, sustained: boolean): number {
  if (firingsAt(state, unit, target).length === 0) return 0;
  const { target: after } = oddsOf(attackPlan(state, unit, target, { sustained }));
  const whole = after.distribution.length - 1;
  return whole < 1 ? 0 : (pointsOf(state, target) * after.mean) / whole;
}

function bestShot(state: CoreState, unit: Unit, sustained: boolean): number {
  if (unit.place !== 'board') return 0;
  const enemies = headsOnBoard(state).filter((other) => other.side !== unit.side);
  return Math.max(0, ...enemies.map((enemy) => expectedPoints(state, unit, enemy, sustained)));
}

function distanceToEnemy(state: CoreState, unit: Unit, square: number): number {
  const enemies = headsOnBoard(state).filter((other) => other.side !== unit.side);
  return Math.min(10, ...enemies.map((enemy) => distanceBetween(state, unit, enemy, square)));
}

/** How willingly each option is taken: a weight, never below a whisker. */
function weightOf(state: CoreState, seat: number, option: CoreOption): number {
  switch (option.do) {
    case 'activate':
      return (option.alone ? 0.1 : 1) + 4 * bestShot(state, unitNamed(state, option.unit), false);
    case 'actions':
      return weightOfActions(state, option);
    case 'step':
    case 'enter': {
      const unit = mover(state);
      return 9 ** -Math.max(0, distanceToEnemy(state, unit, squareNamed(state, option.to)) - 2);
    }
    case 'stop':
      return 9 ** -Math.max(0, distanceToEnemy(state, mover(state), mover(state).square) - 1);
    case 'fire':
      if (!('unit' in option.at)) return 0.3;
      return (
        0.5 +
        20 *
          expectedPoints(
            state,
            headOf(state, unitNamed(state, option.unit)),
            unitNamed(state, option.at.unit),
            false,
          ) **
            2
      );
    case 'open-fire':
      return 0.05;
    case 'hold':
      return 1;
    case 'react':
      return 2;
    case 'begin':
      return (option.side === 'allies' ? 0 : 1) === state.seats[seat] ? 3 : 1;
    case 'none':
      return 0.2;
    default:
      return 1;
  }
}

function weightOfActions(state: CoreState, option: Extract<CoreOption, { do: 'actions' }>): number {
  const unit = mover(state);
  const { first, second } = option;
  if (first === 'nothing') return 0.05;
  if (first === 'shoot' && second === 'shoot') return 0.2 + 6 * bestShot(state, unit, true);
  if (first === 'shoot' || second === 'shoot') return 0.5 + 5 * bestShot(state, unit, false);
  return first === 'move' && second === 'move' ? 1.5 : 0.5;
}

/** Who acts: the unit of the innermost activation. */
function mover(state: CoreState): Unit {
  for (let i = state.stack.length - 1; i >= 0; i--) {
    const frame = state.stack[i]!;
    if (frame.kind === 'activation') return state.units[(frame as unknown as { unit: number }).unit]!;
  }
  throw new Error('nobody acts');
}

function choose(weights: readonly number[], pick: (n: number) => number): number {
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  let at = (pick(1_000_000) / 1_000_000) * total;
  for (let i = 0; i < weights.length; i++) {
    at -= weights[i]!;
    if (at < 0) return i;
  }
  return weights.length - 1;
}

/** Draws among the options, the promising ones more often: shoots where it hurts, walks towards the enemy. */
export const corporal: Player = {
  id: 'corporal',
  name: 'Corporal',
  answer(task: Task) {
    const state = asView(task.view);
    const options: CoreOption[] = Array.from(
      { length: task.question.options.length },
      (_, i) => task.question.options.at(i) as Option as CoreOption,
    );
    const weights = options.map((option) => weightOf(state, task.seat, option));
    const nth = choose(weights, pickerOf(task));
    return { option: options[nth]!, why: drawn(weights, nth) };
  },
};
