import type { GameEvent, Json, Message, Refusal } from '@dustfront/kernel';
import type { Choice } from './choice.ts';
import { eventMessage } from './telling/event.ts';
import { optionMessage } from './telling/option.ts';
import { questionMessage } from './telling/question.ts';
import { asView } from './view.ts';

/** The game in words: keys of its catalogue with what fills them. */
export const describe = {
  question: (question: string, view: Json): Message => questionMessage(question, asView(view)),
  option: (choice: Choice, view: Json): Message => optionMessage(choice, asView(view)),
  event: (event: GameEvent & Record<string, unknown>, view: Json): Message =>
    eventMessage(event, asView(view)),
  refusal: (refusal: Refusal, _view: Json): Message => ({
    key: `refusal.${refusal.code}`,
    ...(refusal.params === undefined ? {} : { params: refusal.params }),
  }),
};
