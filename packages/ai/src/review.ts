import {
  type AnyGame,
  Match,
  type MatchRecord,
  type Message,
  type Option,
  type Question,
  recordedDice,
} from '@dustfront/kernel';
import { studied } from './games.ts';
import type { Weighed } from './player.ts';
import type { Decision, Judge, Judgement } from './review/judge.ts';

/** A decision looked at afterwards: what was chosen, and what would have been expected to be better. */
export interface Reviewed {
  /** Which answer of the record, from 0. */
  readonly answer: number;
  readonly seat: number;
  readonly round: number;
  readonly question: string;
  /**
   * What was asked, what was done, and the first answer of what was better where that names it: texts of the game's
   * catalogue.
   */
  readonly asked: Message;
  readonly did: Message;
  readonly better: Message | null;
  /** The way that was taken, as the judge saw it then. */
  readonly taken: Weighed;
  readonly best: Weighed;
  /** Expected points given away; luck has no part in it. */
  readonly cost: number;
}

export interface Review {
  /** The smallest cost that counts as a mistake. */
  readonly least: number;
  /** The costliest first. */
  readonly mistakes: readonly Reviewed[];
  /** Answers that were a choice at all. */
  readonly decisions: number;
  /** Of these, the ones the judge could compare with something better or found best. */
  readonly judged: number;
  /** Expected points given away, by seat. */
  readonly cost: readonly number[];
  /** How each seat's side stood before an answer, from the first round on. */
  readonly course: readonly Standing[];
}

/** The chances to win at a moment, by seat. */
export interface Standing {
  /** Before which answer of the record, from 0. */
  readonly answer: number;
  readonly chances: readonly number[];
}

export interface ReviewOptions {
  readonly judge: Judge;
  /** Smallest cost that counts as a mistake. */
  readonly least?: number;
  /** Called after each answer has been looked at. */
  readonly onProgress?: (done: number, of: number) => void;
}

/** What is too little to be called a mistake, in expected points, unless the judge says otherwise. */
const LEAST = 0.3;

/** The judge of a game's decisions; null for a game whose players do not weigh in points. */
export async function loadJudge(game: string): Promise<Judge | null> {
  return (await studied(game)?.judge()) ?? null;
}

/** Goes through a record and weighs every decision again, on what was known when it was made. */
export function review(game: AnyGame, record: MatchRecord, options: ReviewOptions): Review {
  const { judge, least = judge.least ?? LEAST, onProgress } = options;
  const all = decisionsOf(game, record);
  const own = record.header.seats.map((_, seat) => all.filter((decision) => decision.seat === seat));
  const next = own.map(() => 0);
  const cost = own.map(() => 0);
  const mistakes: Reviewed[] = [];
  const course: Standing[] = [];
  let judged = 0;
  all.forEach((decision, done) => {
    const { seat, options } = decision;
    const at = next[seat]!++;
    if (judge.round(decision.view) > 0)
      course.push({ answer: decision.answer, chances: judge.chances(decision.view, seat) });
    const found = options.length > 1 ? judge.judge(own[seat]!, at) : null;
    if (found?.taken) {
      judged++;
      cost[seat]! += found.cost;
      if (found.cost >= least) mistakes.push(told(game, judge, decision, found, found.taken));
    }
    onProgress?.(done + 1, all.length);
  });
  mistakes.sort((a, b) => b.cost - a.cost);
  const decisions = all.filter((decision) => decision.options.length > 1).length;
  return { least, mistakes, decisions, judged, cost, course };
}

function told(
  { describe, optionId }: AnyGame,
  judge: Judge,
  decision: Decision,
  found: Judgement,
  taken: Weighed,
): Reviewed {
  const { answer, seat, question, options, view } = decision;
  const { best, cost, isNamed } = found;
  const first = isNamed ? options.find((option) => optionId(option) === best.option) : undefined;
  return {
    answer,
    seat,
    round: judge.round(view),
    question,
    asked: describe.question(question, view),
    did: describe.option(found.told.option, found.told.view),
    better: first === undefined ? null : describe.option(first, view),
    taken,
    best,
    cost,
  };
}

/** Every answer of a record with the question it answered and what its seat saw then. */
function decisionsOf(rules: AnyGame, record: MatchRecord): Decision[] {
  const { header, opening, entries } = record;
  const dice = recordedDice([...opening.rolls, ...entries.flatMap(({ rolls }) => rolls)]);
  const match = Match.begin(rules, header.setup, header.seats, dice, header.dice);
  return entries.map(({ seat, number, option: id }, answer) => {
    const question = match.question(seat);
    if (question === null) throw new Error(`answer ${answer + 1}: seat ${seat} was not asked`);
    const options = listOf(question);
    const option = options.find((one) => rules.optionId(one) === id) ?? question.space?.parse(id);
    const view = match.view(seat);
    if (option == null || 'refused' in match.follow(seat, number, id))
      throw new Error(`answer ${answer + 1}: "${id}" is not an option`);
    return { answer, seat, question: question.question, options, option, view };
  });
}

function listOf({ options }: Question): Option[] {
  return Array.from({ length: options.length }, (_, i) => options.at(i)!);
}
