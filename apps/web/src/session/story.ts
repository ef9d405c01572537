import type { PublicEntry, Rolled } from '@dustfront/kernel';
import type { LogLine, TableState } from './table.ts';
import { follow, type Tail, tailOf } from './tail.ts';

/** A table after a change, and what is kept of each answer: its line of the record, or its number on the server. */
export interface Told<K> {
  readonly state: TableState;
  readonly kept: readonly K[];
}

/** The same as it leaves the worker: the moment whole, of what only grows no more than is new. */
export interface Change<K> {
  readonly state: Omit<TableState, 'entries' | 'log'> & {
    readonly entries: Tail<PublicEntry>;
    readonly log: Tail<LogLine>;
  };
  readonly kept: Tail<K>;
}

/** What comes of a call into the worker. */
type Sent<R> = R extends Told<infer K> ? Omit<R, keyof Told<K>> & Change<K> : R;

/** What the page may call of a host. */
export type CallsOf<H> = {
  [C in keyof H]: H[C] extends (...args: infer A) => infer R ? (...args: A) => Sent<R> : never;
};

const sameRoll = (a: Rolled, b: Rolled): boolean =>
  a.stream === b.stream && a.faces.join() === b.faces.join();

/** What was hidden may have become known. */
const sameEntry = (a: PublicEntry, b: PublicEntry): boolean =>
  a.number === b.number &&
  a.seat === b.seat &&
  a.option === b.option &&
  a.rolls.length === b.rolls.length &&
  a.rolls.every((roll, i) => sameRoll(roll, b.rolls[i] as Rolled));

/** What the page has been told of a story. */
export class Teller {
  private entries: readonly PublicEntry[] = [];
  private log: readonly LogLine[] = [];
  private kept: readonly unknown[] = [];

  change<T extends Told<unknown>>(told: T): Omit<T, keyof Told<unknown>> & Change<T['kept'][number]> {
    const { state, kept } = told;
    const change = {
      ...told,
      state: {
        ...state,
        entries: tailOf(this.entries, state.entries, sameEntry),
        log: tailOf(this.log, state.log),
      },
      kept: tailOf(this.kept, kept),
    };
    this.entries = state.entries;
    this.log = state.log;
    this.kept = kept;
    return change;
  }
}

/** The table as the page knows it after a change. */
export const takeIn = <K, C extends Change<K>>(
  before: Told<K> | null,
  change: C,
): Omit<C, keyof Change<K>> & Told<K> => ({
  ...change,
  state: {
    ...change.state,
    entries: follow(before?.state.entries ?? [], change.state.entries),
    log: follow(before?.state.log ?? [], change.state.log),
  },
  kept: follow(before?.kept ?? [], change.kept),
});
