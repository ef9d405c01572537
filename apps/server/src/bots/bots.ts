import type { Json } from '@dustfront/kernel';
import type { WireQuestion } from '@dustfront/protocol';
import type { Turn } from '../threads/queue.ts';

/** What a computer player is told: its seat's view and its question, nothing more. */
export interface BotTask {
  game: string;
  /** The rules version that is played. */
  version: string;
  level: string;
  seat: number;
  view: Json;
  question: WireQuestion;
  /** For players that toss a coin between equals: the same task gets the same answer. */
  seed: string;
  /** Who opened the match, and whether somebody sits there and waits. */
  turn: Turn;
}

/** Too much is to be thought about already; to be asked again in a while. */
export class BotsBusy extends Error {}

/** Whoever answers for computer seats. */
export interface Bots {
  /** The id of an option. */
  choose(task: BotTask): Promise<string>;
  close(): Promise<void>;
}
