import { type Entry, parseEntry, printEntry } from '@dustfront/kernel';
import { isKey } from './hash.ts';

/**
 * What a record says beside its answers, so that nothing is left out of the dice:
 *
 *     ~ withdrawn 7 s0 attack ; dice 3 5 # 0123abcd    an answer that was taken back later
 *     ~ back s0 6                                      seat 0 took back; the first 6 answers stand
 *     ~ chain s1 HEX                                   from here on seat 1 answers with another chain
 *     ~ server s1                                      from here on the server throws for seat 1 alone
 *     ~ clock s1                                       the clock gave the next answer, without a link
 *     ~ computer s1                                    a computer did
 */
export type Aside =
  | { readonly is: 'withdrawn'; readonly entry: Entry }
  | { readonly is: 'back'; readonly seat: number; readonly keep: number }
  | { readonly is: 'chain'; readonly seat: number; readonly anchor: string }
  | { readonly is: 'server' | 'clock' | 'computer'; readonly seat: number };

export function printAside(aside: Aside): string {
  if (aside.is === 'withdrawn') return `withdrawn ${printEntry(aside.entry)}`;
  const line = `${aside.is} s${aside.seat}`;
  if (aside.is === 'back') return `${line} ${aside.keep}`;
  return aside.is === 'chain' ? `${line} ${aside.anchor}` : line;
}

/** Null: not a line of these. */
export function parseAside(text: string): Aside | null {
  const [, is, rest] = /^(\w+) (.*)$/.exec(text) ?? [];
  if (is === 'withdrawn') {
    const entry = parseEntry(rest ?? '');
    return entry && { is, entry };
  }
  const [, digits, more] = /^s(\d{1,2})(?: (\w+))?$/.exec(rest ?? '') ?? [];
  if (digits === undefined) return null;
  const seat = Number(digits);
  if (is === 'back' && /^\d+$/.test(more ?? '')) return { is, seat, keep: Number(more) };
  if (is === 'chain' && isKey(more ?? '')) return { is, seat, anchor: more! };
  if ((is === 'server' || is === 'clock' || is === 'computer') && more === undefined) return { is, seat };
  return null;
}
