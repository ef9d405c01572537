import type { AccountAdvice, AccountFocus, AttackLuck, Journey, Query } from '@dustfront/advice';
import type { Json, Seat, Viewer } from '@dustfront/kernel';
import type { Expedition } from './explore.ts';
import type { TableChange } from './story.ts';
import type { Answered, Moment, OpenQuestion, TableState } from './table.ts';
import type { Tail } from './tail.ts';

/** What begins a match in the worker: a fresh one, or one taken up from its record. */
export type Beginning =
  | {
      readonly kind: 'new';
      readonly game: string;
      readonly setup: Json;
      readonly seats: readonly string[];
      readonly seed: string;
    }
  /** A position as text, for lessons and tries. */
  | {
      readonly kind: 'position';
      readonly game: string;
      readonly position: string;
      readonly seats: readonly string[];
      readonly seed: string;
      /** Answers that were given before, as a record that began there with the same dice. */
      readonly record?: string;
    }
  | {
      readonly kind: 'record';
      readonly game: string;
      readonly record: string;
      readonly until: number | null;
      readonly seed: string;
      readonly position: Readonly<Record<string, number>>;
      /** It was ended without a result. */
      readonly isEnded?: boolean;
    };

/** A table after a change: what is shown, and what is kept of it. */
export interface Begun {
  readonly state: TableState;
  readonly position: Readonly<Record<string, number>>;
  /** The record in pieces: how the match began, then a line for each answer. */
  readonly lines: readonly string[];
}

/** The same as it leaves the worker: of what only grows no more than is new. */
export interface Changed {
  readonly state: TableChange;
  readonly position: Readonly<Record<string, number>>;
  readonly lines: Tail<string>;
}

/** The calls that the page makes to the worker that keeps the match. */
export interface Calls {
  begin(beginning: Beginning, viewer: Viewer): Changed;
  submit(seat: Seat, number: number, option: string): { reply: Answered } & Changed;
  undo(seat: Seat, to: number): { done: boolean } & Changed;
  end(): Changed;
  lookAs(viewer: Viewer): Changed;
  moment(n: number): Moment;
  record(): string;
  luck(): readonly AttackLuck[];
  explore(seat: Seat, expedition: Expedition): readonly Journey[];
  foresee(seat: Seat, answers: readonly string[]): OpenQuestion | null;
  /** What a seat may see, now or after some answers of its own: for the computer that plays it. */
  viewOf(seat: Seat, after: readonly string[]): Json;
  advise(query: Query, at: number): unknown;
  account(of: AccountFocus, at: number): AccountAdvice | null;
}
