import type { Dice } from '@dustfront/kernel';
import { diceOf } from './faces.ts';
import { bytes, hex, hmac, sha256 } from './hash.ts';

/** The first scheme, `hmac-sha256`: kept for matches that were begun under it. A seed and a word from every seat. */
export interface FairSeeds {
  readonly seed: string;
  readonly contributions: readonly string[];
}

/** What the server told before it heard the seats' words. */
export function commitment(seed: string): string {
  return hex(sha256(bytes(seed)));
}

/** The dice that fall while entry `number` of the log is made; 0 is before the first question. */
export function fairDice(seeds: FairSeeds, number: number): Dice {
  const key = bytes(seeds.seed);
  const words = seeds.contributions.join(',');
  return diceOf((stream, n) => hmac(key, bytes(`${words}|${number}|${stream}|${n}`)));
}
