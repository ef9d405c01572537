import { asView, type CoreOption, type CoreState, dustTactics } from '@dustfront/dust-tactics';
import type { Options } from '@dustfront/kernel';
import { type Player, plainly, type Task } from '../player.ts';
import { pickerOf } from '../recruit.ts';
import { type Picture, pictureOf } from './fighters.ts';
import { follow, listOf } from './follow.ts';
import { plansAt } from './generate.ts';
import { Outlook } from './outlook.ts';
import type { Begun } from './plan.ts';
import { reflex } from './reflex.ts';
import { stageOf } from './stage.ts';
import { WEIGHTS, type Weights } from './weights.ts';
import { whyOf } from './why.ts';

/** A view taken apart for thinking: everything works on a copy of its own. */
export interface Thought {
  readonly state: CoreState;
  readonly picture: Picture;
  readonly options: readonly CoreOption[];
  /** Plans from the best on, each with its first answer; none for questions that are no part of an own activation. */
  readonly begun: readonly Begun[];
}

export function think(task: Task, weights: Weights): Thought {
  const state = dustTactics.clone(asView(task.view));
  return thinkOf(state, task.seat, listOf(task.question.options as Options<CoreOption>), weights);
}

/** The same for a state of one's own, which the thinking may borrow. */
export function thinkOf(
  state: CoreState,
  seat: number,
  options: readonly CoreOption[],
  weights: Weights,
): Thought {
  const picture = pictureOf(state, weights);
  const stage = stageOf(state);
  if (stage === null || stage.at === 'receiver') return { state, picture, options, begun: [] };
  const outlook = new Outlook(picture, state.seats[seat]!);
  const begun: Begun[] = [];
  for (const plan of plansAt(outlook, stage, seat)) {
    const option = follow(picture, plan, options);
    if (option !== null) begun.push({ plan, option });
  }
  return { state, picture, options, begun };
}

/** Weighs whole activations: damage by exact odds, less the best answers of the enemy, where it stands afterwards. */
export function makeSergeant(weights: Weights = WEIGHTS, id = 'sergeant', name = 'Sergeant'): Player {
  return {
    id,
    name,
    answer(task: Task) {
      const thought = think(task, weights);
      const best = thought.begun[0];
      if (best === undefined)
        return {
          option: reflex(thought.picture, task.seat, thought.options, pickerOf(task)),
          why: plainly('ai.usual'),
        };
      return { option: best.option, why: whyOf(thought.picture, thought.begun) };
    },
  };
}

export const sergeant: Player = makeSergeant();
