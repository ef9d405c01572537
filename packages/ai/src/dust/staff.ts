import { type DustOption, type DustState, dust } from '@dustfront/dust';
import { imagine, type Options } from '@dustfront/kernel';
import { type Answer, because, type Player, plainly, type Task, type Why } from '../player.ts';
import { pickerOf } from '../recruit.ts';
import { Field } from './field.ts';
import { announced, choose, listed } from './policy.ts';
import { STAFF } from './style.ts';

/** A position as the seat sees it; what it cannot see is dealt anew and never asked about. */
export function fieldOf(task: Task, style = STAFF): Field {
  const state: DustState = imagine(dust, task.view, task.seat, pickerOf(task));
  return new Field(state, task.seat, style);
}

function whyOf(field: Field, question: string, options: readonly DustOption[]): Why {
  if (question !== 'combat') return plainly('ai.usual');
  const found = announced(field, options);
  if (found === null) return plainly('ai.no-attack');
  const { to, takes, value } = found.attack;
  const params = { area: field.atlas.names[to]!, chance: Math.round(100 * takes), points: Math.round(value) };
  return { words: [because('ai.conquer', params)], weighed: [] };
}

export function staffAnswer(field: Field, question: string, options: readonly DustOption[]): Answer {
  return { option: choose(field, question, options), why: whyOf(field, question, options) };
}

/** Staff work: exact battles, safe conquests, buying by need. */
export const staffOfficer: Player = {
  id: 'staff-officer',
  name: 'Staff officer',
  answer(task: Task): Answer {
    const options = listed(task.question.options as Options<DustOption>);
    return staffAnswer(fieldOf(task), task.question.question, options);
  },
};
