import type { AnyGame, Json, Message, Option, Question, Seat } from '@dustfront/kernel';

/**
 * How much a player may think: steps of its own search, time by a clock that the caller lends, or both (what ends first
 * ends the search). With iterations alone the answer depends on nothing but view, seat, question and seed.
 */
export interface Budget {
  readonly iterations?: number;
  readonly milliseconds?: number;
  /** Milliseconds from any beginning; packages have no clock of their own. */
  readonly now?: () => number;
}

/** A question as a player needs it; a `Question` of the kernel is one, and so is what a client was sent. */
export type Asked = Pick<Question, 'number' | 'question' | 'options'> & Partial<Pick<Question, 'space'>>;

/** Everything a player is told: what its seat sees, and nothing else. */
export interface Task {
  readonly game: AnyGame;
  readonly view: Json;
  readonly seat: Seat;
  readonly question: Asked;
  readonly budget: Budget;
  readonly seed: string;
}

/** A way that was weighed, by the option it begins with. */
export interface Weighed {
  readonly option: string;
  /** Expected points for the player's side, to compare with the others of the same list. */
  readonly value: number;
  readonly words: readonly Message[];
}

/** Why an answer was given: texts of the `words` catalogue of this package, and the ways weighed, the best first. */
export interface Why {
  readonly words: readonly Message[];
  readonly weighed: readonly Weighed[];
}

export interface Answer {
  readonly option: Option;
  readonly why: Why;
}

export interface Player {
  readonly id: string;
  readonly name: string;
  answer(task: Task): Answer;
}

/** One of the opponents on offer for a game; its code is loaded when it is first wanted. */
export interface Level {
  readonly id: string;
  /** As the menus show it. */
  readonly name: string;
  /** One line for the menus. */
  readonly note: string;
  /** What it is meant to take for an answer; give it this as `milliseconds` unless you know better. */
  readonly milliseconds: number;
  load(): Promise<Player>;
}

export const because = (key: string, params?: Message['params']): Message =>
  params === undefined ? { key } : { key, params };

export const plainly = (key: string, params?: Message['params']): Why => ({
  words: [because(key, params)],
  weighed: [],
});

/** Why one of several answers came up that are drawn by weight. */
export function drawn(weights: readonly number[], nth: number): Why {
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  return plainly('ai.drawn', { count: weights.length, share: Math.round((100 * weights[nth]!) / total) });
}
