import { Chain } from './chain.ts';
import { unhex } from './hash.ts';
import type { Kept } from './kept.ts';
import { saidAfter } from './said.ts';

/** How many links a client's chain has: more than anybody answers in a match. */
export const OWN_LINKS = 4096;

/** A chain as its keeper has it. The secret never leaves the device. */
export interface OwnChain {
  readonly secret: string;
  readonly anchor: string;
  /** How many links were given and accepted. */
  spent: number;
  /** What was said with them; null once something was not heard of here. */
  said: string | null;
  /** A link of it was shown with something that was refused: it shall not be used any more. */
  burnt?: true;
}

/** What a client keeps of a match. */
export interface OwnDice {
  seat: number;
  commitment: string;
  anchors?: readonly (string | null)[];
  names: readonly string[];
  chains: OwnChain[];
}

export interface NextLink {
  readonly chain: OwnChain;
  readonly place: number;
  readonly link: string;
}

const known = new Map<string, Chain>();

function chainOf({ secret, anchor }: Pick<OwnChain, 'secret' | 'anchor'>): Chain {
  let chain = known.get(anchor);
  if (chain === undefined) {
    chain = new Chain(unhex(secret), OWN_LINKS);
    known.set(anchor, chain);
  }
  return chain;
}

/** A new chain from 32 random bytes, as hexadecimal digits. */
export function newChain(secret: string): OwnChain {
  const chain = new Chain(unhex(secret), OWN_LINKS);
  known.set(chain.anchor, chain);
  return { secret, anchor: chain.anchor, spent: 0, said: chain.anchor };
}

/** The link that comes after `last`, which the server names; null where another chain must be promised first. */
export function linkAfter(chains: readonly OwnChain[], last: string | null): NextLink | null {
  if (last === null) return null;
  for (const chain of [...chains].reverse()) {
    if (chain.burnt) continue;
    const links = chainOf(chain);
    const expected = chain.spent === 0 ? chain.anchor : links.link(chain.spent);
    const place = (expected === last ? chain.spent : links.indexOf(last)) + 1;
    if (place > 0 && place <= OWN_LINKS) return { chain, place, link: links.link(place) };
  }
  return null;
}

/** The link was accepted, together with what was said. */
export function spend({ chain, place, link }: NextLink, text: string): void {
  if (place <= chain.spent) return;
  chain.said = chain.said !== null && place === chain.spent + 1 ? saidAfter(chain.said, link, text) : null;
  chain.spent = place;
}

/** What may be shown to anybody. */
export function keptOf({ seat, commitment, anchors, names, chains }: OwnDice): Kept {
  const shown = chains.map(({ anchor, spent, said }) => ({ anchor, spent, said }));
  return { seat, commitment, ...(anchors === undefined ? {} : { anchors }), chains: shown, names };
}
