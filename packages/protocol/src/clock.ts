import type { Seat } from '@dustfront/kernel';
import type { Clock } from './schema/common.ts';

/** The clocks of a match: what each seat has left since the last change, and whose run. */
export interface ClockBook {
  readonly left: readonly number[];
  readonly running: readonly Seat[];
  readonly at: number;
}

const full = (clock: Clock): number => (clock.kind === 'bank' ? clock.bank : clock.perMove);

export function startClocks(clock: Clock, seats: number, running: readonly Seat[], at: number): ClockBook {
  return { left: new Array<number>(seats).fill(full(clock)), running, at };
}

/** What a seat has left at a moment; never less than nothing. */
export function timeLeft(book: ClockBook, seat: Seat, at: number): number {
  const left = book.left[seat] ?? 0;
  return book.running.includes(seat) ? Math.max(0, left - Math.max(0, at - book.at)) : left;
}

/** The clocks counted down to `at`; nobody's turn to answer has ended. */
export function settleClocks(book: ClockBook, at: number): ClockBook {
  return { ...book, left: book.left.map((_, seat) => timeLeft(book, seat, at)), at };
}

/**
 * The clocks after something happened at `at` and `asked` seats are awaited now. A seat whose turn to answer ends gets
 * its increment, or its days anew.
 */
export function moveClocks(clock: Clock, book: ClockBook, asked: readonly Seat[], at: number): ClockBook {
  const left = [...settleClocks(book, at).left];
  for (const seat of book.running)
    if (!asked.includes(seat))
      left[seat] = clock.kind === 'bank' ? (left[seat] ?? 0) + clock.increment : clock.perMove;
  return { left, running: asked, at };
}

/** When the first running clock ends, and whose. */
export function deadlineOf(book: ClockBook): { readonly seat: Seat; readonly at: number } | null {
  let first: { seat: Seat; at: number } | null = null;
  for (const seat of book.running) {
    const at = book.at + (book.left[seat] ?? 0);
    if (first === null || at < first.at) first = { seat, at };
  }
  return first;
}
