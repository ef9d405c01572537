import type { AccountAdvice, AccountFocus, AttackLuck, Journey, Query } from '@dustfront/advice';
import type { Json, Seat, Viewer } from '@dustfront/kernel';
import type { Expedition } from './explore.ts';
import type { Answered, Moment, OpenQuestion, TableState } from './table.ts';

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

export interface Begun {
  readonly state: TableState;
  readonly position: Readonly<Record<string, number>>;
}

/** The calls that the page makes to the worker that keeps the match. */
export interface Calls {
  begin(beginning: Beginning, viewer: Viewer): Begun;
  submit(seat: Seat, number: number, option: string): { reply: Answered } & Begun;
  undo(seat: Seat): { done: boolean } & Begun;
  end(): Begun;
  lookAs(viewer: Viewer): Begun;
  moment(n: number): Moment;
  record(): string;
  luck(): readonly AttackLuck[];
  explore(seat: Seat, expedition: Expedition): readonly Journey[];
  foresee(seat: Seat, answers: readonly string[]): OpenQuestion | null;
  /** What a seat may see: for the computer that plays it. */
  viewOf(seat: Seat): Json;
  advise(query: Query, at: number): unknown;
  account(of: AccountFocus, at: number): AccountAdvice | null;
}
