import { asView, type CoreOption, type CoreState, dustTactics } from '@dustfront/dust-tactics';
import { hashJson, type Message, type Options, questionFor } from '@dustfront/kernel';
import {
  type Answer,
  type Budget,
  because,
  type Player,
  plainly,
  type Task,
  type Weighed,
  type Why,
} from '../player.ts';
import { pickerOf } from '../recruit.ts';
import { leftOf } from '../search/budget.ts';
import { halving } from '../search/halving.ts';
import { bestOfEach, shortlist } from '../search/plans.ts';
import { pictureOf } from './fighters.ts';
import { follow, listOf } from './follow.ts';
import type { Plan } from './plan.ts';
import { playOut } from './playout.ts';
import { reflex } from './reflex.ts';
import { rewind } from './rewind.ts';
import { type Thought, thinkOf } from './sergeant.ts';
import { stageOf } from './stage.ts';
import { chanceOf, standingOf } from './standing.ts';
import { WEIGHTS, type Weights } from './weights.ts';
import { wordsOf } from './why.ts';

export interface CaptainOptions {
  /** Plans that enter the search. */
  readonly width: number;
  readonly horizon: number;
  /** Play-outs that the Sergeant's judgement counts for. */
  readonly trust: number;
  /** Play-outs when the budget names none. */
  readonly iterations: number;
}

export const CAPTAIN: CaptainOptions = { width: 16, horizon: 8, trust: 8, iterations: 240 };

interface Candidate {
  readonly option: CoreOption;
  readonly plan: Plan | null;
  readonly prior: number;
}

/** Points that a further plan of the same kind counts for less. */
const ALIKE = 0.25;

/** What is done with a plan, so that sixteen candidates are not sixteen ways of doing the same. */
function kindOf(plan: Plan): string {
  const target = plan.attack?.aims[0]?.target.head.id ?? plan.attack?.piece?.square ?? '';
  return `${plan.unit} ${String(plan.actions)} ${target} ${plan.uses.join()}`;
}

function candidatesOf(thought: Thought, seat: number, width: number): Candidate[] {
  const { picture, begun, options } = thought;
  const standing = standingOf(picture, picture.state.seats[seat]!);
  if (begun.length > 0) {
    return shortlist(begun, width, ALIKE, kindOf).map(({ option, plan }) => ({
      option,
      plan,
      prior: chanceOf(standing + plan.account.value - plan.account.hope, picture),
    }));
  }
  const weighty = options.some((o) => o.do === 'react' || o.do === 'begin');
  if (!weighty) return [];
  const usual = reflex(picture, seat, options, () => 0);
  const even = chanceOf(standing, picture);
  return options.map((option) => ({ option, plan: null, prior: option === usual ? even + 0.01 : even }));
}

interface Found {
  readonly candidates: readonly Candidate[];
  readonly best: Candidate;
  readonly why: Why;
}

/** Searches one position; null where there is nothing to weigh. */
function search(
  thought: Thought,
  seat: number,
  seed: string,
  budget: Budget,
  rules: CaptainOptions,
  weights: Weights,
  whole: boolean,
): Found | null {
  const side = thought.state.seats[seat]!;
  const candidates = candidatesOf(thought, seat, rules.width);
  if (candidates.length === 0) return null;
  const halved = halving({
    candidates: candidates.map(({ option, prior }, i) => ({
      // A plan chosen for a whole activation is kept: it is not enough to know its first answer.
      group: whole ? String(i) : dustTactics.optionId(option),
      prior,
    })),
    trust: rules.trust,
    budget: { iterations: rules.iterations, ...budget },
    sample: (i, nth) =>
      playOut(thought.state, side, candidates[i]!.option, candidates[i]!.plan, `${seed}/${nth}`, {
        weights,
        horizon: rules.horizon,
      }),
  });
  const best = candidates[halved.best]!;
  const words: Message[] = best.plan === null ? [] : wordsOf(thought.picture, best.plan);
  if (halved.samples > 0)
    words.push(
      because('ai.search', { plays: halved.samples, win: Math.round(100 * halved.means[halved.best]!) }),
    );
  const weighed: Weighed[] = candidates.map(({ option, plan }, i) => ({
    option: dustTactics.optionId(option),
    value: halved.means[i]!,
    words: plan === null ? [] : wordsOf(thought.picture, plan),
  }));
  return { candidates, best, why: { words, weighed: bestOfEach(weighed) } };
}

/** How much of its time a question in the middle of an activation gets: there is less left to decide. */
const WITHIN = 0.5;

function partOf(budget: Budget, rules: CaptainOptions, share: number): Budget {
  const iterations = budget.iterations ?? (budget.milliseconds === undefined ? rules.iterations : undefined);
  return {
    ...budget,
    ...(iterations === undefined
      ? { iterations: Number.POSITIVE_INFINITY }
      : { iterations: Math.ceil(share * iterations) }),
    ...(budget.milliseconds === undefined ? {} : { milliseconds: share * budget.milliseconds }),
  };
}

/**
 * The Sergeant's best plans, played out against each other with the same dice; the more time, the more dice. As long as
 * an activation has seen no die and no step, its questions are answered by the search in which its unit was chosen.
 * That search is remembered only to save the time of repeating it.
 */
export function makeCaptain(
  weights: Weights = WEIGHTS,
  options: Partial<CaptainOptions> = {},
  id = 'captain',
  name = 'Captain',
): Player {
  const rules = { ...CAPTAIN, ...options };
  let last: { key: string; found: Found | null } | null = null;

  const searchWhole = (state: CoreState, task: Task, begun: number): Found | null => {
    const seed = `${task.seed}/${state.round}/${state.units.filter((unit) => unit.activated).length}`;
    const key = `${hashJson(state)} ${seed} ${task.seat} ${task.budget.iterations} ${task.budget.milliseconds}`;
    if (last?.key !== key) {
      const question = questionFor(dustTactics, state, task.seat);
      const thought = question && thinkOf(state, task.seat, listOf(question.options), weights);
      const budget = partOf(leftOf(task.budget, begun), rules, 1);
      last = { key, found: thought && search(thought, task.seat, seed, budget, rules, weights, true) };
    }
    return last.found;
  };

  return {
    id,
    name,
    answer(task: Task): Answer {
      const begun = task.budget.now?.() ?? 0;
      const state = dustTactics.clone(asView(task.view));
      const asked = listOf(task.question.options as Options<CoreOption>);
      const atChoice = stageOf(state)?.at === 'activate';
      if (atChoice) state.question = 0;
      const whole = atChoice ? state : rewind(state);
      if (whole !== null) {
        const found = searchWhole(whole, task, begun);
        const plan = found?.best.plan ?? null;
        const option = plan === null ? null : follow(pictureOf(state, weights), plan, asked);
        if (option !== null) return { option, why: found!.why };
      }
      const thought = thinkOf(state, task.seat, asked, weights);
      const seed = `${task.seed}/q${task.question.number}`;
      const found = search(
        thought,
        task.seat,
        seed,
        partOf(leftOf(task.budget, begun), rules, WITHIN),
        rules,
        weights,
        false,
      );
      if (found !== null) return { option: found.best.option, why: found.why };
      return { option: reflex(thought.picture, task.seat, asked, pickerOf(task)), why: plainly('ai.usual') };
    },
  };
}

export const captain: Player = makeCaptain();
