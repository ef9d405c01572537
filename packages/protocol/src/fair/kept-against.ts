import type { MatchRecord } from '@dustfront/kernel';
import type { Kept } from './kept.ts';
import type { ChainsNote } from './note.ts';
import { saidAfter } from './said.ts';
import { Wrong } from './verdict.ts';

/** A name that its owner had erased. */
const ERASED = 'deleted';

/** A chain of a seat as the record shows it: its links, and what was said with each. */
export interface Shown {
  readonly seat: number;
  readonly anchor: string;
  readonly links: readonly string[];
  readonly said: readonly string[];
}

/** Throws where the record says something else than a client kept. */
export function contradict(kept: Kept, note: ChainsNote, record: MatchRecord, shown: readonly Shown[]): void {
  const about = `${kept.seat}`;
  if (kept.commitment !== note.commitment) throw new Wrong(0, 'other-commitment', about);
  if (kept.anchors && JSON.stringify(kept.anchors) !== JSON.stringify(note.anchors))
    throw new Wrong(0, 'other-anchors', about);
  const last = record.entries.length;
  for (const own of kept.chains) {
    const chain = shown.find(({ seat, anchor }) => seat === kept.seat && anchor === own.anchor);
    if (chain === undefined) {
      if (own.spent > 0) throw new Wrong(0, 'own-chain-missing', about);
      continue;
    }
    if (chain.links.length < own.spent) throw new Wrong(last, 'own-links-missing', about);
    if (own.said !== null && saidIn(chain, own.spent) !== own.said) throw new Wrong(0, 'own-answers', about);
  }
  const names = record.header.seats;
  const other = names.findIndex((name, seat) => name !== kept.names[seat] && name !== ERASED);
  if (other >= 0) throw new Wrong(0, 'other-names', `${other}`);
}

const saidIn = ({ anchor, links, said }: Shown, spent: number): string =>
  links.slice(0, spent).reduce((before, link, i) => saidAfter(before, link, said[i]!), anchor);
