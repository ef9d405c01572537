import type { Weighed } from '@dustfront/ai';
import type { Message } from '@dustfront/kernel';

/** What a computer player answers, and why: in words, and what it weighed, the best first. */
export interface Choice {
  readonly option: string;
  readonly words: readonly Message[];
  readonly weighed: readonly Weighed[];
  /** What the values of the ways weighed are: chances to win, or points. */
  readonly measure: 'chance' | 'points';
}
