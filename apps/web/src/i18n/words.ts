import { loadWords as playerWords } from '@dustfront/ai/words';
import { type GameId, loadWords } from '@dustfront/games';
import { type Catalogue, type Grammar, type Message, type Problem, type Say, sayIn } from '@dustfront/kernel';
import { take, taken } from './fetched.ts';
import { language, num, percent, plural } from './index.ts';

// What games and computer players say comes with them, a language at a time; the pages' own texts are `t`.

const players = 'players';

/** Gets the words of a game in the reader's language; they follow when the reader changes it. */
export const needWords = (game: GameId): Promise<void> =>
  take(game, (lang) => loadWords(game, lang), language());

export const needPlayerWords = (): Promise<void> => take(players, playerWords, language());

/** A text of a game by its key, where it has one. */
export const wordOf = (game: GameId, key: string): string | undefined => taken(game, language())[key];

const grammar = (): Grammar => ({ plural: plural() });

/** How a game's messages are said; `written` are its own texts, which English reads first (earlier rules). */
export function sayOf(game: GameId, written: Catalogue = {}): Say {
  const words = taken(game, language());
  return language() === 'en' ? sayIn(written, words) : sayIn(words, written, grammar());
}

/** What is wrong with an army, a scenario or a set-up, in the reader's language. */
export function problemText(game: GameId, { code, params, text }: Problem): string {
  const key = `problem.${code}`;
  return wordOf(game, key) === undefined ? text : sayOf(game)({ key, params: params ?? {} });
}

/** Odds that were rounded to whole percents: 0 and 100 are not certain. */
const odds = new Set(['kill', 'chance', 'win']);

const figure = (value: number, name: string): string =>
  odds.has(name)
    ? percent(Math.min(0.999, Math.max(0.001, value / 100)))
    : num(value, Number.isInteger(value) ? 0 : 1);

/** The reasons of a computer player, a sentence each. */
export function sayWhy(reasons: readonly Message[], game: GameId): string[] {
  const say = sayIn(taken(players, language()), taken(game, language()), { ...grammar(), number: figure });
  return reasons.map(say);
}

/** A place on a table, as computer players point it out. */
export const sayPlace = (place: Message): string => sayIn(taken(players, language()))(place);

type Hint =
  | 'because'
  | 'hint'
  | 'ask'
  | 'key'
  | 'thinking'
  | 'none'
  | 'instead'
  | 'chance'
  | 'less'
  | 'equal'
  | 'untried'
  | 'fires'
  | 'do';

/** A text around hints and reasons; they come with the table, not with the start page. */
export const hw = (key: Hint, params: NonNullable<Message['params']> = {}): string =>
  sayIn(taken(players, language()))({ key: `hint.${key}`, params });
