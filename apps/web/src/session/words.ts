import type { AnyGame, Json, Option, Question, Refusal, Seat } from '@dustfront/kernel';
import type { OpenQuestion } from './table.ts';

/** How many options of a question with a free space are proposed to the player. */
const proposals = 24;

/** A question as plain data, wherever it was asked. */
interface Asked {
  readonly number: number;
  readonly seat: Seat;
  readonly question: string;
  readonly options: readonly { readonly id: string; readonly option: Option }[];
  readonly greyed: readonly { readonly id: string; readonly refusal: Refusal }[];
  /** Answers that are not listed may be given too. */
  readonly open: boolean;
}

/** A question with everything in it put into words. */
export const askedInWords = ({ describe }: AnyGame, asked: Asked, view: Json): OpenQuestion => ({
  number: asked.number,
  seat: asked.seat,
  name: asked.question,
  message: describe.question(asked.question, view),
  options: asked.options.map(({ id, option }) => ({
    id,
    option: option as Option & Record<string, unknown>,
    message: describe.option(option, view),
  })),
  greyed: asked.greyed.map(({ id, refusal }) => ({ id, refusal, message: describe.refusal(refusal, view) })),
  free: asked.open,
});

/** A question of the rules; of a space that cannot be listed some options are proposed. */
export function questionInWords(game: AnyGame, question: Question, view: Json): OpenQuestion {
  const { number, seat, space } = question;
  const listed = Array.from({ length: question.options.length }, (_, i) => question.options.at(i) as Option);
  let n = 0;
  const proposed = space === null ? [] : space.propose((below) => n++ % below).slice(0, proposals);
  const options = [...listed, ...proposed].map((option) => ({ id: game.optionId(option), option }));
  return askedInWords(
    game,
    { number, seat, question: question.question, options, greyed: question.greyed(), open: space !== null },
    view,
  );
}
