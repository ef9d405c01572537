import { adviseBattle, type BattleQuestion } from '@dustfront/advice/dust';
import type { Answer } from '../../../workers/messages.ts';

/** Milliseconds after which no further answer is weighed: the numbers of the whole are there by then. */
const patience = 1500;

export const answer: Answer = (_, [asked]) => {
  const until = Date.now() + patience;
  return adviseBattle(asked as BattleQuestion, () => Date.now() <= until);
};
