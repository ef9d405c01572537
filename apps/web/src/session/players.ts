import { seededPick } from '@dustfront/kernel';
import type { Thought } from './brain.ts';

/** The option that a computer player of the wanted level answers with. */
export async function choose({ question, seed }: Thought): Promise<string> {
  const pick = seededPick(seed);
  const option = question.options[pick(question.options.length)];
  if (option === undefined) throw new Error('a question without an option');
  return option.id;
}
