import { type Dice, sidesOf } from '@dustfront/kernel';
import { bytes, hex, hmac, sha256 } from './sha256.ts';

/** What both sides put in: the server's seed (secret until the end) and a word from every seat (public). */
export interface FairSeeds {
  readonly seed: string;
  readonly contributions: readonly string[];
}

/** What the server tells before it hears the seats' words: it cannot choose its seed afterwards. */
export function commitment(seed: string): string {
  return hex(sha256(bytes(seed)));
}

/** An endless row of 32-bit words for one stream at one place of the log. */
class Words {
  readonly #key: Uint8Array;
  readonly #text: string;
  #block = 0;
  #words: DataView | null = null;
  #next = 0;

  constructor(key: Uint8Array, text: string) {
    this.#key = key;
    this.#text = text;
  }

  take(): number {
    if (this.#words === null || this.#next === 32) {
      this.#words = new DataView(hmac(this.#key, bytes(`${this.#text}|${this.#block++}`)).buffer);
      this.#next = 0;
    }
    const word = this.#words.getUint32(this.#next);
    this.#next += 4;
    return word;
  }
}

/**
 * The dice that fall while entry `number` of the log is made (0: before the first question). They depend on the seeds,
 * the number and the stream, on nothing else: any process gets the same, nobody can roll again, and a take-back does
 * not bring old dice back, because its numbers are never used twice.
 */
export function fairDice(seeds: FairSeeds, number: number): Dice {
  const key = bytes(seeds.seed);
  const streams = new Map<string, Words>();
  return {
    roll(roll) {
      let words = streams.get(roll.stream);
      if (!words) {
        words = new Words(key, `${seeds.contributions.join(',')}|${number}|${roll.stream}`);
        streams.set(roll.stream, words);
      }
      return Array.from({ length: roll.count }, (_, die) => below(words, sidesOf(roll, die)));
    },
  };
}

/** Without bias: words beyond the last full multiple of n are passed over. */
function below(words: Words, n: number): number {
  const limit = 0x1_0000_0000 - (0x1_0000_0000 % n);
  for (;;) {
    const word = words.take();
    if (word < limit) return word % n;
  }
}
