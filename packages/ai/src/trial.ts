import { loadGame } from '@dustfront/games';
import {
  type AnyGame,
  hashJson,
  imagine,
  isProblems,
  type Json,
  type Option,
  Play,
  questionFor,
  type State,
  seededDice,
  seededPick,
} from '@dustfront/kernel';
import { variedSetup } from './arena/setups.ts';
import { levelsFor, loadPlayer } from './levels.ts';
import type { Pick } from './picking.ts';
import type { Answer, Budget, Player, Task } from './player.ts';
import { anyOption } from './recruit.ts';
import { isLegal } from './safe.ts';

/** A number of decisions put to one player, at positions that depend on the seed and the number of the batch alone. */
export interface TrialSpec {
  readonly game: string;
  readonly player: string;
  readonly batch: number;
  readonly decisions: number;
  readonly seed: string;
  readonly iterations?: number;
  readonly milliseconds?: number;
  /**
   * Ask again with what the seat cannot know made up anew, and again in reverse order: needs a budget without a clock.
   */
  readonly again?: boolean;
}

export type FaultKind = 'exception' | 'illegal' | 'view-changed' | 'peeked' | 'not-repeated';

/** Something that must not happen, and where to find it again. */
export interface Fault {
  readonly kind: FaultKind;
  readonly batch: number;
  readonly decision: number;
  readonly question: string;
  readonly text: string;
}

export interface TrialResult {
  readonly decisions: number;
  /** Of each decision in milliseconds, in order; empty without a clock. */
  readonly times: readonly number[];
  readonly faults: readonly Fault[];
}

/** More answers than a match is followed for. */
const LONG = 3000;
/** Questions passed over between two that are put to the player, at most. */
const STRIDE = 7;

/**
 * Positions of matches in which the answers come at random, from the second level, or from both in turn; never from the
 * player on trial, so that they are the same whatever it answers.
 */
async function* positions(
  game: AnyGame,
  { batch, seed }: TrialSpec,
): AsyncGenerator<Omit<Task, 'budget'> & { state: State }> {
  const second = levelsFor(game.id)[1];
  const walker: Player | null = second === undefined ? null : await second.load();
  for (let match = 0; ; match++) {
    const name = `${seed}/${batch}/${match}`;
    const made = game.setup(variedSetup(game.id, 1000 * batch + match)) as State;
    if (isProblems(made)) throw new Error(`a set-up cannot be played: ${JSON.stringify(made)}`);
    const play = new Play<State, Option>(game, made, seededDice(name));
    const pick = seededPick(name);
    let wait = pick(STRIDE);
    for (let n = 0; !play.over && n < LONG; n++) {
      const { seat } = play;
      const question = questionFor(game, play.state, seat)!;
      const view = game.view(play.state, seat);
      const task = { game, view, seat, question, seed: name };
      const isOpen = question.options.length > 1 || question.space !== null;
      if (isOpen && wait-- <= 0) {
        wait = pick(STRIDE);
        yield { ...task, state: play.state };
      }
      const thoughtful = walker !== null && (batch % 3 === 1 || (batch % 3 === 2 && n % 2 === 0));
      const option = thoughtful
        ? walker.answer({ ...task, budget: { iterations: 4 } }).option
        : anyOption(question, pick);
      play.answer(seat, option);
    }
  }
}

const roundTrip = (view: Json): Json => JSON.parse(JSON.stringify(view)) as Json;

/** An answer as it is compared: the option and all reasons. */
const written = (game: AnyGame, { option, why }: Answer): string =>
  JSON.stringify([game.optionId(option), why]);

/** Puts the decisions of a batch to a player that goes by name. */
export async function trialOf(spec: TrialSpec, now?: () => number): Promise<TrialResult> {
  const game = await loadGame(spec.game);
  const player = await loadPlayer(spec.game, spec.player);
  if (game === null || player === null) throw new Error(`no ${spec.player} plays ${spec.game}`);
  return tryPlayer(game, player, spec, now);
}

/** The same to look at; what lies behind, and every die to come, is another: where the answer differs nevertheless. */
function peeks(
  game: AnyGame,
  player: Player,
  task: Task,
  { seen, answer }: { seen: string; answer: string },
  pick: Pick,
): string[] {
  const { seat } = task;
  const other = imagine(game, roundTrip(task.view), seat, pick) as State;
  const view = game.view(other, seat);
  const told = hashJson(view) === seen ? [] : ['the view tells what is hidden'];
  const question = questionFor(game, other, seat);
  if (question === null) return [...told, 'the question depends on what is hidden'];
  const otherwise = written(game, player.answer({ ...task, view, question }));
  return otherwise === answer ? told : [...told, `${answer} / ${otherwise}`];
}

/** Puts the decisions of a batch to a player and writes down everything that is wrong. */
export async function tryPlayer(
  game: AnyGame,
  player: Player,
  spec: TrialSpec,
  now?: () => number,
): Promise<TrialResult> {
  const budget: Budget = {
    ...(spec.iterations === undefined ? {} : { iterations: spec.iterations }),
    ...(spec.milliseconds === undefined || now === undefined ? {} : { milliseconds: spec.milliseconds, now }),
  };
  const times: number[] = [];
  const faults: Fault[] = [];
  const kept: { task: Task; answer: string }[] = [];
  const pick = seededPick(`${spec.seed}/${spec.batch}/hidden`);
  let decision = 0;
  for await (const { state, ...asked } of positions(game, spec)) {
    if (decision === spec.decisions) break;
    const { question, seat } = asked;
    const task: Task = { ...asked, budget };
    const fault = (kind: FaultKind, text: string): void => {
      faults.push({ kind, batch: spec.batch, decision, question: question.question, text });
    };
    const before = hashJson(task.view);
    const begun = now?.() ?? 0;
    const answer = player.answer(task);
    if (now) times.push(now() - begun);
    const [first] = answer.why.words;
    if (first?.key === 'ai.fallback') fault('exception', String(first.params?.fault ?? ''));
    if (!isLegal(game, question, answer.option)) fault('illegal', JSON.stringify(answer.option));
    if (hashJson(task.view) !== before) fault('view-changed', '');
    if (spec.again) {
      const text = written(game, answer);
      for (const peek of peeks(game, player, task, { seen: before, answer: text }, pick))
        fault('peeked', peek);
      // The match goes on in its state: the question is kept with a copy.
      const copy = game.clone(state);
      kept.push({ task: { ...task, question: questionFor(game, copy, seat)! }, answer: text });
    }
    decision++;
  }
  for (const [nth, { task, answer }] of [...kept.entries()].reverse()) {
    const again = written(game, player.answer({ ...task, view: roundTrip(task.view) }));
    if (again !== answer)
      faults.push({
        kind: 'not-repeated',
        batch: spec.batch,
        decision: nth,
        question: task.question.question,
        text: `${answer} / ${again}`,
      });
  }
  return { decisions: decision, times, faults };
}
