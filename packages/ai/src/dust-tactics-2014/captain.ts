import { asView, type Choice, dustTactics2014, type Side } from '@dustfront/dust-tactics-2014';
import { cloneState } from '@dustfront/dust-tactics-2014/query';
import { hashJson, type Json, type Message, type Options } from '@dustfront/kernel';
import { listOf } from '../open/officer.ts';
import { type Answer, type Budget, because, type Player, type Task } from '../player.ts';
import { lateAfter, leftOf } from '../search/budget.ts';
import { halving } from '../search/halving.ts';
import { bestOfEach, shortlist } from '../search/plans.ts';
import { tacticsGame } from './adapter.ts';
import { WIDE } from './generate.ts';
import type { Plan } from './plan.ts';
import { playOut } from './playout.ts';
import { Scene } from './scene.ts';
import { byHabit, plansOf, usual } from './sergeant.ts';
import { stageOf } from './stage.ts';
import { chance, standing } from './standing.ts';
import { wordsOf } from './why.ts';

/** Plans that enter the search at most, and play-outs (or milliseconds) that each must have. */
const WIDTH = 12;
const EACH = 5;
const EACH_MS = 12;
/** Play-outs that the Sergeant's judgement counts for, activations played on, play-outs if none are named. */
const TRUST = 8;
const HORIZON = 4;
const HORIZON_ON_TABLE = 2;
const ITERATIONS = 120;
/** Share of its time for making plans at most. */
const PLANNING = 0.4;

/** How much of its time a question in the middle of an activation gets: there is less left to decide. */
const SHARES: Readonly<Record<string, number>> = {
  activate: 1,
  declare: 0.5,
  attack: 0.3,
  move: 0.25,
  march: 0.4,
};
const OTHERWISE = 0.3;

interface Candidate {
  readonly option: Choice;
  readonly plan: Plan | null;
  readonly prior: number;
}

/** What is done with a plan, so that twelve candidates are not twelve ways of doing the same. */
const kindOf = ({ unit, words, account }: Plan): string => `${unit} ${words.join()} ${account.target}`;
/** Points that a further plan of the same kind counts for less. */
const ALIKE = 0.3;

function candidatesOf(
  scene: Scene,
  seat: number,
  options: readonly Choice[],
  width: number,
  isLate: () => boolean,
): Candidate[] {
  const { state } = scene;
  const points = standing(state, seat);
  const begun = plansOf(scene, options, { breadth: WIDE, enough: 3 * WIDTH, isLate });
  if (begun.length > 0)
    return shortlist(begun, width, ALIKE, kindOf).map(({ option, plan }) => ({
      option,
      plan,
      prior: chance(state, points + plan.account.value),
    }));
  const favourite = usual(state, seat, options);
  const even = chance(state, points);
  return options
    .slice(0, 2 * WIDTH)
    .map((option) => ({ option, plan: null, prior: option === favourite ? even + 0.01 : even }));
}

function partOf(budget: Budget, share: number): Budget {
  const iterations = budget.iterations ?? (budget.milliseconds === undefined ? ITERATIONS : undefined);
  return {
    ...budget,
    ...(iterations === undefined ? {} : { iterations: Math.ceil(share * iterations) }),
    ...(budget.milliseconds === undefined ? {} : { milliseconds: share * budget.milliseconds }),
  };
}

/** More plans for more time: a few well tried are better than many hardly tried. */
function widthFor({ iterations, milliseconds }: Budget): number {
  const few = Math.min((iterations ?? Infinity) / EACH, (milliseconds ?? Infinity) / EACH_MS);
  return Math.max(3, Math.min(WIDTH, Math.floor(few)));
}

/** The Sergeant's best plans, played out against each other with the same dice; the more time, the more dice. */
export const captain: Player = {
  id: 'captain',
  name: 'Captain',
  answer(task: Task): Answer {
    const begun = task.budget.now?.() ?? 0;
    const state = cloneState(asView(task.view));
    const { seat } = task;
    const options = listOf(task.question.options as Options<Choice>);
    if (tacticsGame.isRoutine(task.question.question) || options[0]?.do === 'name')
      return byHabit(task, state, options);
    const scene = new Scene(state, seat as Side);
    const share = SHARES[stageOf(state)?.at ?? ''] ?? OTHERWISE;
    const budget = partOf(task.budget, share);
    const candidates = candidatesOf(scene, seat, options, widthFor(budget), lateAfter(budget, PLANNING));
    if (candidates.length === 0) return byHabit(task, state, options);
    const seed = `${task.seed}/${hashJson(state as unknown as Json)}`;
    const horizon = state.table === undefined ? HORIZON : HORIZON_ON_TABLE;
    const found = halving({
      candidates: candidates.map(({ option, prior }) => ({ group: dustTactics2014.optionId(option), prior })),
      trust: TRUST,
      budget: leftOf(budget, begun),
      sample: (i, nth) =>
        playOut(state, seat as Side, candidates[i]!.option, candidates[i]!.plan, `${seed}/${nth}`, horizon),
    });
    const best = candidates[found.best]!;
    const words: Message[] = best.plan === null ? [] : wordsOf(scene, best.plan);
    if (found.samples > 0)
      words.push(
        because('ai.search', { plays: found.samples, win: Math.round(100 * found.means[found.best]!) }),
      );
    const weighed = candidates.map(({ option, plan }, i) => ({
      option: dustTactics2014.optionId(option),
      value: found.means[i]!,
      words: plan === null ? [] : wordsOf(scene, plan),
    }));
    if (words.length === 0) words.push(because('ai.usual'));
    return { option: best.option, why: { words, weighed: bestOfEach(weighed) } };
  },
};
