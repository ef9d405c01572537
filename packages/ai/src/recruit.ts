import { type Option, seededPick } from '@dustfront/kernel';
import { type Answer, type Asked, type Player, plainly, type Task } from './player.ts';

/** Any option, evenly; where options cannot be listed, one of the proposals. */
export function anyOption(question: Asked, pick: (n: number) => number): Option {
  const { options, space } = question;
  if (options.length > 0) return options.at(pick(options.length))!;
  const proposed = space?.propose(pick) ?? [];
  if (proposed.length === 0) throw new Error(`nothing to answer to ${question.question}`);
  return proposed[pick(proposed.length)]!;
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
