import {
  type AnyGame,
  type GameEvent,
  type Json,
  LANGUAGES,
  type Message,
  type Option,
  type Refusal,
  sayIn,
} from '@dustfront/kernel';
import { readIn, theReader } from './reader.ts';
import { unknownName } from './suggest.ts';

/** Takes `--language de` out of the arguments, or DUSTFRONT_LANGUAGE, and reads in that language from now on. */
export async function chooseLanguage(args: readonly string[]): Promise<readonly string[]> {
  const at = args.indexOf('--language');
  const wanted = at < 0 ? (process.env.DUSTFRONT_LANGUAGE ?? 'en') : (args[at + 1] ?? '');
  const language = LANGUAGES.find((one) => one === wanted);
  if (language === undefined) throw unknownName('language', wanted, LANGUAGES);
  await readIn(language);
  return at < 0 ? args : args.toSpliced(at, 2);
}

/** A message of a game in the reader's language; a missing text shows its key and what it is about. */
export function say({ id, catalogue }: AnyGame, message: Message): string {
  const { games, grammar } = theReader();
  return sayIn(games[id] ?? catalogue, catalogue, grammar)(message);
}

/** A reason of a computer player in words. */
export function sayWhy({ id, catalogue }: AnyGame, message: Message): string {
  const { players, games, grammar } = theReader();
  return sayIn(players, games[id] ?? catalogue, grammar)(message);
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
