import type { Seat } from '@dustfront/kernel';
import type { Clock, ClockState } from '@dustfront/protocol';

/** The clocks of a match: what each seat has left since the last change, and whose run. */
export interface ClockBook {
  left: number[];
  running: readonly Seat[];
  at: number;
}

const full = (clock: Clock): number => (clock.kind === 'bank' ? clock.bank : clock.perMove);

export function startClocks(clock: Clock, seats: number, running: readonly Seat[], at: number): ClockBook {
  return { left: new Array<number>(seats).fill(full(clock)), running, at };
}

/**
 * The clocks after something happened at `at` and `asked` seats are awaited now. A seat whose turn to answer ends gets
 * its increment, or its days anew.
 */
export function moveClocks(clock: Clock, book: ClockBook, asked: readonly Seat[], at: number): ClockBook {
  const left = [...book.left];
  for (const seat of book.running) {
    left[seat] = Math.max(0, left[seat]! - Math.max(0, at - book.at));
    if (!asked.includes(seat))
      left[seat] = clock.kind === 'bank' ? left[seat]! + clock.increment : clock.perMove;
  }
  return { left, running: asked, at };
}

/** What a bank is filled up to when the clock has answered for a seat: enough to be there for the next question. */
const BREATH = 10_000;
/** What somebody finds who sits down on an empty bank: a tenth of it, a minute at least, never more than the bank. */
const reserve = (bank: number): number => Math.min(bank, Math.max(60_000, bank / 10));

const fillUp = (book: ClockBook, seat: Seat, least: number): ClockBook => {
  const left = [...book.left];
  left[seat] = Math.max(left[seat]!, least);
  return { ...book, left };
};

/** A fresh allowance after the server answered for a seat that ran out. */
export function refill(clock: Clock, book: ClockBook, seat: Seat): ClockBook {
  return fillUp(book, seat, clock.kind === 'bank' ? Math.max(clock.increment, BREATH) : clock.perMove);
}

/** Who comes back to a seat, or takes it over, does not run out of time at once. */
export function refillForReturn(clock: Clock, book: ClockBook, seat: Seat): ClockBook {
  const least = clock.kind === 'bank' ? Math.max(clock.increment, reserve(clock.bank)) : clock.perMove;
  return fillUp(book, seat, least);
}

/** When the first running clock ends, and whose. */
export function deadline(book: ClockBook): { seat: Seat; at: number } | null {
  let first: { seat: Seat; at: number } | null = null;
  for (const seat of book.running) {
    const at = book.at + book.left[seat]!;
    if (first === null || at < first.at) first = { seat, at };
  }
  return first;
}

export function wireClock(book: ClockBook): ClockState {
  return { left: [...book.left], running: [...book.running], at: book.at };
}
