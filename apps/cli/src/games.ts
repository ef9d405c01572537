import { type GameId, isGameId } from '@dustfront/games';
import { dustGame } from './dust/game.ts';
import { coreGame } from './dust-tactics/game.ts';
import { tacticsGame } from './dust-tactics-2014/game.ts';
import type { CliGame } from './game.ts';

export const GAMES: Readonly<Record<GameId, CliGame>> = {
  [coreGame.id]: coreGame,
  [tacticsGame.id]: tacticsGame,
  [dustGame.id]: dustGame,
};

/** What is known of a game; null for one that has no words here yet. */
export const gameFor = (id: string): CliGame | null => (isGameId(id) ? GAMES[id] : null);
