import type { Seat } from '@dustfront/kernel';
import { type Clock, type ClockBook, type ClockState, moveClocks } from '@dustfront/protocol';
import type { EntryBody } from './entry.ts';

/** What a bank is filled up to when the clock has answered for a seat: enough to be there for the next question. */
const BREATH = 10_000;
/** What somebody finds who sits down on an empty bank: a tenth of it, a minute at least, never more than the bank. */
const reserve = (bank: number): number => Math.min(bank, Math.max(60_000, bank / 10));

const fillUp = (book: ClockBook, seat: Seat, least: number): ClockBook => ({
  ...book,
  left: book.left.map((left, other) => (other === seat ? Math.max(left, least) : left)),
});

/** Time that was nobody's fault, for those whose clock ran. */
const giveBack = (book: ClockBook, ms: number): ClockBook => ({
  ...book,
  left: book.left.map((left, seat) => (book.running.includes(seat) ? left + ms : left)),
});

/** A fresh allowance after the server answered for a seat that ran out. */
export function refill(clock: Clock, book: ClockBook, seat: Seat): ClockBook {
  return fillUp(book, seat, clock.kind === 'bank' ? Math.max(clock.increment, BREATH) : clock.perMove);
}

/** Who comes back to a seat, or takes it over, does not run out of time at once. */
export function refillForReturn(clock: Clock, book: ClockBook, seat: Seat): ClockBook {
  const least = clock.kind === 'bank' ? Math.max(clock.increment, reserve(clock.bank)) : clock.perMove;
  return fillUp(book, seat, least);
}

export function wireClock(book: ClockBook): ClockState {
  return { left: [...book.left], running: [...book.running], at: book.at };
}

/** The clocks after an entry of the log, with `timed` seats awaited since. */
export function clockAfter(
  clock: Clock,
  book: ClockBook,
  timed: readonly Seat[],
  at: number,
  body: EntryBody,
): ClockBook {
  const given = body.do === 'away' ? giveBack(book, body.ms) : book;
  const moved = moveClocks(clock, given, timed, at);
  if (body.do === 'answer' && body.by === 'clock') return refill(clock, moved, body.seat);
  const returns = body.do === 'seat' && body.kind === 'human' && body.was === undefined;
  return returns ? refillForReturn(clock, moved, body.seat) : moved;
}
