import type { Json } from '@dustfront/kernel';
import { Connection } from '../workers/connection.ts';
import type { Choice } from './choice.ts';
import type { OpenQuestion } from './table.ts';

/** What a computer player is told: what its seat may see, what it is asked, and a seed of its own. */
export interface Thought {
  readonly game: string;
  /** The rules version that is played. */
  readonly version: string;
  readonly level: string;
  readonly view: Json;
  readonly question: OpenQuestion;
  readonly seed: string;
}

/** The level that is asked for a hint: whoever judges a game best at once. */
export const adviser = 'adviser';

/** Computer players think in a worker of their own, so that neither the page nor the match ever waits for them. */
export type Brain = Connection<{ choose(thought: Thought): Choice }>;

export const makeBrain = (): Brain => new Connection('player');
