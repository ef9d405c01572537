import { newChain, type OwnChain, type OwnDice } from '@dustfront/protocol';

/**
 * The chains of this browser for the dice of its matches, and what was promised to it. They never leave it, except link
 * by link.
 */
interface Shelf {
  matches: Record<string, OwnDice>;
  /** Made for a match whose name is not known yet. */
  loose: OwnChain[];
}

const key = 'dustfront.dice';
const mostMatches = 200;
const mostLoose = 20;

/** For a browser that keeps nothing: as long as the page is open. */
let memory: Shelf = { matches: {}, loose: [] };

function read(): Shelf {
  try {
    return (JSON.parse(localStorage.getItem(key) ?? 'null') as Shelf | null) ?? memory;
  } catch {
    return memory;
  }
}

function write(shelf: Shelf): void {
  memory = {
    matches: Object.fromEntries(Object.entries(shelf.matches).slice(-mostMatches)),
    loose: shelf.loose.slice(-mostLoose),
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
  const shelf = read();
  write({ ...shelf, loose: [...shelf.loose, chain] });
  return chain;
}

export const ownDice = (match: string): OwnDice | null => read().matches[match] ?? null;

/**
 * Changes what is kept of a match. Other pages of this browser keep theirs in the same place, so nothing is held for
 * long.
 */
export function keepDice(match: string, change: (own: OwnDice) => void): void {
  const shelf = read();
  const { [match]: before, ...others } = shelf.matches;
  const own = before ?? { seat: 0, commitment: '', names: [], chains: [] };
  change(own);
  write({ ...shelf, matches: { ...others, [match]: own } });
}

/** The chain with this anchor is the match's from now on, if this browser has made it. */
export function adopt(match: string, anchor: string): boolean {
  const shelf = read();
  if (shelf.matches[match]?.chains.some((chain) => chain.anchor === anchor)) return true;
  const chain = shelf.loose.find((loose) => loose.anchor === anchor);
  if (chain === undefined) return false;
  write({ ...shelf, loose: shelf.loose.filter((loose) => loose !== chain) });
  keepDice(match, ({ chains }) => chains.push(chain));
  return true;
}
