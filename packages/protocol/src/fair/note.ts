import { isKey } from './hash.ts';

/** A seat's chain as the record shows it: the last link that was spent stands for all before it. */
export interface SpentChain {
  readonly seat: number;
  readonly count: number;
  readonly last: string;
}

/** What the header of a record says about dice of the second scheme. */
export interface ChainsNote {
  /** The anchor of the server's first chain. */
  readonly commitment: string;
  /** How many links each of the server's chains has. */
  readonly length: number;
  /** Each seat's anchor when the match began; null where the server throws alone. */
  readonly anchors: readonly (string | null)[];
  /** Every chain of the match with what was spent of it, in the order in which they were promised. */
  readonly chains: readonly SpentChain[];
  /** All that was spent, as one hash. */
  readonly sum: string;
  /** How the match ended, and for whom: `rules`, `agreement`, `resignation 1`, `timeout 0`. */
  readonly end: string;
  /** The server's secret. */
  readonly seed: string;
}

export const SCHEME = 'chains-2' as const;

const LONGEST = 1_000_000;

export function printNote(note: ChainsNote): string {
  const chains = note.chains.map(({ seat, count, last }) => `${seat}:${count}:${last}`);
  return [
    SCHEME,
    `commitment=${note.commitment}`,
    `length=${note.length}`,
    `anchors=${note.anchors.map((anchor) => anchor ?? '-').join(',')}`,
    `chains=${chains.join(',')}`,
    `sum=${note.sum}`,
    `end=${note.end.replace(' ', ':')}`,
    `seed=${note.seed}`,
  ].join(' ');
}

function chainIn(text: string): SpentChain | null {
  const [, seat, count, last] = /^(\d{1,2}):(\d{1,7}):([0-9a-f]{64})$/.exec(text) ?? [];
  if (last === undefined || Number(count) > LONGEST) return null;
  return { seat: Number(seat), count: Number(count), last };
}

/** Null if the text is no such note. */
export function parseChainsNote(text: string): ChainsNote | null {
  const [name, ...parts] = text.split(' ');
  if (name !== SCHEME) return null;
  const fields = new Map(parts.map((part) => part.split(/=(.*)/s).slice(0, 2) as [string, string]));
  const field = (key: string): string => fields.get(key) ?? '';
  const length = Number(field('length'));
  const anchors = field('anchors')
    .split(',')
    .map((anchor) => (anchor === '-' ? null : anchor));
  const chains = field('chains') === '' ? [] : field('chains').split(',').map(chainIn);
  const fits =
    isKey(field('commitment')) &&
    isKey(field('seed')) &&
    isKey(field('sum')) &&
    Number.isInteger(length) &&
    length >= 1 &&
    length <= LONGEST &&
    anchors.every((anchor) => anchor === null || isKey(anchor)) &&
    chains.every((chain) => chain !== null);
  if (!fits) return null;
  return {
    commitment: field('commitment'),
    length,
    anchors,
    chains: chains as SpentChain[],
    sum: field('sum'),
    end: field('end').replace(':', ' '),
    seed: field('seed'),
  };
}
