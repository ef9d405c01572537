import { asView, type Choice, type Side, type TacticsState } from '@dustfront/dust-tactics-2014';
import { cloneState } from '@dustfront/dust-tactics-2014/query';
import type { Options } from '@dustfront/kernel';
import { listOf, makeOfficer } from '../open/officer.ts';
import { type Answer, type Player, plainly, type Task } from '../player.ts';
import { lateAfter } from '../search/budget.ts';
import { tacticsGame } from './adapter.ts';
import { casualty } from './casualties.ts';
import { follow } from './follow.ts';
import { type Care, plansAt, WIDE } from './generate.ts';
import { bestPlace } from './on-table.ts';
import type { Begun } from './plan.ts';
import { firstSide, react } from './reflex.ts';
import { Scene } from './scene.ts';
import { stageOf } from './stage.ts';
import { whyOf } from './why.ts';

/** Plans that are worked out to the end even when they can no longer be the best. */
const ENOUGH = 12;
/** Share of its time after which it chooses among the plans that it has. */
const LATE = 0.6;

/** The plans of a seat at its question, the best first, each with its first answer. */
export function plansOf(scene: Scene, options: readonly Choice[], care: Care): Begun[] {
  const stage = stageOf(scene.state);
  if (stage === null || stage.at === 'react') return [];
  const found: Begun[] = [];
  for (const plan of plansAt(scene, stage, options, care)) {
    const option = follow(scene, plan, stage, options);
    if (option !== null) found.push({ plan, option });
  }
  return found;
}

/** Whoever has nobody to strike at lets the enemy come first, if that is allowed: no activation is lost by it. */
export function passing(begun: readonly Begun[], options: readonly Choice[]): Choice | null {
  if (begun.some(({ plan }) => plan.account.gain > 0)) return null;
  return options.find((option) => option.do === 'pass') ?? null;
}

/** The usual answer to a question that no plan answers, where there is one. */
export function usual(state: TacticsState, seat: number, options: readonly Choice[]): Choice | null {
  const stage = stageOf(state);
  if (stage?.at === 'react') return react(new Scene(state, seat as Side), stage, options);
  if (options[0]?.do === 'hit' || options[0]?.do === 'name') return casualty(state, seat, options);
  if (options[0]?.do === 'first') return firstSide(state, seat, options);
  // Those from whom the target has no cover come first.
  if (options[0]?.do === 'with') return options[0];
  return null;
}

/** For what is left, some ways through the activation are tried with dice. */
export const trier = makeOfficer(tacticsGame, {
  id: 'sergeant',
  name: 'Sergeant',
  width: 16,
  horizon: 0,
  iterations: 60,
});

/** The answer to a question that no plan answers. */
export function byHabit(task: Task, state: TacticsState, options: readonly Choice[]): Answer {
  const option = usual(state, task.seat, options);
  if (option !== null) return { option, why: plainly('ai.usual') };
  return bestPlace(task) ?? trier.answer(task);
}

/** Weighs whole activations: damage by exact odds, less the best answers of the enemy, where it stands afterwards. */
export const sergeant: Player = {
  id: 'sergeant',
  name: 'Sergeant',
  answer(task: Task): Answer {
    const isLate = lateAfter(task.budget, LATE);
    const state = cloneState(asView(task.view));
    const options = listOf(task.question.options as Options<Choice>);
    const scene = new Scene(state, task.seat as Side);
    const begun = plansOf(scene, options, { breadth: WIDE, enough: ENOUGH, isLate });
    const pass = passing(begun, options);
    if (pass !== null) return { option: pass, why: plainly('ai.pass') };
    if (begun.length > 0) return { option: begun[0]!.option, why: whyOf(scene, begun) };
    return byHabit(task, state, options);
  },
};
