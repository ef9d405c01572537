import type { Seat } from '@dustfront/kernel';
import type { Clock } from '@dustfront/protocol';
// Only the clock: the whole package would bring the dice of online matches into the first page.
import {
  type ClockBook,
  deadlineOf,
  moveClocks,
  settleClocks,
  startClocks,
  timeLeft,
} from '@dustfront/protocol/clock';
import { type ReadonlySignal, type Signal, signal } from '@preact/signals';

/** What happens when a person's time has run out at a table of this device. */
export type Timeout = 'lose' | 'computer' | 'show';

/** The clock of a table, as it is set up. */
export interface TimePlan {
  readonly clock: Extract<Clock, { kind: 'bank' }>;
  readonly timeout: Timeout;
}

/** The clock of a table, as it is kept with the match. */
export interface TimeKept extends TimePlan {
  readonly left: readonly number[];
  readonly fallen: Seat | null;
}

/** A clock as the table shows it. */
export interface TableTime {
  readonly plan: TimePlan;
  /** Which clocks run; what is left is asked with `left`. */
  readonly book: ReadonlySignal<ClockBook>;
  /** The seat that has lost on time. */
  readonly fallen: ReadonlySignal<Seat | null>;
  left(seat: Seat): number;
  /** Stops all clocks for a reason, or lets them go on: the table is covered, or nobody is at it. */
  hold(reason: 'cover' | 'away', on: boolean): void;
}

export interface TimeOptions {
  readonly plan: TimePlan;
  readonly seats: number;
  readonly kept: TimeKept | null;
  readonly onOut: (seat: Seat) => void;
  /** Nobody is at the table any more: what the clocks show should be kept. */
  readonly onAway?: () => void;
  readonly now?: () => number;
}

/**
 * The clocks of a match on this device. Only people's clocks run, only while they are asked, and never while the table
 * is covered or nobody looks at it.
 */
export class LocalTime implements TableTime {
  readonly plan: TimePlan;
  readonly book: Signal<ClockBook>;
  readonly fallen: Signal<Seat | null>;
  private readonly now: () => number;
  private readonly onOut: (seat: Seat) => void;
  private readonly onAway: (() => void) | undefined;
  /** Nobody is at a table before its page is open. */
  private readonly holds = new Set<string>(['away']);
  private asked: readonly Seat[] = [];
  private timer: ReturnType<typeof setTimeout> | undefined;
  /** Seats whose end has been dealt with: under `show` the clock stays at nothing and play goes on. */
  private readonly out = new Set<Seat>();

  constructor({ plan, seats, kept, onOut, onAway, now = Date.now }: TimeOptions) {
    this.plan = plan;
    this.now = now;
    this.onOut = onOut;
    this.onAway = onAway;
    const fresh = startClocks(plan.clock, seats, [], now());
    this.book = signal(kept === null ? fresh : { ...fresh, left: kept.left });
    this.fallen = signal(kept?.fallen ?? null);
    kept?.left.forEach((left, seat) => {
      if (left <= 0) this.out.add(seat);
    });
  }

  left(seat: Seat): number {
    return timeLeft(this.book.value, seat, this.now());
  }

  /** Who is asked now; a seat that no longer is gets its increment. */
  ask(asked: readonly Seat[]): void {
    const before = this.asked;
    this.asked = this.fallen.peek() === null ? asked : [];
    // Clocks that are held do not run, but a turn that ends all the same brings its increment.
    const settled = { ...settleClocks(this.book.peek(), this.now()), running: before };
    this.book.value = moveClocks(this.plan.clock, { ...settled, at: this.now() }, this.asked, this.now());
    this.run();
  }

  hold(reason: 'cover' | 'away', on: boolean): void {
    if (on === this.holds.has(reason)) return;
    if (on) this.holds.add(reason);
    else this.holds.delete(reason);
    this.run();
    if (on && reason === 'away') this.onAway?.();
  }

  keep(): TimeKept {
    const { left } = settleClocks(this.book.peek(), this.now());
    return { ...this.plan, left, fallen: this.fallen.peek() };
  }

  close(): void {
    clearTimeout(this.timer);
  }

  /** Lets exactly those clocks run that should, and waits for the first to end. */
  private run(): void {
    clearTimeout(this.timer);
    const running = this.holds.size > 0 ? [] : this.asked;
    const book = { ...settleClocks(this.book.peek(), this.now()), running };
    this.book.value = book;
    const end = deadlineOf({ ...book, running: running.filter((seat) => !this.out.has(seat)) });
    if (end === null) return;
    this.timer = setTimeout(() => this.end(end.seat), Math.max(0, end.at - this.now()));
  }

  private end(seat: Seat): void {
    // Timers may come a little early.
    if (this.left(seat) > 0) {
      this.run();
      return;
    }
    this.out.add(seat);
    if (this.plan.timeout === 'lose') {
      this.fallen.value = seat;
      this.asked = [];
    }
    this.run();
    this.onOut(seat);
  }
}
