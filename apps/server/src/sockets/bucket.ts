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

  #fill(now: number): void {
    this.#left = Math.min(this.#size, this.#left + Math.max(0, now - this.#at) * this.#rate);
    this.#at = now;
  }

  /** False when it came too fast. */
  take(now: number, price = 1): boolean {
    this.#fill(now);
    if (this.#left < price) return false;
    this.#left -= price;
    return true;
  }

  /** Whether it is as good as new. */
  isFull(now: number): boolean {
    this.#fill(now);
    return this.#left >= this.#size;
  }
}
