import type { Greyed, Option, OptionSpace, Options, Seat } from './decision.ts';
import type { Roll } from './dice.ts';
import type { Context, Frame, GameEvent, State } from './state.ts';

/** What a step answers: the name of the next step, a frame to carry out first, or done. */
export type Next<Step extends string = string> = Step | Call<Step> | Done;

export interface Call<Step extends string = string> {
  readonly call: Frame;
  readonly then: Step;
}

export interface Done {
  readonly done: true;
  readonly value: unknown;
}

/** Carry out `frame`, then go on with step `then` of this one. */
export function call<Step extends string>(frame: Frame, then: Step): Call<Step> {
  return { call: frame, then };
}

const finished: Done = { done: true, value: undefined };

/** This frame is finished; `value` is handed to the step that called it. */
export function done(value?: unknown): Done {
  return value === undefined ? finished : { done: true, value };
}

type StepOf<F extends Frame> = F extends Frame<string, infer Step> ? Step : never;

/** A step that only computes. `value` is what a called frame was done with. */
export type RunStep<S extends State, F extends Frame, E extends GameEvent = GameEvent> = (
  cx: Context<S, E>,
  frame: F,
  value: unknown,
) => Next<StepOf<F>>;

/** A step that puts a question to one seat. */
export interface AskStep<
  S extends State,
  F extends Frame,
  O extends Option,
  E extends GameEvent = GameEvent,
  R extends string = string,
> {
  readonly type: 'ask';
  /** The name of the question, for words and drawings. */
  readonly question: string;
  /** Others learn that the seat has answered, never what. [K14] */
  readonly secret?: boolean;
  /**
   * The rule that says what may be answered, for whoever answers something else; else the first that the frame cites.
   */
  readonly rule?: R;
  seat(state: S, frame: F): Seat;
  options(state: S, frame: F): Options<O>;
  /** Where options cannot be listed, what accepts and proposes them; `options` then holds the listed rest. */
  space?(state: S, frame: F): OptionSpace<O> | null;
  /** What a player may expect to be possible but is not, each with the rule that forbids it. */
  greyed?(state: S, frame: F): Greyed<R>[];
  take(cx: Context<S, E>, frame: F, option: O): Next<StepOf<F>>;
}

/** A step that puts a question to several seats at once; it goes on when all have answered. */
export interface AskAllStep<
  S extends State,
  F extends Frame,
  O extends Option,
  E extends GameEvent = GameEvent,
  R extends string = string,
> {
  readonly type: 'askAll';
  readonly question: string;
  /** Answers stay hidden until all are in, and beyond that if true. */
  readonly secret?: boolean;
  readonly rule?: R;
  seats(state: S, frame: F): readonly Seat[];
  options(state: S, frame: F, seat: Seat): Options<O>;
  greyed?(state: S, frame: F, seat: Seat): Greyed<R>[];
  take(cx: Context<S, E>, frame: F, answers: Readonly<Record<Seat, O>>): Next<StepOf<F>>;
}

/** A step that needs dice (or a shuffle). */
export interface RollStep<
  S extends State,
  F extends Frame,
  E extends GameEvent = GameEvent,
  R extends string = string,
> {
  readonly type: 'roll';
  roll(state: S, frame: F): Roll<R>;
  /** What else is worth telling of it: asked only where somebody watches. */
  told?(state: S, frame: F): Pick<Roll<R>, 'success' | 'because'>;
  take(cx: Context<S, E>, frame: F, faces: readonly number[]): Next<StepOf<F>>;
}

export type Step<
  S extends State,
  F extends Frame,
  O extends Option,
  E extends GameEvent = GameEvent,
  R extends string = string,
> = RunStep<S, F, E> | AskStep<S, F, O, E, R> | AskAllStep<S, F, O, E, R> | RollStep<S, F, E, R>;

/** The rules of one kind of frame: over a state and options, telling events and naming rules of the game's own. */
export interface FrameRules<
  S extends State,
  F extends Frame,
  O extends Option,
  E extends GameEvent = GameEvent,
  R extends string = string,
> {
  readonly kind: F['kind'];
  /** The rules this procedure carries out. */
  readonly cites: readonly R[];
  readonly steps: { readonly [Name in StepOf<F>]: Step<S, F, O, E, R> };
}

/** Frame rules whose frame type has been forgotten, as the kernel keeps them. */
export interface AnyFrameRules<S extends State, O extends Option> {
  readonly kind: string;
  readonly cites: readonly string[];
  readonly steps: Readonly<Record<string, Step<S, Frame, O>>>;
}

/** Declares the rules of one kind of frame. The frame's type lists its steps, so a misspelt step does not compile. */
export function frameRules<
  S extends State,
  F extends Frame,
  O extends Option,
  E extends GameEvent = GameEvent,
  R extends string = string,
>(rules: FrameRules<S, F, O, E, R>): AnyFrameRules<S, O> {
  // The kernel only ever hands a frame to the rules of its own kind, which `kind` guarantees.
  return rules as unknown as AnyFrameRules<S, O>;
}

/** The table a game gives to the kernel, by kind. */
export function frameTable<S extends State, O extends Option>(
  ...all: AnyFrameRules<S, O>[]
): Readonly<Record<string, AnyFrameRules<S, O>>> {
  const table: Record<string, AnyFrameRules<S, O>> = {};
  for (const rules of all) {
    if (table[rules.kind]) throw new Error(`two frames of kind ${rules.kind}`);
    table[rules.kind] = rules;
  }
  return table;
}
