import { digest, frame, hex, sha256, unhex } from './hash.ts';

/** Every so many links one is kept; those between are computed again when they are wanted. */
const STRIDE = 64;

const framed = frame('link', new Uint8Array(32));

/** The link before a link, `digest('link', link)`: one step towards the anchor. Nobody can go the other way. */
export function before(link: Uint8Array): Uint8Array {
  if (link.length !== 32) return digest('link', link);
  framed.set(link, framed.length - 32);
  return sha256(framed);
}

/** Whether `link` is the one that comes right after `last` (a link, or the anchor). */
export const follows = (link: string, last: string): boolean => hex(before(unhex(link))) === last;

/**
 * A hash chain: its secret is the last link, and each link is the hash of the one after it. The anchor, link 0, is
 * promised; the links are shown one by one, from 1 on. Whoever knows the anchor can check each, and nobody but the
 * keeper knows the next.
 */
export class Chain {
  readonly anchor: string;
  readonly length: number;
  readonly #kept: Uint8Array[] = [];
  /** The links of one stride, the highest first. */
  #row: { at: number; links: Uint8Array[] } | null = null;

  constructor(secret: Uint8Array, length: number) {
    this.length = length;
    let link = secret;
    for (let k = length; k > 0; k--) {
      if (k === length || k % STRIDE === 0) this.#kept[Math.ceil(k / STRIDE)] = link;
      link = before(link);
    }
    this.anchor = hex(link);
  }

  /** Link k, from 1 to the length. */
  link(k: number): string {
    if (k < 1 || k > this.length) throw new RangeError(`a chain of ${this.length} links has no link ${k}`);
    const at = Math.ceil(k / STRIDE);
    const top = Math.min(at * STRIDE, this.length);
    if (this.#row?.at !== at) {
      const links = [this.#kept[at]!];
      while (links.length < top - (at - 1) * STRIDE) links.push(before(links.at(-1)!));
      this.#row = { at, links };
    }
    return hex(this.#row.links[top - k]!);
  }

  /** Which link this is; 0 for the anchor, -1 for none of this chain. */
  indexOf(link: string): number {
    if (link === this.anchor) return 0;
    for (let k = 1; k <= this.length; k++) if (this.link(k) === link) return k;
    return -1;
  }
}

/**
 * The server's links: chain after chain, each secret the hash of the one before, so that the first anchor promises them
 * all.
 */
export class ServerLinks {
  readonly commitment: string;
  readonly length: number;
  #secret: Uint8Array;
  #chain: Chain;
  #number = 0;
  readonly #first: Uint8Array;

  constructor(seed: string, length: number) {
    this.#first = unhex(seed);
    this.#secret = this.#first;
    this.length = length;
    this.#chain = new Chain(this.#secret, length);
    this.commitment = this.#chain.anchor;
  }

  /** The server's j-th link, from 1 on, without end. */
  link(j: number): Uint8Array {
    const number = Math.floor((j - 1) / this.length);
    if (number < this.#number) this.#restart();
    while (this.#number < number) {
      this.#secret = digest('chain', this.#secret);
      this.#number += 1;
      if (this.#number === number) this.#chain = new Chain(this.#secret, this.length);
    }
    return unhex(this.#chain.link(((j - 1) % this.length) + 1));
  }

  #restart(): void {
    this.#secret = this.#first;
    this.#number = 0;
    this.#chain = new Chain(this.#secret, this.length);
  }
}
