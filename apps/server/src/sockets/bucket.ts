/** So many a second, and some at once. */
export class Bucket {
  readonly #rate: number;
  readonly #size: number;
  #left: number;
  #at: number;

  constructor(perSecond: number, burst: number, now: number) {
    this.#rate = perSecond / 1000;
    this.#size = burst;
    this.#left = burst;
    this.#at = now;
  }

  /** False when it came too fast. */
  take(now: number): boolean {
    this.#left = Math.min(this.#size, this.#left + Math.max(0, now - this.#at) * this.#rate);
    this.#at = now;
    if (this.#left < 1) return false;
    this.#left -= 1;
    return true;
  }
}
