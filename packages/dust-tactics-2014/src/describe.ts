import type { GameEvent, Json, Message, Params, Refusal } from '@dustfront/kernel';
import type { Choice } from './choice.ts';
import { eventMessage } from './telling/event.ts';
import { optionMessage } from './telling/option.ts';
import { questionMessage } from './telling/question.ts';
import { asView } from './view.ts';

/** What a refusal measured in millimetres, as people say it. */
const inCentimetres = (params: Params): Params =>
  Object.fromEntries(
    Object.entries(params).map(([name, value]) => [name, typeof value === 'number' ? value / 10 : value]),
  );

/** The game in words: keys of its catalogue with what fills them. */
export const describe = {
  question: (question: string, view: Json): Message => questionMessage(question, asView(view)),
  option: (choice: Choice, view: Json): Message => optionMessage(choice, asView(view)),
  event: (event: GameEvent & Record<string, unknown>, view: Json): Message =>
    eventMessage(event, asView(view)),
  refusal: ({ code, params }: Refusal, _view: Json): Message => ({
    key: `refusal.${code}`,
    ...(params === undefined ? {} : { params: inCentimetres(params) }),
  }),
};
