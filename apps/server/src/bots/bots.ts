import type { Json } from '@dustfront/kernel';
import type { WireQuestion } from '@dustfront/protocol';

/** What a computer player is told: its seat's view and its question, nothing more. */
export interface BotTask {
  game: string;
  level: string;
  seat: number;
  view: Json;
  question: WireQuestion;
  /** For players that toss a coin between equals: the same task gets the same answer. */
  seed: string;
}

/** Whoever answers for computer seats. */
export interface Bots {
  /** The id of an option. */
  choose(task: BotTask): Promise<string>;
  close(): Promise<void>;
}
