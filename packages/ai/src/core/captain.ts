import { type CoreOption, dustTactics } from '@dustfront/dust-tactics';
import type { Message } from '@dustfront/kernel';
import { type Answer, because, type Player, plainly, type Task, type Weighed } from '../player.ts';
import { pickerOf } from '../recruit.ts';
import { halving } from '../search/halving.ts';
import type { Plan } from './plan.ts';
import { playOut } from './playout.ts';
import { reflex } from './reflex.ts';
import { type Begun, type Thought, think } from './sergeant.ts';
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

/** What is done with a plan, so that sixteen candidates are not sixteen ways of doing the same. */
function kindOf({ plan }: Begun): string {
  const target = plan.attack?.aims[0]?.target.head.id ?? plan.attack?.piece?.square ?? '';
  return `${plan.unit} ${String(plan.actions)} ${target} ${plan.uses.join()}`;
}

/** The best plan of each kind first, then the best of the rest. */
function shortlist(begun: readonly Begun[], width: number): Begun[] {
  const seen = new Map<string, number>();
  const ranked = begun.map((one, rank) => {
    const kind = kindOf(one);
    const nth = seen.get(kind) ?? 0;
    seen.set(kind, nth + 1);
    return { one, score: one.plan.account.value - 0.25 * nth, rank };
  });
  ranked.sort((a, b) => b.score - a.score || a.rank - b.rank);
  return ranked.slice(0, width).map(({ one }) => one);
}

function candidatesOf(thought: Thought, seat: number, width: number): Candidate[] {
  const { picture, begun, options } = thought;
  const standing = standingOf(picture, picture.state.seats[seat]!);
  if (begun.length > 0) {
    return shortlist(begun, width).map(({ option, plan }) => ({
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

/** The Sergeant's best plans, played out against each other with the same dice; the more time, the more dice. */
export function makeCaptain(
  weights: Weights = WEIGHTS,
  options: Partial<CaptainOptions> = {},
  id = 'captain',
  name = 'Captain',
): Player {
  const rules = { ...CAPTAIN, ...options };
  return {
    id,
    name,
    answer(task: Task): Answer {
      const thought = think(task, weights);
      const side = thought.state.seats[task.seat]!;
      const candidates = candidatesOf(thought, task.seat, rules.width);
      const first = candidates[0];
      if (first === undefined) {
        const option = reflex(thought.picture, task.seat, thought.options, pickerOf(task));
        return { option, why: plainly('ai.usual') };
      }
      const found = halving({
        candidates: candidates.map(({ option, prior }) => ({ group: dustTactics.optionId(option), prior })),
        trust: rules.trust,
        budget: { iterations: rules.iterations, ...task.budget },
        sample: (i, nth) =>
          playOut(
            thought.state,
            side,
            candidates[i]!.option,
            candidates[i]!.plan,
            `${task.seed}/${task.question.number}/${nth}`,
            { weights, horizon: rules.horizon },
          ),
      });
      const best = candidates[found.best]!;
      const words: Message[] = best.plan === null ? [] : wordsOf(thought.picture, best.plan);
      if (found.samples > 0)
        words.push(
          because('ai.search', { plays: found.samples, win: Math.round(100 * found.means[found.best]!) }),
        );
      const weighed: Weighed[] = candidates.map(({ option, plan }, i) => ({
        option: dustTactics.optionId(option),
        value: found.means[i]!,
        words: plan === null ? [] : wordsOf(thought.picture, plan),
      }));
      return { option: best.option, why: { words, weighed: bestOfEach(weighed) } };
    },
  };
}

function bestOfEach(weighed: readonly Weighed[]): Weighed[] {
  const best = new Map<string, Weighed>();
  for (const one of [...weighed].sort((a, b) => b.value - a.value))
    if (!best.has(one.option)) best.set(one.option, one);
  return [...best.values()].slice(0, 8);
}

export const captain: Player = makeCaptain();
