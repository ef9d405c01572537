import { type DustOption, dust } from '@dustfront/dust';
import type { Options } from '@dustfront/kernel';
import { type Answer, type Budget, because, type Player, type Task } from '../player.ts';
import { halving } from '../search/halving.ts';
import { THOUGHT, waysOf } from './candidates.ts';
import type { Field } from './field.ts';
import { chanceOf, playOut } from './playout.ts';
import { choose, listed } from './policy.ts';
import { matchRegrets } from './regret.ts';
import { fieldOf, staffAnswer } from './staff.ts';
import { follow, type Way } from './ways.ts';
import { reasons } from './why.ts';
import { Worlds } from './worlds.ts';

/** Play-outs for an answer where the budget names neither number nor time. */
const USUAL_PLAYOUTS = 160;
const MOST_WAYS = 10;
/** The share of the time for a question that the choice of a card takes. */
const CARDS = 0.9;
/** Rounds that a play-out goes on beyond the present one. */
const BEYOND = 1;

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

/** Tries the ways on imagined tables: the staff plays on for everybody, and the position that comes of it is judged. */
function search(task: Task, field: Field, options: readonly DustOption[], share: number): Answer {
  const { question, seat } = task;
  const ways = waysOf(field, question.question, options, MOST_WAYS);
  const names = ways.map(({ option }) => dust.optionId(option));
  if (new Set(names).size < 2) return staffAnswer(field, question.question, options);
  const worlds = new Worlds(task);
  const until = field.state.round + BEYOND;
  const standing = chanceOf(field.state, seat);
  const sample = (way: Way, nth: number): number => {
    const play = worlds.table(nth);
    follow(play, field, way);
    playOut(play, until, []);
    return chanceOf(play.state, seat);
  };
  const { best, samples, means } = halving({
    candidates: ways.map(({ prior }, i) => ({ group: names[i]!, prior: standing + 0.001 * prior })),
    trust: 0.5,
    budget: budgetOf(task, share),
    sample: (candidate, nth) => sample(ways[candidate]!, nth),
  });
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
function pickCard(task: Task, field: Field, options: readonly DustOption[]): Answer {
  const { seat } = task;
  const worlds = new Worlds(task);
  const until = field.state.round + BEYOND;
  const { strategy, means, samples } = matchRegrets(options.length, budgetOf(task, CARDS), (action, nth) => {
    const play = worlds.table(nth);
    play.answer(seat, options[action]!);
    playOut(play, until, []);
    return chanceOf(play.state, seat);
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

/** The general: the staff's plans and others, tried out in the mind against opponents with imagined cards. */
export const general: Player = {
  id: 'general',
  name: 'General',
  answer(task: Task): Answer {
    const field = fieldOf(task);
    const options = listed(task.question.options as Options<DustOption>);
    const { question } = task.question;
    if (question === 'initiative') return pickCard(task, field, options);
    const share = THOUGHT[question];
    return share === undefined ? staffAnswer(field, question, options) : search(task, field, options, share);
  },
};
