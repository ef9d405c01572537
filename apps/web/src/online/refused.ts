import type { GameId } from '@dustfront/games';
import type { Catalogue, Problem } from '@dustfront/kernel';
import { language } from '../i18n/index.ts';
import { lazyWords } from '../i18n/lazy.ts';
import { problemText } from '../i18n/words.ts';
import { ServerError } from './server.ts';
import type { words } from './words/en.ts';

type RefusalWord = keyof typeof words;
/** Why a server refuses, in another language. */
export type RefusalWords = Readonly<Record<RefusalWord, string>>;

const { need, say } = lazyWords<RefusalWord>(
  'refusals',
  (lang) => import(`./words/${lang}.ts`) as Promise<{ words: Catalogue }>,
);

/** Gets the words for whatever a server may refuse. */
export const needRefusals = need;

/** The text of a code; a code that has none says itself. */
const known = (code: string, params?: Problem['params']): string | null => {
  const text = say(code as RefusalWord, params as Parameters<typeof say>[1]);
  return text === code ? null : text;
};

/** What is wrong with a set-up that was sent: the server's own reason, or the game's. */
const problemLine = (game: GameId | null, problem: Problem): string => {
  const own = known(`problem.${problem.code}`, problem.params);
  return `${problem.at}: ${own ?? (game === null ? problem.text : problemText(game, problem))}`;
};

/** Why a table cannot go on, where a server said it by a code; anything else as it is. */
export const failureText = (failure: string): string => known(failure) ?? failure;

/**
 * Why something did not succeed, in the reader's language; in English as the server says it, which is more exact,
 * unless the server does not know it itself.
 */
export function refusedText(error: unknown, game: GameId | null = null): string {
  if (!(error instanceof ServerError)) return error instanceof Error ? error.message : String(error);
  const exact = language() === 'en' && error.code !== 'failed';
  const text = exact ? error.message : (known(error.code) ?? error.message);
  return [text, ...error.problems.map((problem) => problemLine(game, problem))].join('; ');
}
