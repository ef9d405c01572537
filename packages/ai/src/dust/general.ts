import { type DustOption, dust } from '@dustfront/dust';
import type { Options } from '@dustfront/kernel';
import { type Answer, type Budget, because, type Player, type Task } from '../player.ts';
import { halving } from '../search/halving.ts';
import { THOUGHT, waysOf } from './candidates.ts';
import type { Field } from './field.ts';
import { chanceOf, playOut, type Table } from './playout.ts';
import { choose, listed } from './policy.ts';
import { matchRegrets } from './regret.ts';
import { fieldOf, staffAnswer } from './staff.ts';
import { follow, type Way } from './ways.ts';
import { reasons } from './why.ts';
import { Worlds } from './worlds.ts';

/** How the general searches. */
export interface Search {
  /** Ways tried at a question, at most. */
  readonly ways: number;
  /** Weights of the position at the end of this round, of the next one, and so on. */
  readonly ends: readonly number[];
  /** Play-outs that the staff's opinion counts for. */
  readonly trust: number;
  /** Chance to win for a production point, in the staff's opinion. */
  readonly scale: number;
}

const SEARCH: Search = { ways: 10, ends: [0.5, 0.5], trust: 6, scale: 0.003 };

/** Play-outs for an answer where the budget names neither number nor time. */
const USUAL_PLAYOUTS = 160;
/** The share of the time for a question that the choice of a card takes. */
const CARDS = 0.9;

function budgetOf(task: Task, share: number): Budget {
  const { iterations, milliseconds, now } = task.budget;
  const timed = milliseconds !== undefined && now !== undefined;
  return {
    ...(iterations === undefined
      ? timed
        ? {}
        : { iterations: USUAL_PLAYOUTS * share }
      : { iterations: Math.ceil(iterations * share) }),
    ...(timed ? { milliseconds: milliseconds * share, now } : {}),
  };
}

/** The chance to win as the ends of this round and of later ones show it. */
function judged(play: Table, { state, seat }: Field, ends: readonly number[]): number {
  let chance = 0;
  ends.forEach((weight, later) => {
    if (weight === 0) return;
    playOut(play, state.round + later, []);
    chance += weight * chanceOf(play.state, seat);
  });
  return chance;
}

const mean = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length);

/** Tries the ways on imagined tables: the staff plays on for everybody, and the position that comes of it is judged. */
function search(task: Task, field: Field, options: readonly DustOption[], share: number, by: Search): Answer {
  const { question, seat } = task;
  const budget = budgetOf(task, share);
  // Fewer than four play-outs a way say nothing: then fewer ways are tried.
  const most = Math.min(by.ways, Math.floor((budget.iterations ?? Number.POSITIVE_INFINITY) / 4));
  if (most < 2) return staffAnswer(field, question.question, options);
  const ways = waysOf(field, question.question, options, most);
  const names = ways.map(({ option }) => dust.optionId(option));
  if (new Set(names).size < 2) return staffAnswer(field, question.question, options);
  const worlds = new Worlds(task);
  const chance = (way: Way, nth: number): number => {
    const play = worlds.table(nth);
    follow(play, field, way);
    return judged(play, field, by.ends);
  };
  // Ways are compared with the staff's favourite in the same world: what a world is worth as such drops out.
  const favourite: number[] = [];
  const {
    best,
    samples,
    means: leads,
  } = halving({
    candidates: ways.map(({ prior }, i) => ({
      group: names[i]!,
      prior: by.scale * (prior - ways[0]!.prior),
    })),
    trust: by.trust,
    budget,
    sample: (candidate, nth) => {
      favourite[nth] ??= chance(ways[0]!, nth);
      return candidate === 0 ? 0 : chance(ways[candidate]!, nth) - favourite[nth];
    },
  });
  const usual = samples === 0 ? chanceOf(field.state, seat) : mean(favourite);
  const means = leads.map((lead) => Math.min(1, Math.max(0, usual + lead)));
  const weighed = ways
    .map((way, i) => ({
      option: names[i]!,
      value: means[i]!,
      words: reasons(field, question.question, way),
    }))
    .sort((a, b) => b.value - a.value);
  const params = { win: Math.round(100 * means[best]!), plays: samples };
  const words = [...reasons(field, question.question, ways[best]!), because('ai.search', params)];
  return { option: ways[best]!.option, why: { words, weighed } };
}

/** A card against sampled opponents, who choose theirs by what it allows them. */
function pickCard(task: Task, field: Field, options: readonly DustOption[], by: Search): Answer {
  const { seat } = task;
  const worlds = new Worlds(task);
  const { strategy, means, samples } = matchRegrets(options.length, budgetOf(task, CARDS), (action, nth) => {
    const play = worlds.table(nth);
    play.answer(seat, options[action]!);
    return judged(play, field, by.ends);
  });
  let best = options.indexOf(choose(field, 'initiative', options));
  if (samples > 0) best = strategy.reduce((top, times, i) => (times > strategy[top]! ? i : top), 0);
  const weighed = options
    .map((option, i) => ({
      option: dust.optionId(option),
      value: means[i]!,
      words: reasons(field, 'initiative', { option }),
    }))
    .sort((a, b) => b.value - a.value);
  const params = { win: Math.round(100 * means[best]!), plays: samples };
  const words = [...reasons(field, 'initiative', { option: options[best]! }), because('ai.search', params)];
  return { option: options[best]!, why: { words, weighed } };
}

/** The staff's plans and others, tried out in the mind against opponents with imagined cards. */
export function generalWith(by: Search): Player {
  return {
    id: 'general',
    name: 'General',
    answer(task: Task): Answer {
      const field = fieldOf(task);
      const options = listed(task.question.options as Options<DustOption>);
      const { question } = task.question;
      if (question === 'initiative') return pickCard(task, field, options, by);
      const share = THOUGHT[question];
      return share === undefined
        ? staffAnswer(field, question, options)
        : search(task, field, options, share, by);
    },
  };
}

export const general: Player = generalWith(SEARCH);
