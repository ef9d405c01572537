import { newChain, type OwnChain, type OwnDice } from '@dustfront/protocol';

/**
 * The chains of this browser for the dice of its matches, and what was promised to it. They never leave it, except link
 * by link.
 */
interface Stored {
  matches: Record<string, OwnDice>;
  /** Made for a match whose name is not known yet. */
  loose: OwnChain[];
}

const key = 'dustfront.dice';
const mostMatches = 200;
const mostLoose = 20;

/** For a browser that keeps nothing: as long as the page is open. */
let memory: Stored = { matches: {}, loose: [] };

function read(): Stored {
  try {
    return (JSON.parse(localStorage.getItem(key) ?? 'null') as Stored | null) ?? memory;
  } catch {
    return memory;
  }
}

function write(stored: Stored): void {
  memory = {
    matches: Object.fromEntries(Object.entries(stored.matches).slice(-mostMatches)),
    loose: stored.loose.slice(-mostLoose),
  };
  try {
    localStorage.setItem(key, JSON.stringify(memory));
  } catch {
    // The memory has it.
  }
}

/** Makes a chain; it is kept before anybody hears of it. */
export function makeChain(): OwnChain {
  const bytes = crypto.getRandomValues(new Uint8Array(32));
  const chain = newChain(Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join(''));
  const stored = read();
  write({ ...stored, loose: [...stored.loose, chain] });
  return chain;
}

export const ownDice = (match: string): OwnDice | null => read().matches[match] ?? null;

/**
 * Changes what is kept of a match. Other pages of this browser keep theirs in the same place, so nothing is held for
 * long.
 */
export function keepDice(match: string, change: (own: OwnDice) => void): void {
  const stored = read();
  const { [match]: before, ...others } = stored.matches;
  const own = before ?? { seat: 0, commitment: '', names: [], chains: [] };
  change(own);
  write({ ...stored, matches: { ...others, [match]: own } });
}

/** The chain with this anchor is the match's from now on, if this browser has made it. */
export function adopt(match: string, anchor: string): boolean {
  const stored = read();
  if (stored.matches[match]?.chains.some((chain) => chain.anchor === anchor)) return true;
  const chain = stored.loose.find((loose) => loose.anchor === anchor);
  if (chain === undefined) return false;
  write({ ...stored, loose: stored.loose.filter((loose) => loose !== chain) });
  keepDice(match, ({ chains }) => chains.push(chain));
  return true;
}
