import {
  type AnyGame,
  type Json,
  type Message,
  type Option,
  questionFor,
  type State,
} from '@dustfront/kernel';
import type { WireEntry, WireQuestion } from '@dustfront/protocol';
import type { LogLine, OpenQuestion } from '../session/table.ts';
import { askedInWords } from '../session/words.ts';

/** A question as it came over the wire, with everything in it put into words. */
export const wireInWords = (game: AnyGame, question: WireQuestion, view: Json): OpenQuestion =>
  askedInWords(game, question as Parameters<typeof askedInWords>[1], view);

/** The chosen option in words, out of the question it was an answer to. */
export function optionInWords(game: AnyGame, view: Json, { seat, option }: WireEntry): Message | null {
  const question = questionFor(game, view as unknown as State, seat);
  for (let i = 0; question !== null && i < question.options.length; i++) {
    const offered = question.options.at(i) as Option;
    if (game.optionId(offered) === option) return game.describe.option(offered, view);
  }
  return null;
}

export function eventInWords(game: AnyGame, event: LogLine['event'], view: Json): Message {
  try {
    return game.describe.event(event, view);
  } catch {
    return { key: event.type };
  }
}
