import type { Option, Seat } from './decision.ts';
import type { Dice, Roll } from './dice.ts';
import type { AskAllStep, AskStep, Next, RollStep, Step } from './frame.ts';
import type { Game } from './game.ts';
import type { AnyEvent, Context, Frame, State } from './state.ts';

/** What a running match tells those who keep it: rolls, events, and that something became known. */
export interface Witness {
  rolled(roll: Roll, faces: readonly number[]): void;
  happened(event: AnyEvent, audience: readonly Seat[] | null): void;
  revealed(): void;
}

/** Steps between two questions before the kernel believes in an endless loop. [K9] */
const STEP_LIMIT = 100_000;

export class KernelError extends Error {
  override name = 'KernelError';
}

export class Running<S extends State> implements Context<S, AnyEvent> {
  readonly state: S;
  readonly dice: Dice;
  readonly witness: Witness | null;

  constructor(state: S, dice: Dice, witness: Witness | null) {
    this.state = state;
    this.dice = dice;
    this.witness = witness;
  }

  emit(event: AnyEvent | (() => AnyEvent), audience?: readonly Seat[]): void {
    this.witness?.happened(typeof event === 'function' ? event() : event, audience ?? null);
  }

  reveal(): void {
    this.witness?.revealed();
  }

  roll(roll: Roll): number[] {
    const faces = this.dice.roll(roll);
    this.witness?.rolled(roll, faces);
    return faces;
  }
}

/** A question step on which a match waits. */
export type Waiting<S extends State, O extends Option> = AskStep<S, Frame, O> | AskAllStep<S, Frame, O>;

/** The question step on which the match waits, or null when it is over. */
export function waitingStep<S extends State, O extends Option>(
  game: Game<S, O>,
  state: S,
): Waiting<S, O> | null {
  const frame = state.stack[state.stack.length - 1];
  if (frame === undefined) return null;
  const step = stepOf(game, state, frame);
  if (typeof step === 'function' || step.type === 'roll') {
    throw new KernelError(`not at a question: ${printStack(state)}`);
  }
  return step;
}

function stepOf<S extends State, O extends Option>(
  game: Game<S, O>,
  state: S,
  frame: Frame,
): Step<S, Frame, O> {
  const step = game.frames[frame.kind]?.steps[frame.step];
  if (step === undefined) throw new KernelError(`no such step: ${printStack(state)}`);
  return step;
}

/** The roll of a step, with all that is to be told of it where somebody watches. */
function rollOf<S extends State>(cx: Running<S>, step: RollStep<S, Frame>, frame: Frame): Roll {
  const roll = step.roll(cx.state, frame);
  return cx.witness === null || step.told === undefined ? roll : { ...roll, ...step.told(cx.state, frame) };
}

/**
 * Runs steps until a seat must answer (the step is returned) or the match is over (null); `value` is what a frame just
 * finished with.
 */
export function advance<S extends State, O extends Option>(
  game: Game<S, O>,
  cx: Running<S>,
  value?: unknown,
): Waiting<S, O> | null {
  const state = cx.state;
  const stack = state.stack;
  let handed = value;
  for (let steps = 0; ; steps++) {
    const frame = stack[stack.length - 1];
    if (frame === undefined) return null;
    if (steps > STEP_LIMIT) throw new KernelError(`endless loop: ${printStack(state)}`);
    const step = stepOf(game, state, frame);
    let next: Next;
    if (typeof step === 'function') next = step(cx, frame, handed);
    else if (step.type === 'roll') next = step.take(cx, frame, cx.roll(rollOf(cx, step, frame)));
    else return step;
    handed = settle(stack, frame, next);
  }
}

/** Carries out what a step answered; the value is for the calling frame's next step. */
export function settle(stack: Frame[], frame: Frame, next: Next): unknown {
  if (typeof next === 'string') {
    frame.step = next;
    return undefined;
  }
  if ('call' in next) {
    frame.step = next.then;
    stack.push(next.call);
    return undefined;
  }
  stack.pop();
  return next.value;
}

/** Takes an answer known to be legal, and runs on to the next question. [K5] */
export function takeAnswer<S extends State, O extends Option>(
  game: Game<S, O>,
  cx: Running<S>,
  seat: Seat,
  option: O,
  step: Waiting<S, O> | null = waitingStep(game, cx.state),
): Waiting<S, O> | null {
  const { state } = cx;
  const frame = state.stack[state.stack.length - 1];
  if (frame === undefined || step === null) throw new KernelError('the match is over');
  let next: Next;
  if (step.type === 'ask') {
    next = step.take(cx, frame, option);
  } else {
    const held = state.held ?? {};
    held[seat] = option;
    state.held = held;
    if (step.seats(state, frame).some((s) => held[s] === undefined)) return step;
    state.held = null;
    next = step.take(cx, frame, held as Record<Seat, O>);
  }
  state.question++;
  return advance(game, cx, settle(state.stack, frame, next));
}

/** The stack as a breadcrumb, for people and bug reports. */
export function printStack(state: State): string {
  return state.stack.map((frame) => `${frame.kind}.${frame.step}`).join(' › ') || '(over)';
}
