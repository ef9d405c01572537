import {
  type AnyGame,
  isProblems,
  type MatchRecord,
  type Option,
  Play,
  questionFor,
  recordedDice,
  type State,
} from '@dustfront/kernel';
import { type LuckAccount, luckOf } from './luck.ts';
import type { Answer, Player, Task, Weighed } from './player.ts';

/** A decision looked at afterwards: what was chosen, and what would have been expected to be better. */
export interface Reviewed {
  /** Which answer of the record, from 0. */
  readonly answer: number;
  readonly seat: number;
  readonly question: string;
  readonly chosen: string;
  readonly best: Weighed;
  /** Expected points given away; luck has no part in it. */
  readonly cost: number;
}

export interface Review {
  /** The costliest first. */
  readonly mistakes: readonly Reviewed[];
  readonly decisions: number;
  /** Expected points given away, by seat. */
  readonly cost: readonly number[];
  /** What the dice did, apart from the decisions; null for games without that account. */
  readonly luck: LuckAccount | null;
}

export interface ReviewOptions {
  /** Who judges; its values must be points (the Sergeant's are). */
  readonly judge: Player;
  readonly seats?: readonly number[];
  /** Smallest cost that counts as a mistake. */
  readonly least?: number;
  readonly questions?: readonly string[];
}

/** What a player would do here, and why: the hint button. */
export function hint(player: Player, task: Task): Answer {
  return player.answer(task);
}

/** Goes through a record and weighs every decision again, on what was known when it was made. */
export function review(game: AnyGame, record: MatchRecord, options: ReviewOptions): Review {
  const made = game.setup(record.header.setup) as State;
  if (isProblems(made)) throw new Error('the record cannot be set up');
  const rolls = [...record.opening.rolls, ...record.entries.flatMap((entry) => entry.rolls)];
  const play = new Play<State, Option>(game, made, recordedDice(rolls));
  const least = options.least ?? 0.3;
  const mistakes: Reviewed[] = [];
  const cost = record.header.seats.map(() => 0);
  let decisions = 0;
  record.entries.forEach((entry, answer) => {
    const question = questionFor(game, play.state, entry.seat);
    if (question === null) throw new Error(`answer ${answer + 1}: seat ${entry.seat} was not asked`);
    const wanted = options.seats?.includes(entry.seat) ?? true;
    const named = options.questions?.includes(question.question) ?? true;
    if (wanted && named && question.options.length > 1) {
      decisions++;
      const task: Task = {
        game,
        view: game.view(play.state, entry.seat),
        seat: entry.seat,
        question,
        budget: {},
        seed: 'review',
      };
      const found = judged(options.judge, task, entry.option);
      if (found !== null) {
        cost[entry.seat]! += found.cost;
        if (found.cost >= least)
          mistakes.push({
            answer,
            seat: entry.seat,
            question: question.question,
            chosen: entry.option,
            ...found,
          });
      }
    }
    play.answer(entry.seat, optionOf(game, question.options, entry.option, answer));
  });
  mistakes.sort((a, b) => b.cost - a.cost);
  return { mistakes, decisions, cost, luck: luckOf(game, record) };
}

function judged(judge: Player, task: Task, chosen: string): { best: Weighed; cost: number } | null {
  const { weighed } = judge.answer(task).why;
  const best = weighed[0];
  const taken = weighed.find(({ option }) => option === chosen);
  if (best === undefined) return null;
  // What is not even on the list is worth no more than the last on it.
  const value = taken?.value ?? weighed.at(-1)!.value;
  return { best, cost: Math.max(0, best.value - value) };
}

function optionOf(
  game: AnyGame,
  options: { length: number; at(i: number): Option | undefined },
  id: string,
  answer: number,
): Option {
  for (let i = 0; i < options.length; i++) {
    const option = options.at(i)!;
    if (game.optionId(option) === id) return option;
  }
  throw new Error(`answer ${answer + 1}: "${id}" is not an option`);
}
