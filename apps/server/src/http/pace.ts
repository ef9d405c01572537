/** Addresses of one household: an IPv4 address as it is, of an IPv6 one the first 64 bits. */
export function household(ip: string): string {
  if (!ip.includes(':')) return ip;
  if (ip.includes('.')) return ip.slice(ip.lastIndexOf(':') + 1);
  const [head = '', tail] = ip.split('::') as [string, string?];
  const left = head === '' ? [] : head.split(':');
  const right = tail ? tail.split(':') : [];
  const gap =
    tail === undefined ? [] : new Array<string>(Math.max(0, 8 - left.length - right.length)).fill('0');
  return [...left, ...gap, ...right]
    .slice(0, 4)
    .map((part) => part.replace(/^0+(?=.)/, '').toLowerCase())
    .join(':');
}

const MINUTE = 60_000;

/** So many requests a minute (or another while) and household. It counts and compares, nothing else. */
export class Pace {
  readonly #most: number;
  readonly #window: number;
  #counts = new Map<string, number>();
  #until = 0;

  constructor(most: number, window = MINUTE) {
    this.#most = most;
    this.#window = window;
  }

  /** 0 if it may pass, else the milliseconds until it may try again. */
  wait(ip: string, now: number): number {
    if (now >= this.#until) {
      this.#counts = new Map();
      this.#until = now + this.#window;
    }
    const key = household(ip);
    const count = (this.#counts.get(key) ?? 0) + 1;
    if (count > this.#most) return this.#until - now;
    this.#counts.set(key, count);
    return 0;
  }
}
