import { loadWords as loadPlayerWords } from '@dustfront/ai/words';
import { GAME_IDS, loadWords } from '@dustfront/games';
import {
  type AnyGame,
  type Catalogue,
  type GameEvent,
  type Grammar,
  type Json,
  LANGUAGES,
  type Language,
  type Message,
  type Option,
  type Refusal,
  sayIn,
} from '@dustfront/kernel';
import { unknownName } from './suggest.ts';

/** Who reads: what games and computer players say, in one language. */
interface Reader {
  readonly language: Language;
  readonly games: Readonly<Record<string, Catalogue>>;
  readonly players: Catalogue;
  readonly grammar: Grammar;
}

async function readerOf(language: Language): Promise<Reader> {
  const all = language === 'en' ? [] : GAME_IDS;
  const games = await Promise.all(all.map(async (id) => [id, await loadWords(id, language)] as const));
  const rules = new Intl.PluralRules(language);
  return {
    language,
    games: Object.fromEntries(games),
    players: await loadPlayerWords(language),
    grammar: { plural: (n) => rules.select(n) },
  };
}

let reader = await readerOf('en');

/** Takes `--language de` out of the arguments, or DUSTFRONT_LANGUAGE, and reads in that language from now on. */
export async function chooseLanguage(args: readonly string[]): Promise<readonly string[]> {
  const at = args.indexOf('--language');
  const wanted = at < 0 ? (process.env.DUSTFRONT_LANGUAGE ?? 'en') : (args[at + 1] ?? '');
  const language = LANGUAGES.find((one) => one === wanted);
  if (language === undefined) throw unknownName('language', wanted, LANGUAGES);
  if (language !== reader.language) reader = await readerOf(language);
  return at < 0 ? args : args.toSpliced(at, 2);
}

/** A message of a game in the reader's language; a missing text shows its key and what it is about. */
export function say({ id, catalogue }: AnyGame, message: Message): string {
  return sayIn(reader.games[id] ?? catalogue, catalogue, reader.grammar)(message);
}

/** A reason of a computer player in words. */
export function sayWhy({ id, catalogue }: AnyGame, message: Message): string {
  return sayIn(reader.players, reader.games[id] ?? catalogue, reader.grammar)(message);
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
