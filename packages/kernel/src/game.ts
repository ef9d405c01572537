import type { Option, Question, Refusal, Viewer } from './decision.ts';
import type { AnyFrameRules } from './frame.ts';
import type { Json } from './json.ts';
import type { Problem } from './problem.ts';
import type { GameEvent, RollEvent, State } from './state.ts';
import type { Catalogue, Message } from './words.ts';

/** How a match ended: places by seat (0 is best; equal places are a draw between them). */
export interface Outcome<R extends string = string> {
  readonly places: readonly number[];
  readonly scores: readonly number[];
  readonly reason: string;
  readonly rule?: R;
}

/** How people write a game down: positions, faces, and questions about the table. */
export interface Notation<S extends State = State> {
  /** A position as text, and back: exact inverses. */
  printPosition(state: S): string;
  parsePosition(text: string): S | readonly Problem[];
  /** Faces by the letters people use for them; null for a letter that means nothing. */
  parseFace(letter: string): number | null;
  /** Questions that table scripts may ask, by name. `plan` answers are dice plans, to be evaluated exactly. */
  readonly questions: Readonly<Record<string, (state: S, args: Json) => Json | Problem>>;
  readonly plan: ((state: S, args: Json) => unknown) | null;
}

/** The contract a game signs, over its states, options, events and rule ids; the one file every contributor reads. */
export interface Game<
  S extends State = State,
  O extends Option = Option,
  E extends GameEvent = GameEvent,
  R extends string = string,
> {
  readonly id: string;
  readonly title: string;
  /** The rules version; a match stays on the one it began with. Another version is another game of the same id. */
  readonly version: string;
  /** How many seats the set-up asks for. */
  seats(setup: Json): number;
  /** The set-up with whatever it only names written out, so that a record stands by itself when scenarios change. */
  complete?(setup: Json): Json;
  /** The first state, or everything that is wrong with the options. Random set-ups are rolled in frames. */
  setup(setup: Json): S | readonly Problem<R>[];
  readonly frames: Readonly<Record<string, AnyFrameRules<S, O>>>;
  /** The option's name in records: short, readable, unique within its question; no ';', '#', line break. */
  optionId(option: O): string;
  /**
   * What a seat does whose time is up: the least there is. It spends, moves and announces nothing that need not be.
   * Null where nothing that is listed will do. [K31]
   */
  passive(question: Question<O>): O | null;
  /** What the option was called before; still understood where it is one option's only. */
  formerId?(option: O): string;
  /** What a viewer may see, built from nothing. The only door through which state leaves. */
  view(state: S, viewer: Viewer): Json;
  /**
   * A whole state that would give this viewer this view: what he cannot know is dealt anew. For computer players and
   * for clients that foresee questions; they call the kernel's `imagine`, which also serves games that hide nothing.
   */
  imagine?(view: Json, viewer: Viewer, pick: (n: number) => number): S;
  /** A copy that shares nothing that is ever changed. */
  clone(state: S): S;
  /** Null while the match is on. */
  outcome(state: S): Outcome<R> | null;
  readonly describe: {
    question(question: string, view: Json): Message;
    option(option: O, view: Json): Message;
    event(event: E | RollEvent, view: Json): Message;
    refusal(refusal: Refusal, view: Json): Message;
  };
  readonly notation?: Notation<S>;
  /** English texts by key. */
  readonly catalogue: Catalogue;
}

export function isProblems<S extends State>(made: S | readonly Problem[]): made is readonly Problem[] {
  return Array.isArray(made);
}

/** A game whose types are its own secret, as registries and tables hold it; also one of an earlier rules version. */
// biome-ignore lint/suspicious/noExplicitAny: a Game is invariant in its state; a registry must forget it
export type AnyGame = Game<any, any, any>;
