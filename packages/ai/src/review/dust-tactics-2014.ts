import { TacticsLuck } from '@dustfront/advice/dust-tactics-2014';
import {
  asView,
  type Choice,
  type ChoiceParts,
  dustTactics2014,
  type Side,
} from '@dustfront/dust-tactics-2014';
import { cloneState, unitOf } from '@dustfront/dust-tactics-2014/query';
import type { Option } from '@dustfront/kernel';
import { type Care, WIDE } from '../dust-tactics-2014/generate.ts';
import type { Plan } from '../dust-tactics-2014/plan.ts';
import { Scene } from '../dust-tactics-2014/scene.ts';
import { plansOf } from '../dust-tactics-2014/sergeant.ts';
import { stageOf } from '../dust-tactics-2014/stage.ts';
import { chance, standing } from '../dust-tactics-2014/standing.ts';
import { endOf } from '../dust-tactics-2014/table/places.ts';
import { wordsOf } from '../dust-tactics-2014/why.ts';
import { sideDice } from './dice.ts';
import { answered, compared, type Decision, type Judge, undertaken, undertaking, type Way } from './judge.ts';

/**
 * What a wrong order costs, as in the Core Set: at the next activation the difference was still 33% (1,250 pairs, 300
 * games).
 */
const URGENCY = 0.67;

/** Every plan is weighed to its end: whatever was done is to be found among them. */
const ALL: Care = { breadth: WIDE, enough: Number.POSITIVE_INFINITY, isLate: () => false };

const choiceOf = (decision: Decision): ChoiceParts => decision.option;

const isMoving = ({ question }: Decision): boolean => question === 'move';
const isAiming = ({ question }: Decision): boolean => question === 'declare-target';
const isStep = (option: Option): boolean => option.do === 'step' || option.do === 'enter';
const isShot = (option: Option): boolean => option.do === 'fire' || option.do === 'salvo';
/** Another movement may follow at once: an answer that ends one is its last. */
const isOver = (decision: Decision): boolean => ['stop', 'face'].includes(choiceOf(decision).do);

function movement(own: readonly Decision[], at: number): readonly Decision[] {
  const run = undertaking(own, at, isMoving);
  const end = run.findIndex(isOver);
  return end < 0 ? run : run.slice(0, end + 1);
}

/** Where a movement led; null for what no plan thinks of: floors, boarding, crushing. */
function destination(run: readonly Decision[], here: number): number | null {
  let to = here;
  for (const { do: verb, at } of run.map(choiceOf)) {
    if (verb === 'step' || verb === 'enter') to = at!;
    else if (verb !== 'stop' && verb !== 'face') return null;
  }
  return to < 0 ? null : to;
}

/** The one unit that an attack was aimed at, or nobody; null for several. */
function target(run: readonly Decision[]): number | null {
  const aims = new Set(run.map(choiceOf).flatMap((choice) => choice.target ?? []));
  return aims.size > 1 ? null : ([...aims][0] ?? -1);
}

/** The 2013/14 Sergeant as a judge. */
export const tacticsJudge: Judge = {
  name: 'Sergeant',
  round: (view) => asView(view).turn,
  chances(view) {
    const state = asView(view);
    return [0, 1].map((seat) => chance(state, standing(state, seat)));
  },
  dice: (game, record) => sideDice(game, record, new TacticsLuck(), (_, seat) => seat),
  judge(own, at) {
    const decision = own[at]!;
    const state = cloneState(asView(decision.view));
    const stage = stageOf(state);
    if (stage === null || stage.at === 'react') return null;
    const before = own[at - 1];
    const goesOn = before !== undefined && before.question === decision.question;
    if (goesOn && ((isMoving(before) && !isOver(before)) || isAiming(before))) return null;
    const scene = new Scene(state, decision.seat as Side);
    const also = decision.option as Choice;
    const begun = plansOf(scene, decision.options as readonly Choice[], { ...ALL, also });
    const ways = (marks: (plan: Plan, option: Choice) => string | number): Way[] =>
      begun.map(({ plan, option }) => ({
        marks: String(marks(plan, option)),
        value: plan.account.value,
        weighed: () => ({
          option: dustTactics2014.optionId(option),
          value: plan.account.value,
          words: wordsOf(scene, plan),
        }),
      }));
    if (stage.at === 'move') {
      const run = movement(own, at);
      const to = (plan: Plan): number => plan.acts[stage.activation.at - plan.base]?.to ?? -1;
      const led = destination(run, unitOf(state, stage.move.unit).at);
      return compared(ways(to), undertaken(run, led?.toString() ?? null, isStep));
    }
    if (stage.at === 'march') {
      const { option } = decision;
      const { march } = stage;
      const to = (plan: Plan): number => plan.acts[stage.activation.at - plan.base]?.to ?? -1;
      const led = option.do === 'stop' ? unitOf(state, march.unit).at : endOf(state, march, option as Choice);
      return compared(ways(to), answered(decision, String(led)));
    }
    if (stage.at === 'attack') {
      const run = undertaking(own, at, isAiming);
      return compared(
        ways((plan) => plan.account.target),
        undertaken(run, target(run)?.toString() ?? null, isShot),
      );
    }
    const { optionId } = dustTactics2014;
    return compared(
      ways((_, option) => optionId(option)),
      answered(decision, optionId(decision.option as Choice), stage.at === 'activate' ? URGENCY : 1),
    );
  },
};
