import type { Option, Seat } from './decision.ts';

/**
 * A procedure of the rulebook under way. Frames carry the book's headings as kinds and its
 * sub-headings as steps; everything else in them is a local value of the procedure, as JSON.
 */
export interface Frame<Kind extends string = string, Step extends string = string> {
  kind: Kind;
  step: Step;
}

/**
 * The part of a game's state that belongs to the kernel. A game extends it with its own plain JSON and
 * changes it in place, only inside steps, only through the context.
 */
export interface State {
  /** Procedures under way, the innermost last. Empty when the match is over. */
  stack: Frame[];
  /** How many questions have been settled; the number of the question now open. */
  question: number;
  /** Answers given to a question put to several seats, until all are in. */
  held: Record<string, Option> | null;
}

export function freshState(...stack: Frame[]): State {
  return { stack, question: 0, held: null };
}

/** What happened, for eyes only: rules never read events. Each game has a union of its own. */
export interface GameEvent {
  readonly type: string;
  readonly rule?: string;
}

/** An event of whichever game, as matches keep it and tell it. */
export type AnyEvent = GameEvent & Readonly<Record<string, unknown>>;

/** Open dice, which every match tells by itself. */
export type RollEvent = {
  readonly type: 'rolled';
  readonly stream: string;
  readonly reason: string;
  readonly sides: number;
  readonly faces: readonly number[];
  readonly rule?: string;
  readonly success?: readonly number[];
  readonly because?: readonly string[];
};

/** What a step may touch. */
export interface Context<S extends State = State, E extends GameEvent = GameEvent> {
  readonly state: S;
  /**
   * Tells what happened, to everybody or to some seats only. What is costly to find out is given as a function, asked
   * only where somebody watches.
   */
  emit(event: E | (() => E), audience?: readonly Seat[]): void;
  /** Something hidden became known: what was answered so far can no longer be taken back freely. */
  reveal(): void;
}
