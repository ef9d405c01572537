import { performance } from 'node:perf_hooks';
import type { Limits } from '../config.ts';
import { Bucket } from './bucket.ts';

/**
 * One bucket for each of many: a player's, a house's. It outlives a connection, so that coming back makes nobody new.
 */
class Buckets {
  readonly #perSecond: number;
  readonly #burst: number;
  readonly #buckets = new Map<string, Bucket>();

  constructor(perSecond: number, burst: number) {
    this.#perSecond = perSecond;
    this.#burst = burst;
  }

  take(of: string, price = 1): boolean {
    const now = performance.now();
    let bucket = this.#buckets.get(of);
    if (!bucket) {
      bucket = new Bucket(this.#perSecond, this.#burst, now);
      this.#buckets.set(of, bucket);
    }
    return bucket.take(now, price);
  }

  /** Forgets those that are as good as new. */
  sweep(): void {
    const now = performance.now();
    for (const [of, bucket] of this.#buckets) if (bucket.isFull(now)) this.#buckets.delete(of);
  }
}

/** A player may have several windows open, a house several players. */
const WINDOWS = 2;
const PLAYERS = 8;
/** Offers a minute: each of them is written into the log of a match. */
const OFFERS = 6;

/** What the connections of one player, and of one house, have together. */
export class Shares {
  readonly players: Buckets;
  readonly houses: Buckets;
  readonly chat: Buckets;
  readonly offers: Buckets;

  constructor({ messagesPerSecond, messageBurst, chatLines }: Limits) {
    this.players = new Buckets(WINDOWS * messagesPerSecond, WINDOWS * messageBurst);
    this.houses = new Buckets(PLAYERS * messagesPerSecond, PLAYERS * messageBurst);
    this.chat = new Buckets(chatLines / 10, chatLines);
    this.offers = new Buckets(OFFERS / 60, OFFERS);
  }

  sweep(): void {
    for (const buckets of [this.players, this.houses, this.chat, this.offers]) buckets.sweep();
  }
}
