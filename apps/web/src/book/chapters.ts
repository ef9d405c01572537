import { type GameId, gameOfRule } from '@dustfront/games';
import { dustBook } from '../games/dust/book/book.ts';
import { coreBook } from '../games/dust-tactics/book.ts';
import { tacticsBook } from '../games/dust-tactics-2014/book.ts';
import type { Chapter, GameBook } from './book.ts';

const books: Readonly<Record<GameId, GameBook>> = {
  [coreBook.id]: coreBook,
  [tacticsBook.id]: tacticsBook,
  [dustBook.id]: dustBook,
};

export const bookOf = (game: GameId): GameBook => books[game];

/** The chapter of a rule. */
export function chapterOf(game: GameId, rule: string): Chapter | undefined {
  const [, group = ''] = rule.split('.');
  return gameOfRule(rule) === game
    ? bookOf(game).chapters.find(({ rules }) => rules.includes(group))
    : undefined;
}
