import { advance, Running, takeAnswer, type Waiting, type Witness, waitingStep } from './advance.ts';
import type { Option, OptionSpace, Options, Question, Seat } from './decision.ts';
import type { Dice } from './dice.ts';
import type { Game } from './game.ts';
import type { State } from './state.ts';

/** Seats whose answer is still missing; empty when the match is over. */
export function askedSeats<S extends State, O extends Option>(game: Game<S, O>, state: S): readonly Seat[] {
  const step = waitingStep(game, state);
  if (step === null) return [];
  const frame = state.stack[state.stack.length - 1]!;
  if (step.type === 'ask') return [step.seat(state, frame)];
  const held = state.held;
  const seats = step.seats(state, frame);
  return held === null ? seats : seats.filter((seat) => held[seat] === undefined);
}

/** The open question of a seat, or null if nothing is asked of it. Derived from the state, never stored. [K4] */
export function questionFor<S extends State, O extends Option>(
  game: Game<S, O>,
  state: S,
  seat: Seat,
): Question<O> | null {
  const step = waitingStep(game, state);
  if (step === null || !askedSeats(game, state).includes(seat)) return null;
  const frame = state.stack[state.stack.length - 1]!;
  const common = { number: state.question, seat, question: step.question };
  if (step.type === 'ask') {
    return {
      ...common,
      options: step.options(state, frame),
      space: step.space?.(state, frame) ?? null,
      greyed: () => step.greyed?.(state, frame) ?? [],
    };
  }
  return {
    ...common,
    options: step.options(state, frame, seat),
    space: null,
    greyed: () => step.greyed?.(state, frame, seat) ?? [],
  };
}

/**
 * A game under way without a record: what search, play-outs and simulations use. It trusts the answers it is
 * given; a `Match` checks them.
 */
export class Play<S extends State, O extends Option> {
  readonly game: Game<S, O>;
  readonly cx: Running<S>;
  /** The step on which it waits, or null when it is over. */
  private waiting: Waiting<S, O> | null;

  /** Takes up `state` where it stands (a fresh one is run to its first question). */
  constructor(game: Game<S, O>, state: S, dice: Dice, witness: Witness | null = null) {
    this.game = game;
    this.cx = new Running(state, dice, witness);
    this.waiting = advance(game, this.cx);
  }

  get state(): S {
    return this.cx.state;
  }

  get over(): boolean {
    return this.waiting === null;
  }

  /** The next seat to answer, or -1 when the match is over. */
  get seat(): Seat {
    const { waiting } = this;
    if (waiting === null) return -1;
    const { state } = this.cx;
    if (waiting.type === 'ask') return waiting.seat(state, state.stack[state.stack.length - 1]!);
    return askedSeats(this.game, state)[0]!;
  }

  /** The name of the question it waits on. */
  get question(): string {
    return this.waiting?.question ?? '';
  }

  /** The options of a seat that is asked, without building a whole question. */
  options(seat: Seat): Options<O> {
    const { waiting } = this;
    if (waiting === null) return [];
    const { state } = this.cx;
    const frame = state.stack[state.stack.length - 1]!;
    return waiting.type === 'ask' ? waiting.options(state, frame) : waiting.options(state, frame, seat);
  }

  /** What accepts and proposes further options, where they cannot be listed. */
  get space(): OptionSpace<O> | null {
    const { waiting } = this;
    if (waiting?.type !== 'ask' || waiting.space === undefined) return null;
    const { state } = this.cx;
    return waiting.space(state, state.stack[state.stack.length - 1]!);
  }

  answer(seat: Seat, option: O): void {
    this.waiting = takeAnswer(this.game, this.cx, seat, option, this.waiting);
  }

  /** A branch with its own copy of the state and its own dice. */
  branch(dice: Dice): Play<S, O> {
    return new Play(this.game, this.game.clone(this.cx.state), dice);
  }
}

/** A space weighs as much as so many listed options. */
const SPACE_WEIGHT = 3;

/**
 * Any answer: one of those listed, evenly, or one that is proposed. Undefined where there is nothing to answer.
 */
export function drawOption<O extends Option>(
  options: Options<O>,
  space: OptionSpace<O> | null,
  pick: (n: number) => number,
): O | undefined {
  const count = options.length + (space === null ? 0 : SPACE_WEIGHT);
  const at = count === 0 ? 0 : pick(count);
  if (at < options.length || space === null) return options.at(at);
  const [proposed] = space.propose(pick, 1);
  return proposed ?? (options.length === 0 ? undefined : options.at(pick(options.length)));
}

/** Plays on with random answers, at most `limit`; returns how many were given. */
export function playRandomly<S extends State, O extends Option>(
  play: Play<S, O>,
  pick: (n: number) => number,
  limit = Number.POSITIVE_INFINITY,
): number {
  let answers = 0;
  while (answers < limit) {
    const seat = play.seat;
    if (seat < 0) break;
    play.answer(seat, drawOption(play.options(seat), play.space, pick)!);
    answers++;
  }
  return answers;
}
