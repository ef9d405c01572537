import type { Answer } from '../workers/messages.ts';
import type { Thought } from './brain.ts';
import { choose } from './players.ts';

export const answer: Answer = (_, [thought]) => choose(thought as Thought);
