import { performance } from 'node:perf_hooks';
import type { Store } from './store/store.ts';

const BEAT = 10_000;
/** A silence of this length is an outage. */
const SILENCE = 30_000;
/** What everybody whose clock runs gets on top of the time that the server was away. */
const GRACE = 60_000;
const KEPT = 200;

export interface Outage {
  from: number;
  to: number;
}

/**
 * Keeps a note of when a server was last there, and from it of the times when none was: stopped, killed, frozen, or
 * without its store. Those times are nobody's fault and are given back.
 */
export class Uptime {
  readonly #store: Store;
  readonly #now: () => number;
  #timer: NodeJS.Timeout | null = null;
  #beatAt = performance.now();
  #outages: Outage[] = [];

  constructor(store: Store, now: () => number) {
    this.#store = store;
    this.#now = now;
  }

  async start(): Promise<void> {
    this.#outages = JSON.parse(await this.#store.setting('outages', () => '[]')) as Outage[];
    const last = Number(await this.#store.setting('alive', () => String(this.#now())));
    await this.#note(last, this.#now());
    await this.beat();
    this.#timer = setInterval(() => void this.beat().catch(() => {}), BEAT);
    this.#timer.unref();
  }

  /** The server is there now. */
  async beat(): Promise<void> {
    const silent = performance.now() - this.#beatAt;
    // Another process may have noticed one.
    this.#outages = JSON.parse(await this.#store.setting('outages', () => '[]')) as Outage[];
    const last = Number(await this.#store.setting('alive', () => String(this.#now())));
    await this.#note(Math.max(last, this.#now() - silent), this.#now(), silent);
    await this.#store.saveSetting('alive', String(this.#now()));
    this.#beatAt = performance.now();
  }

  async #note(from: number, to: number, silent = to - from): Promise<void> {
    if (to - from < SILENCE || silent < SILENCE) return;
    this.#outages = [...this.#outages, { from, to }].slice(-KEPT);
    await this.#store.saveSetting('outages', JSON.stringify(this.#outages));
  }

  /**
   * Milliseconds to be given back to clocks that have run since `runs`, in a match of which nothing was heard since
   * `last`.
   */
  owed(runs: number, last: number): number {
    const missed = this.#outages.filter(({ to }) => to > last);
    const away = missed.reduce((sum, { from, to }) => sum + Math.max(0, to - Math.max(from, runs)), 0);
    return away === 0 ? 0 : away + GRACE;
  }

  async stop(): Promise<void> {
    if (this.#timer) clearInterval(this.#timer);
    await this.beat().catch(() => {});
  }
}
