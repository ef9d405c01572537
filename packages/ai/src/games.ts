import type { CoreOption } from '@dustfront/dust-tactics';
import { type GameId, isGameId } from '@dustfront/games';
import type { Option } from '@dustfront/kernel';
import { dustKind } from './dust/kind.ts';
import { dustLevels } from './dust/levels.ts';
import { coreKind } from './dust-tactics/kind.ts';
import { coreLevels } from './dust-tactics/levels.ts';
import { tacticsKind } from './dust-tactics-2014/kind.ts';
import { tacticsLevels } from './dust-tactics-2014/levels.ts';
import type { Level } from './player.ts';
import type { Judge } from './review/judge.ts';

/** What computer players know of a game. */
export interface Studied {
  /** The opponents on offer, weakest first. */
  readonly levels: readonly Level[];
  /** The best that answers while somebody waits, and who is asked if it has no answer in time. */
  readonly advisers: readonly [best: string, next: string];
  /** What kind of answer an option is: without who, where and how many. */
  readonly kindOf: (option: Option) => string;
  /** Who weighs decisions afterwards. */
  readonly judge: () => Promise<Judge>;
}

const GAMES: Readonly<Record<GameId, Studied>> = {
  'dust-tactics': {
    levels: coreLevels,
    advisers: ['captain@400', 'sergeant'],
    kindOf: (option) => coreKind(option as CoreOption),
    judge: async () => (await import('./review/dust-tactics.ts')).coreJudge,
  },
  'dust-tactics-2014': {
    levels: tacticsLevels,
    advisers: ['captain@400', 'sergeant'],
    kindOf: tacticsKind,
    judge: async () => (await import('./review/dust-tactics-2014.ts')).tacticsJudge,
  },
  dust: {
    levels: dustLevels,
    advisers: ['general@800', 'staff-officer'],
    kindOf: dustKind,
    judge: async () => (await import('./review/dust.ts')).dustJudge,
  },
};

/** What is known of a game; null for one that nobody has studied yet. */
export const studied = (game: string): Studied | null => (isGameId(game) ? GAMES[game] : null);
