import type { MatchRecord } from '@dustfront/kernel';
import { isKey } from './hash.ts';

/**
 * An own chain: how many of its links were given and accepted, and what was said with them, where all of it is known.
 */
export interface KeptChain {
  readonly anchor: string;
  readonly spent: number;
  readonly said: string | null;
}

/**
 * What a client kept of a match it sat in: what it was promised, and what it promised itself. No secret of the chain is
 * in it.
 */
export interface Kept {
  readonly seat: number;
  /** The server's anchor, as it was told before the own word was given. */
  readonly commitment: string;
  /** All anchors, as they were told before the own word was given; missing for who sat down later. */
  readonly anchors?: readonly (string | null)[];
  readonly chains: readonly KeptChain[];
  /** Who sat there. */
  readonly names: readonly string[];
}

const WORD = 'kept ';

/** As a line beside the record, for the export of a client. */
export const printKept = (kept: Kept): string => WORD + JSON.stringify(kept);

function isKept(value: unknown): value is Kept {
  const kept = value as Partial<Kept> | null;
  return (
    typeof kept === 'object' &&
    kept !== null &&
    Number.isInteger(kept.seat) &&
    typeof kept.commitment === 'string' &&
    Array.isArray(kept.names) &&
    Array.isArray(kept.chains) &&
    kept.chains.every((chain) => isKey(String(chain?.anchor)) && Number.isInteger(chain?.spent)) &&
    (kept.anchors === undefined || Array.isArray(kept.anchors))
  );
}

/** Null: not such a line. */
export function parseKept(line: string): Kept | null {
  if (!line.startsWith(WORD)) return null;
  try {
    const value: unknown = JSON.parse(line.slice(WORD.length));
    return isKept(value) ? value : null;
  } catch {
    return null;
  }
}

/** The record with what a client kept beside it. */
export function withKept(record: MatchRecord, kept: Kept): MatchRecord {
  const asides = [...(record.asides ?? []), { after: record.entries.length, text: printKept(kept) }];
  return { ...record, asides };
}

/** What clients kept, as far as it stands beside the record. */
export const keptIn = (record: MatchRecord): Kept[] =>
  (record.asides ?? []).flatMap(({ text }) => parseKept(text) ?? []);
