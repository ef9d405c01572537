import { type DustOption, type DustState, dust } from '@dustfront/dust';
import { imagine, type Options } from '@dustfront/kernel';
import { type Answer, type Player, plainly, type Task } from '../player.ts';
import { pickerOf } from '../recruit.ts';
import { Field } from './field.ts';
import { choose, listed } from './policy.ts';
import { STAFF } from './style.ts';
import { reasons, weighedBy } from './why.ts';

/** A position as the seat sees it; what it cannot see is dealt anew and never asked about. */
export function fieldOf(task: Task, style = STAFF): Field {
  const state: DustState = imagine(dust, task.view, task.seat, pickerOf(task));
  return new Field(state, task.seat, style);
}

export function staffAnswer(field: Field, question: string, options: readonly DustOption[]): Answer {
  const option = choose(field, question, options);
  const words = reasons(field, question, { option });
  return { option, why: words.length === 0 ? plainly('ai.usual') : { words, weighed: [] } };
}

/** Staff work: exact battles, safe conquests, buying by need. */
export const staffOfficer: Player = {
  id: 'staff-officer',
  name: 'Staff officer',
  answer(task: Task): Answer {
    const options = listed(task.question.options as Options<DustOption>);
    const field = fieldOf(task);
    const { question } = task.question;
    const { option, why } = staffAnswer(field, question, options);
    return { option, why: { ...why, weighed: weighedBy(field, question, options) } };
  },
};
