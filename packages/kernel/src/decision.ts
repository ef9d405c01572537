import type { Params } from './words.ts';

/** Who answers: 0, 1, 2 … Several seats may play on one side; sides are the game's business. */
export type Seat = number;

/** Who looks: a seat, or null for a spectator. */
export type Viewer = Seat | null;

/** One thing a seat may answer: plain JSON with a word that says what it does. */
export interface Option {
  readonly do: string;
}

/** Listed options: an array, or anything that can be counted and read by index without being built. */
export interface Options<O extends Option = Option> {
  readonly length: number;
  at(index: number): O | undefined;
}

/** Options that cannot be listed (measured play): what is acceptable, and sensible proposals. [K32] */
export interface OptionSpace<O extends Option = Option> {
  /** Null if acceptable, else why not, by which rule. */
  refuses(option: O): Refusal | null;
  /** The option with that id, if it reads as one; it need not be acceptable. */
  parse(id: string): O | null;
  /** A few sensible ones, for players, highlights and fuzzing, or at most so many; `pick` draws a number below n. */
  propose(pick: (n: number) => number, most?: number): O[];
  /** The acceptable option nearest to one that reads as one: itself if it is acceptable, null where none is near. */
  nearest(option: O): O | null;
}

/** Why something is not possible: a code, the rule that forbids it, and what it is about. */
export interface Refusal<R extends string = string> {
  readonly code: string;
  readonly rule?: R;
  readonly about?: readonly string[];
  readonly params?: Params;
}

/** The code of a refusal that comes from a failure of the rules, not from a rule. */
export const RULES_FAILED = 'rules-failed';

/** An impossible thing worth showing: what it would have been, and why not. */
export interface Greyed<R extends string = string> {
  readonly id: string;
  readonly refusal: Refusal<R>;
}

/** A question as a seat meets it. */
export interface Question<O extends Option = Option> {
  readonly number: number;
  readonly seat: Seat;
  readonly question: string;
  readonly options: Options<O>;
  readonly space: OptionSpace<O> | null;
  readonly greyed: () => readonly Greyed[];
}
