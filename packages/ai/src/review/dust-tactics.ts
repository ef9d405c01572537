import { CoreLuck } from '@dustfront/advice/dust-tactics';
import { asView, type CoreOption, dustTactics } from '@dustfront/dust-tactics';
import { nameOf } from '@dustfront/dust-tactics/query';
import type { Option } from '@dustfront/kernel';
import { pictureOf } from '../dust-tactics/fighters.ts';
import type { Plan } from '../dust-tactics/plan.ts';
import { type Thought, thinkOf } from '../dust-tactics/sergeant.ts';
import { stageOf } from '../dust-tactics/stage.ts';
import { chanceOf, standingOf } from '../dust-tactics/standing.ts';
import { WEIGHTS } from '../dust-tactics/weights.ts';
import { wordsOf } from '../dust-tactics/why.ts';
import { sideDice } from './dice.ts';
import { answered, compared, type Decision, type Judge, undertaken, undertaking, type Way } from './judge.ts';

const MOVING = ['enter', 'gait', 'step', 'crush'];

/**
 * A unit that acts later has not lost what it could have done first, only a part of it. What told two waiting units
 * apart was, at the next activation of their side, still 58% as much (15,000 pairs in 200 games of Sergeants): the rest
 * is what a wrong order costs.
 */
const URGENCY = 0.42;

const optionOf = (decision: Decision): CoreOption => decision.option as CoreOption;

const isMoving = ({ question }: Decision): boolean => MOVING.includes(question);
const isAiming = ({ question }: Decision): boolean => question === 'declare';
const isOfReaction = ({ question }: Decision): boolean => question === 'casualty';
const isStep = (option: Option): boolean => ['step', 'enter', 'leave'].includes(option.do);
const isShot = (option: Option): boolean => option.do === 'fire';

/** Where a movement led; null if its end is not to be seen in its answers. */
function destination(run: readonly Decision[]): string | null {
  const steps = run.map(optionOf);
  if (steps.some((option) => option.do === 'leave')) return 'leave';
  const last = steps.findLast((option) => option.do === 'step' || option.do === 'enter');
  if (last !== undefined && 'to' in last) return last.to;
  return null;
}

/** At whom an attack was aimed, and what was called for it; null for flames and shots at cover. */
function targets(run: readonly Decision[]): string | null {
  const names = new Set<string>();
  for (const decision of run) {
    const option = optionOf(decision);
    if (option.do === 'use') names.add(option.skill);
    if (option.do !== 'fire') continue;
    if (!('unit' in option.at)) return null;
    names.add(option.at.unit);
  }
  return [...names].sort().join();
}

function waysOf(thought: Thought, marks: (plan: Plan, option: CoreOption) => string): Way[] {
  return thought.begun.map(({ plan, option }) => ({
    marks: marks(plan, option),
    value: plan.account.value,
    weighed: () => ({
      option: dustTactics.optionId(option),
      value: plan.account.value,
      words: wordsOf(thought.picture, plan),
    }),
  }));
}

/** The Core Set's Sergeant as a judge. */
export const coreJudge: Judge = {
  name: 'Sergeant',
  round: (view) => asView(view).round,
  chances(view) {
    const picture = pictureOf(dustTactics.clone(asView(view)), WEIGHTS);
    return picture.state.seats.map((side) => chanceOf(standingOf(picture, side), picture));
  },
  dice: (game, record) => sideDice(game, record, new CoreLuck(), (view, seat) => asView(view).seats[seat]!),
  judge(own, at) {
    const decision = own[at]!;
    const state = dustTactics.clone(asView(decision.view));
    const stage = stageOf(state);
    if (stage === null || stage.at === 'receiver') return null;
    const before = own[at - 1];
    const goesOn = before !== undefined && [isMoving, isAiming].some((is) => is(before) && is(decision));
    if (goesOn) return null;
    const thought = thinkOf(state, decision.seat, decision.options as readonly CoreOption[], WEIGHTS);
    if (stage.at === 'move') {
      const run = undertaking(own, at, isMoving, isOfReaction);
      const here = state.units[stage.unit]!.square;
      const to = ({ leave, way }: Plan): string =>
        leave ? 'leave' : way === null ? '' : nameOf(state, way.to);
      const led = destination(run) ?? (here < 0 ? null : nameOf(state, here));
      return compared(waysOf(thought, to), undertaken(run, led, isStep));
    }
    if (stage.at === 'attack') {
      const run = undertaking(own, at, isAiming);
      const aimed = ({ attack, uses }: Plan): string =>
        [...new Set([...(attack?.aims ?? []).map(({ target }) => target.head.name), ...uses])].sort().join();
      return compared(waysOf(thought, aimed), undertaken(run, targets(run), isShot));
    }
    const { optionId } = dustTactics;
    return compared(
      waysOf(thought, (_, option) => optionId(option)),
      answered(decision, optionId(optionOf(decision)), stage.at === 'activate' ? URGENCY : 1),
    );
  },
};
