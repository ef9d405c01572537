import {
  type AnyGame,
  fill,
  type GameEvent,
  type Json,
  type Message,
  type Option,
  type Refusal,
} from '@dustfront/kernel';

/** The text of a message in the game's own catalogue; a missing text shows its key and what it is about. */
export function say(game: AnyGame, { key, params = {} }: Message): string {
  const text = game.catalogue[key];
  if (text === undefined) return [key, ...Object.values(params)].join(' ');
  return fill(text, params);
}

export const optionText = (game: AnyGame, option: Option, view: Json): string =>
  say(game, game.describe.option(option, view));

export const questionText = (game: AnyGame, question: string, view: Json): string =>
  say(game, game.describe.question(question, view));

export const eventText = (game: AnyGame, event: GameEvent & Record<string, unknown>, view: Json): string =>
  say(game, game.describe.event(event, view));

export const refusalText = (game: AnyGame, refusal: Refusal, view: Json): string => {
  const text = say(game, game.describe.refusal(refusal, view));
  return refusal.rule === undefined ? text : `${text} (${refusal.rule})`;
};
