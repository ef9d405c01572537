import { setTimeout as pause } from 'node:timers/promises';

const FREE = 5;
const LONGEST = 4000;
const FORGET = 15 * 60_000;
const MOST = 10_000;

/**
 * Slows guessing at one account down, from however many addresses, without ever locking its owner out: after a few
 * wrong tries each further one waits, longer and longer up to four seconds.
 */
export class Patience {
  readonly #wrong = new Map<string, { count: number; at: number }>();

  delay(name: string, now: number): number {
    const tries = this.#wrong.get(name);
    if (!tries || now - tries.at > FORGET) return 0;
    return tries.count <= FREE ? 0 : Math.min(LONGEST, 250 * 2 ** (tries.count - FREE - 1));
  }

  async wait(name: string, now: number): Promise<void> {
    const delay = this.delay(name, now);
    if (delay > 0) await pause(delay);
  }

  failed(name: string, now: number): void {
    const before = this.#wrong.get(name);
    const count = before && now - before.at <= FORGET ? before.count + 1 : 1;
    this.#wrong.delete(name);
    this.#wrong.set(name, { count, at: now });
    // The oldest go first, so that made-up names cannot fill the memory.
    for (const [old] of this.#wrong) {
      if (this.#wrong.size <= MOST) break;
      this.#wrong.delete(old);
    }
  }
}
