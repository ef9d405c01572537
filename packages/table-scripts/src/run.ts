import {
  type AnyGame,
  type Dice,
  DiceMismatch,
  findOption,
  isProblems,
  type Json,
  Match,
  type Notation,
  type Param,
  type Params,
  Play,
  type Problem,
  type Question,
  type Refusal,
  type Roll,
  type Seat,
  type State,
  sidesOf,
} from '@dustfront/kernel';
import { attackOdds } from '@dustfront/odds';
import type { DicePlan } from '@dustfront/wargame';
import { type Fault, fault, part } from './fault.ts';
import { difference } from './match.ts';
import { rulesOf, type Script, type Step } from './script.ts';

export interface Failure extends Fault {
  /** Which step, counted from 1; 0 is the position itself. */
  readonly step: number;
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

class Failed extends Error {
  readonly found: Fault;
  constructor(...of: Parameters<typeof fault>) {
    const found = fault(...of);
    super(found.message);
    this.found = found;
  }
}

/** The kernel hands it on as it is: no rule has failed. */
class WrongDice extends DiceMismatch {
  readonly found: Fault;
  constructor(code: 'dice-out' | 'no-face', params: Params) {
    const found = fault(code, params);
    super(part(code, params), found.message);
    this.found = found;
  }
}

/** Faces in the order in which they were written; more may follow while the script runs. */
class ScriptDice implements Dice {
  readonly faces: number[] = [];

  roll(roll: Roll): number[] {
    const taken = this.faces.splice(0, roll.count);
    if (taken.length < roll.count)
      throw new WrongDice('dice-out', { reason: roll.reason, count: roll.count, left: taken.length });
    taken.forEach((face, i) => {
      if (face >= sidesOf(roll, i))
        throw new WrongDice('no-face', { reason: roll.reason, face, sides: sidesOf(roll, i) });
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
  if (face === null) throw new Failed('letter', { letter });
  return face;
}

/** Runs a script against its game. Nothing it meets throws; what went wrong is in the result. */
export function runScript(script: Script, game: AnyGame): Result {
  if (script.refused !== undefined) return refusedAtOnce(script, game, script.refused);
  const failures: Failure[] = [];
  const answers: Json[] = [];
  let at = 0;
  const fail = (found: Fault): void => {
    const step = script.steps[at - 1];
    const shows = step === undefined ? [] : rulesOf(step);
    failures.push({ step: at, ...found, ...(shows.length > 0 && { shows }) });
  };
  try {
    const dice = new ScriptDice();
    dice.add(script.dice, game.notation);
    const match = begin(script, game, dice);
    for (const step of script.steps) {
      at++;
      const found = runStep(game, match, dice, step, answers);
      if (found !== null) fail(found);
      // After a wrong answer the rest would only confuse.
      if (found !== null && 'answer' in step) break;
    }
    if (failures.length === 0 && dice.faces.length > 0) fail(fault('unrolled', { count: dice.faces.length }));
  } catch (error) {
    if (!(error instanceof Failed || error instanceof WrongDice)) throw error;
    fail(error.found);
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
  const rules = made !== undefined && isProblems(made) ? made.map((problem) => problem.rule) : null;
  const wrong =
    rules === null
      ? fault('set-up')
      : rules.includes(rule)
        ? null
        : fault('by-rule', { by: rules.map((by) => by ?? part('no-rule')), rule });
  const failures = wrong === null ? [] : [{ step: 0, ...wrong }];
  return { title: script.title, passed: failures.length === 0, failures, answers: [] };
}

function stateOf(script: Script, game: AnyGame): State {
  const made = madeOf(script, game);
  if (made === undefined) throw new Failed('no-notation', { game: game.title });
  if (isProblems(made)) throw new Failed('problem', { problem: told(made, game) }, game.catalogue);
  return made;
}

/** A problem of the game, to be said by its catalogue; one of an earlier version has its sentence only. */
const said = ({ code, params = {}, text }: Problem, { catalogue }: AnyGame): Param => {
  const key = `problem.${code}`;
  return catalogue[key] === undefined ? text : { key, params };
};

/** All of them with their places, one after the other. */
function told([first, ...rest]: readonly Problem[], game: AnyGame): Param {
  if (first === undefined) return '';
  const one = part('placed', { at: first.at, problem: said(first, game) });
  return rest.length === 0 ? one : part('both', { one, more: told(rest, game) });
}

const isProblem = (answer: unknown): answer is Problem =>
  typeof answer === 'object' && answer !== null && 'at' in answer && 'code' in answer && 'text' in answer;

/** A refusal by its code, and the rule behind it. */
const whyOf = ({ code, rule }: Refusal): Param => (rule === undefined ? code : part('rule', { code, rule }));

function seatOf(match: Match, seat: Seat | undefined): Seat {
  if (seat !== undefined) return seat;
  const asked = match.asked;
  if (asked.length === 0) throw new Failed('over');
  if (asked.length > 1) throw new Failed('which-seat', { seats: asked, seat: asked[0] ?? 0 });
  return asked[0]!;
}

function openQuestion(match: Match, seat: Seat | undefined): Question {
  const question = match.question(seatOf(match, seat));
  if (question === null) throw new Failed('not-asked', { seat: String(seat) });
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
function runStep(game: AnyGame, match: Match, dice: ScriptDice, step: Step, answers: Json[]): Fault | null {
  if ('note' in step) return null;
  if ('answer' in step) {
    const question = openQuestion(match, step.seat);
    const reply = match.submit(question.seat, question.number, step.answer);
    if ('accepted' in reply) return null;
    const options = idsOf(game, question).slice(0, 12).join(' / ');
    return fault('answer-refused', { answer: step.answer, why: whyOf(reply.refused), options });
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
      : fault('no-event', { event: JSON.stringify(step.event) });
  }
  if ('over' in step) {
    const outcome = game.outcome(match.state) as unknown as Json;
    return step.over === false
      ? match.over
        ? fault('is-over')
        : null
      : match.over
        ? difference(step.over === true ? {} : step.over, outcome)
        : fault('not-over');
  }
  if ('dice' in step) {
    dice.add(step.dice, game.notation);
    return null;
  }
  if ('question' in step && step.question === null) return match.over ? null : fault('somebody');
  const question = openQuestion(match, step.seat);
  if ('question' in step)
    return question.question === step.question
      ? null
      : fault('question', { question: question.question, expected: step.question ?? '' });
  return lists(idsOf(game, question), formerIdsOf(game, question), step);
}

function lists(
  ids: readonly string[],
  former: readonly string[],
  step: Extract<Step, { options: unknown } | { include: unknown } | { exclude: unknown }>,
): Fault | null {
  const isListed = (id: string) => ids.includes(id) || former.includes(id);
  if ('options' in step) {
    const same = step.options.length === ids.length && step.options.every(isListed);
    return same ? null : fault('listed', { options: ids.join(' / ') });
  }
  const missing = 'include' in step ? step.include.filter((id) => !isListed(id)) : [];
  const there = (step.exclude ?? []).filter(isListed);
  if (missing.length > 0)
    return fault('missing', { missing: missing.join(' / '), options: ids.slice(0, 20).join(' / ') });
  return there.length > 0 ? fault('there', { options: there.join(' / ') }) : null;
}

/** Would the answer be taken? Nothing is answered. */
function accepts(game: AnyGame, match: Match, step: { accept: string; seat?: number }): Fault | null {
  const found = findOption(game, openQuestion(match, step.seat), step.accept);
  if ('do' in found) return null;
  return fault('would-be', { answer: step.accept, why: whyOf(found) });
}

/** Where would a hand come to rest that lets go there? */
function nearest(
  game: AnyGame,
  match: Match,
  step: { nearest: string; expect: string | null; seat?: number },
): Fault | null {
  const { space } = openQuestion(match, step.seat);
  if (space === null) return fault('all-listed');
  const option = space.parse(step.nearest);
  if (option === null) return fault('unread', { answer: step.nearest });
  const near = space.nearest(option);
  const id = near === null ? null : game.optionId(near);
  return id === step.expect
    ? null
    : fault('nearest', { nearest: id ?? part('nowhere'), expected: step.expect ?? part('nowhere') });
}

function refuses(
  match: Match,
  step: { refuse: string; seat?: number; rule?: string; code?: string },
): Fault | null {
  const seat = seatOf(match, step.seat);
  const reply = match.submit(seat, match.state.question, step.refuse);
  if ('accepted' in reply) {
    match.undo(seat);
    return fault('accepted', { answer: step.refuse });
  }
  if (step.rule !== undefined && reply.refused.rule !== step.rule)
    return fault('by-rule', { by: reply.refused.rule ?? part('no-rule'), rule: step.rule });
  if (step.code !== undefined && reply.refused.code !== step.code)
    return fault('as-code', { code: reply.refused.code, expected: step.code });
  return null;
}

function asks(
  game: AnyGame,
  match: Match,
  ask: Readonly<Record<string, Json>>,
  expected: Json,
  answers: Json[],
): Fault | null {
  const [name, args] = Object.entries(ask)[0]!;
  const question = game.notation?.questions[name];
  if (!question)
    return fault('no-question', { name, questions: Object.keys(game.notation?.questions ?? {}) });
  const answer = question(match.state, args) as Json;
  answers.push(answer);
  if (isProblem(answer)) return fault('problem', { problem: said(answer, game) }, game.catalogue);
  return difference(expected, answer);
}

function odds(game: AnyGame, match: Match, args: Json, expected: Json, answers: Json[]): Fault | null {
  if (!game.notation?.plan) return fault('no-odds', { game: game.title });
  const found = attackOdds(game.notation.plan(match.state, args) as DicePlan);
  const { distribution, mean, destroyed } = found.target;
  const answer = { distribution: [...distribution], mean, destroyed } as Json;
  answers.push(answer);
  return difference(expected, answer);
}
