import { type GameId, isGameId } from '@dustfront/games';
import { coreSet } from './core-set/game.ts';
import { dust } from './dust/game.ts';
import type { CliGame } from './game.ts';
import { tactics2014 } from './tactics-2014/game.ts';

export const GAMES: Readonly<Record<GameId, CliGame>> = {
  'dust-tactics': coreSet,
  'dust-tactics-2014': tactics2014,
  dust,
};

/** What is known of a game; null for one that has no words here yet. */
export const gameFor = (id: string): CliGame | null => (isGameId(id) ? GAMES[id] : null);
