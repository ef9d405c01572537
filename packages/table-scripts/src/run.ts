import {
  type AnyGame,
  type Dice,
  DiceMismatch,
  findOption,
  isProblems,
  type Json,
  Match,
  type Notation,
  Play,
  type Problem,
  type Question,
  type Roll,
  type Seat,
  type State,
  sidesOf,
} from '@dustfront/kernel';
import { attackOdds } from '@dustfront/odds';
import type { DicePlan } from '@dustfront/wargame';
import { difference } from './match.ts';
import { rulesOf, type Script, type Step } from './script.ts';

export interface Failure {
  /** Which step, counted from 1; 0 is the position itself. */
  readonly step: number;
  readonly message: string;
  /** The rules that the step shows, if it names any. */
  readonly shows?: readonly string[];
}

export interface Result {
  readonly title: string;
  readonly passed: boolean;
  readonly failures: readonly Failure[];
  /** What each step answered: questions of the script, in order. */
  readonly answers: readonly Json[];
}

class Failed extends Error {}

/** Faces in the order in which they were written; more may follow while the script runs. */
class ScriptDice implements Dice {
  readonly faces: number[] = [];

  roll(roll: Roll): number[] {
    const taken = this.faces.splice(0, roll.count);
    if (taken.length < roll.count)
      throw new DiceMismatch(`the dice ran out: ${roll.reason} rolls ${roll.count}, ${taken.length} left`);
    taken.forEach((face, i) => {
      if (face >= sidesOf(roll, i))
        throw new DiceMismatch(`${roll.reason}: no face ${face} on a die with ${sidesOf(roll, i)} faces`);
    });
    return taken;
  }

  add(text: string, notation: Notation | undefined): void {
    for (const token of text.split(/[\s|,]+/).filter((t) => t !== '')) {
      for (const letter of /^\d+$/.test(token) ? [token] : token) this.faces.push(faceOf(letter, notation));
    }
  }
}

function faceOf(letter: string, notation: Notation | undefined): number {
  if (/^\d+$/.test(letter)) return Number(letter);
  const face = notation?.parseFace(letter) ?? null;
  if (face === null) throw new Failed(`"${letter}" is no face of a die`);
  return face;
}

/** Runs a script against its game. Nothing it meets throws; what went wrong is in the result. */
export function runScript(script: Script, game: AnyGame): Result {
  if (script.refused !== undefined) return refusedAtOnce(script, game, script.refused);
  const failures: Failure[] = [];
  const answers: Json[] = [];
  let at = 0;
  const fail = (message: string): void => {
    const step = script.steps[at - 1];
    const shows = step === undefined ? [] : rulesOf(step);
    failures.push({ step: at, message, ...(shows.length > 0 && { shows }) });
  };
  try {
    const dice = new ScriptDice();
    dice.add(script.dice, game.notation);
    const match = begin(script, game, dice);
    for (const step of script.steps) {
      at++;
      const message = runStep(game, match, dice, step, answers);
      if (message) fail(message);
      // After a wrong answer the rest would only confuse.
      if (message && 'answer' in step) break;
    }
    if (failures.length === 0 && dice.faces.length > 0) fail(`${dice.faces.length} dice were not rolled`);
  } catch (error) {
    if (!(error instanceof Failed || error instanceof DiceMismatch)) throw error;
    fail(error.message);
  }
  return { title: script.title, passed: failures.length === 0, failures, answers };
}

function begin(script: Script, game: AnyGame, dice: Dice): Match {
  const made = stateOf(script, game);
  const play = new Play(game, made, dice);
  const seats = Array.from({ length: 6 }, (_, seat) => `seat ${seat}`);
  const header = { game: game.id, version: game.version, setup: script.setup ?? null, seats };
  return Match.resume(
    game,
    { header, opening: { rolls: [], hash: '' }, entries: [], happenings: [], state: play.state as never },
    dice,
  );
}

const madeOf = ({ position, setup }: Script, game: AnyGame): State | readonly Problem[] | undefined =>
  position === undefined ? game.setup(setup!) : game.notation?.parsePosition(position);

function refusedAtOnce(script: Script, game: AnyGame, rule: string): Result {
  const made = madeOf(script, game);
  const found =
    made !== undefined && isProblems(made) ? made.map((problem) => problem.rule ?? 'no rule') : null;
  const message =
    found === null
      ? 'the set-up is accepted'
      : found.includes(rule)
        ? null
        : `refused by ${found.join(', ')}, expected ${rule}`;
  const failures = message === null ? [] : [{ step: 0, message }];
  return { title: script.title, passed: failures.length === 0, failures, answers: [] };
}

function stateOf(script: Script, game: AnyGame): State {
  const made = madeOf(script, game);
  if (made === undefined) throw new Failed(`${game.title} has no notation for positions`);
  if (isProblems(made)) throw new Failed(made.map((p) => `${p.at}: ${p.text}`).join('; '));
  return made;
}

function seatOf(match: Match, seat: Seat | undefined): Seat {
  if (seat !== undefined) return seat;
  const asked = match.asked;
  if (asked.length === 0) throw new Failed('the match is over, nobody is asked');
  if (asked.length > 1)
    throw new Failed(`seats ${asked.join(', ')} are asked at once: say which (seat: ${asked[0]})`);
  return asked[0]!;
}

function openQuestion(match: Match, seat: Seat | undefined): Question {
  const question = match.question(seatOf(match, seat));
  if (question === null) throw new Failed(`nothing is asked of seat ${seat}`);
  return question;
}

const idsOf = (game: AnyGame, question: Question): string[] =>
  Array.from({ length: question.options.length }, (_, i) => game.optionId(question.options.at(i)));

/** What the options were called before: scripts that say so are understood. */
const formerIdsOf = (game: AnyGame, question: Question): string[] =>
  Array.from({ length: question.options.length }, (_, i) => {
    const option = question.options.at(i);
    return game.formerId?.(option) ?? game.optionId(option);
  });

/** What is wrong with a step, or null. */
function runStep(game: AnyGame, match: Match, dice: ScriptDice, step: Step, answers: Json[]): string | null {
  if ('note' in step) return null;
  if ('answer' in step) {
    const question = openQuestion(match, step.seat);
    const reply = match.submit(question.seat, question.number, step.answer);
    if ('accepted' in reply) return null;
    const rule = reply.refused.rule === undefined ? '' : ` (${reply.refused.rule})`;
    const possible = idsOf(game, question).slice(0, 12).join(' / ');
    return `"${step.answer}" is refused: ${reply.refused.code}${rule}; possible: ${possible}`;
  }
  if ('accept' in step) return accepts(game, match, step);
  if ('nearest' in step) return nearest(game, match, step);
  if ('refuse' in step) return refuses(match, step);
  if ('ask' in step) return asks(game, match, step.ask, step.expect, answers);
  if ('odds' in step) return odds(game, match, step.odds, step.expect, answers);
  if ('event' in step) {
    const events = match.happenings(null).map((h) => h.event as unknown as Json);
    return events.some((event) => difference(step.event, event) === null)
      ? null
      : `no such event: ${JSON.stringify(step.event)}`;
  }
  if ('over' in step) {
    const outcome = game.outcome(match.state) as unknown as Json;
    return step.over === false
      ? match.over
        ? 'the match is over'
        : null
      : match.over
        ? difference(step.over === true ? {} : step.over, outcome)
        : 'the match is not over';
  }
  if ('dice' in step) {
    dice.add(step.dice, game.notation);
    return null;
  }
  if ('question' in step && step.question === null) return match.over ? null : 'somebody is asked';
  const question = openQuestion(match, step.seat);
  if ('question' in step)
    return question.question === step.question
      ? null
      : `the question is "${question.question}", expected "${step.question}"`;
  return lists(idsOf(game, question), formerIdsOf(game, question), step);
}

function lists(
  ids: readonly string[],
  former: readonly string[],
  step: Extract<Step, { options: unknown } | { include: unknown } | { exclude: unknown }>,
): string | null {
  const isListed = (id: string) => ids.includes(id) || former.includes(id);
  if ('options' in step) {
    const same = step.options.length === ids.length && step.options.every(isListed);
    return same ? null : `the options are ${ids.join(' / ')}`;
  }
  const missing = 'include' in step ? step.include.filter((id) => !isListed(id)) : [];
  const there = (step.exclude ?? []).filter(isListed);
  if (missing.length > 0)
    return `not possible: ${missing.join(' / ')}; possible: ${ids.slice(0, 20).join(' / ')}`;
  return there.length > 0 ? `possible, but should not be: ${there.join(' / ')}` : null;
}

/** Would the answer be taken? Nothing is answered. */
function accepts(game: AnyGame, match: Match, step: { accept: string; seat?: number }): string | null {
  const found = findOption(game, openQuestion(match, step.seat), step.accept);
  if ('do' in found) return null;
  return `"${step.accept}" would be refused: ${found.code}${found.rule === undefined ? '' : ` (${found.rule})`}`;
}

/** Where would a hand come to rest that lets go there? */
function nearest(
  game: AnyGame,
  match: Match,
  step: { nearest: string; expect: string | null; seat?: number },
): string | null {
  const { space } = openQuestion(match, step.seat);
  if (space === null) return 'all answers to this question are listed';
  const option = space.parse(step.nearest);
  if (option === null) return `"${step.nearest}" does not read as an answer`;
  const near = space.nearest(option);
  const id = near === null ? null : game.optionId(near);
  return id === step.expect
    ? null
    : `the nearest is ${id ?? 'nowhere'}, expected ${step.expect ?? 'nowhere'}`;
}

function refuses(
  match: Match,
  step: { refuse: string; seat?: number; rule?: string; code?: string },
): string | null {
  const seat = seatOf(match, step.seat);
  const reply = match.submit(seat, match.state.question, step.refuse);
  if ('accepted' in reply) {
    match.undo(seat);
    return `"${step.refuse}" is accepted`;
  }
  if (step.rule !== undefined && reply.refused.rule !== step.rule)
    return `refused by ${reply.refused.rule ?? 'no rule'}, expected ${step.rule}`;
  if (step.code !== undefined && reply.refused.code !== step.code)
    return `refused as ${reply.refused.code}, expected ${step.code}`;
  return null;
}

function asks(
  game: AnyGame,
  match: Match,
  ask: Readonly<Record<string, Json>>,
  expected: Json,
  answers: Json[],
): string | null {
  const [name, args] = Object.entries(ask)[0]!;
  const question = game.notation?.questions[name];
  if (!question)
    return `there is no question "${name}"; there are ${Object.keys(game.notation?.questions ?? {}).join(', ')}`;
  const answer = question(match.state, args) as Json;
  answers.push(answer);
  if (typeof answer === 'object' && answer !== null && 'message' in answer && 'at' in answer)
    return String(answer.message);
  return difference(expected, answer);
}

function odds(game: AnyGame, match: Match, args: Json, expected: Json, answers: Json[]): string | null {
  if (!game.notation?.plan) return `${game.title} has no odds`;
  const found = attackOdds(game.notation.plan(match.state, args) as DicePlan);
  const { distribution, mean, destroyed } = found.target;
  const answer = { distribution: [...distribution], mean, destroyed } as Json;
  answers.push(answer);
  return difference(expected, answer);
}
