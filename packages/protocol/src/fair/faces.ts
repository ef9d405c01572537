import { type Dice, sidesOf } from '@dustfront/kernel';

/** An endless row of 32-bit words, 32 bytes at a time. */
class Words {
  readonly #block: (n: number) => Uint8Array;
  #next = 0;
  #words: DataView | null = null;
  #at = 32;

  constructor(block: (n: number) => Uint8Array) {
    this.#block = block;
  }

  take(): number {
    if (this.#words === null || this.#at === 32) {
      const bytes = this.#block(this.#next++);
      this.#words = new DataView(bytes.buffer, bytes.byteOffset);
      this.#at = 0;
    }
    const word = this.#words.getUint32(this.#at);
    this.#at += 4;
    return word;
  }
}

/** Without bias: words beyond the last full multiple of n are passed over. */
function below(words: Words, n: number): number {
  const limit = 0x1_0000_0000 - (0x1_0000_0000 % n);
  for (;;) {
    const word = words.take();
    if (word < limit) return word % n;
  }
}

/** Dice out of blocks of 32 bytes: every stream has a row of its own, so that one never disturbs another. */
export function diceOf(block: (stream: string, n: number) => Uint8Array): Dice {
  const streams = new Map<string, Words>();
  return {
    roll(roll) {
      let words = streams.get(roll.stream);
      if (!words) {
        words = new Words((n) => block(roll.stream, n));
        streams.set(roll.stream, words);
      }
      return Array.from({ length: roll.count }, (_, die) => below(words, sidesOf(roll, die)));
    },
  };
}
