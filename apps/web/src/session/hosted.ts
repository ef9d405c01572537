import type { AccountAdvice, AccountFocus, AdviceOf, AttackLuck, Journey, Query } from '@dustfront/advice';
import type { Seat, Viewer } from '@dustfront/kernel';
import { type Signal, signal } from '@preact/signals';
import { Connection } from '../workers/connection.ts';
import type { Expedition } from './explore.ts';
import type { Host } from './host.ts';
import { type CallsOf, type Change, type Told, takeIn } from './story.ts';
import type { Answered, Moment, OpenQuestion, SeatKind, Table, TableState } from './table.ts';
import type { begin } from './worker.ts';

type Calls<H> = CallsOf<H> & { begin: typeof begin };

/** A table whose match a host in a worker speaks for; `K` is what is kept of each answer. */
export abstract class HostedTable<H extends Host, K> implements Table {
  abstract readonly id: string;
  abstract readonly seats: readonly SeatKind[];
  readonly state: Signal<TableState | null> = signal(null);
  readonly failure: Signal<string | null> = signal(null);
  readonly failed: Signal<string | null> = signal(null);
  readonly thinking: Signal<Seat | null> = signal(null);
  readonly paused: Signal<boolean> = signal(false);
  protected readonly host: Connection<Calls<H>> = new Connection('match');
  /** What the host has told so far. */
  private told: Told<K> | null = null;

  abstract submit(seat: Seat, number: number, option: string): Promise<Answered>;
  abstract undo(seat: Seat, to: number): Promise<boolean>;
  abstract end(): Promise<void>;
  abstract lookAs(viewer: Viewer): Promise<void>;

  moment(n: number): Promise<Moment> {
    return this.asked.call('moment', n);
  }

  explore(seat: Seat, expedition: Expedition): Promise<readonly Journey[]> {
    return this.asked.call('explore', seat, expedition);
  }

  foresee(seat: Seat, answers: readonly string[]): Promise<OpenQuestion | null> {
    return this.asked.call('foresee', seat, answers);
  }

  advise<A extends Query['ask']>(query: Extract<Query, { ask: A }>, at: number): Promise<AdviceOf[A]> {
    return this.asked.call('advise', query, at) as Promise<AdviceOf[A]>;
  }

  account(of: AccountFocus, at: number): Promise<AccountAdvice | null> {
    return this.asked.call('account', of, at);
  }

  luck(): Promise<readonly AttackLuck[]> {
    return this.asked.call('luck');
  }

  record(): Promise<string> {
    return this.asked.call('record');
  }

  wake(): void {
    this.paused.value = false;
  }

  close(): void {
    this.host.close();
  }

  /** The whole table after a change: the host tells each thing once. */
  protected follow<C extends Change<K>>(change: C): Omit<C, keyof Change<K>> & Told<K> {
    const told = takeIn(this.told, change);
    this.told = told;
    return told;
  }

  /** What every host can be asked, wherever the match is kept. */
  private get asked(): Connection<Calls<Host>> {
    return this.host as Connection<Calls<Host>>;
  }
}
