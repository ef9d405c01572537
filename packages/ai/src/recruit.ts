import { drawOption, type Option, seededPick } from '@dustfront/kernel';
import { type Answer, type Asked, type Player, plainly, type Task } from './player.ts';

/** Any option, evenly: of those listed and, where not all can be, of those proposed. */
export function anyOption(question: Asked, pick: (n: number) => number): Option {
  const option = drawOption(question.options, question.space ?? null, pick);
  if (option === undefined) throw new Error(`nothing to answer to ${question.question}`);
  return option;
}

/** A picker that depends on the seed and on which question it is. */
export function pickerOf({ seed, question, seat }: Task): (n: number) => number {
  return seededPick(`${seed}/${seat}/${question.number}`);
}

/** Plays anything that the rules allow, in every game on the kernel. */
export const recruit: Player = {
  id: 'recruit',
  name: 'Recruit',
  answer(task): Answer {
    return { option: anyOption(task.question, pickerOf(task)), why: plainly('ai.random') };
  },
};
