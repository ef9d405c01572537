import { performance } from 'node:perf_hooks';
import { StoreRefused } from './store/errors.ts';

const REMEMBERED = 60_000;

/** Remembers that the store has refused something lately: the health page, the figures and the log say so. */
export class Alarm {
  readonly #tell: (reason: string, error: unknown) => void;
  #last: { reason: StoreRefused['reason']; at: number } | null = null;
  #toldAt = Number.NEGATIVE_INFINITY;

  constructor(tell: (reason: string, error: unknown) => void) {
    this.#tell = tell;
  }

  note(error: unknown): void {
    if (!(error instanceof StoreRefused)) return;
    const now = performance.now();
    this.#last = { reason: error.reason, at: now };
    if (now - this.#toldAt < REMEMBERED) return;
    this.#toldAt = now;
    this.#tell(error.reason, error);
  }

  /** What the store last complained of, if that was within a minute. */
  get reason(): StoreRefused['reason'] | null {
    return this.#last && performance.now() - this.#last.at < REMEMBERED ? this.#last.reason : null;
  }
}
