import type { PublicEntry, Rolled } from '@dustfront/kernel';
import type { LogLine, TableState } from './table.ts';
import { follow, type Tail, tailOf } from './tail.ts';

/** A table after an answer, as it leaves the worker: the moment whole, of its story only what is new. */
export interface TableChange extends Omit<TableState, 'entries' | 'log'> {
  readonly entries: Tail<PublicEntry>;
  readonly log: Tail<LogLine>;
}

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

  change(state: TableState): TableChange {
    const entries = tailOf(this.entries, state.entries, sameEntry);
    const log = tailOf(this.log, state.log);
    this.entries = state.entries;
    this.log = state.log;
    return { ...state, entries, log };
  }
}

/** The table as the page knows it after a change. */
export const takeIn = (before: TableState | null, change: TableChange): TableState => ({
  ...change,
  entries: follow(before?.entries ?? [], change.entries),
  log: follow(before?.log ?? [], change.log),
});
