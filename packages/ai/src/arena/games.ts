import { type GameId, isGameId } from '@dustfront/games';
import { dustPractice } from '../dust/setups.ts';
import { corePractice } from '../dust-tactics/setups.ts';
import { tacticsPractice } from '../dust-tactics-2014/setups.ts';
import type { Practised } from './practised.ts';

const GAMES: Readonly<Record<GameId, Practised>> = {
  [corePractice.id]: corePractice,
  [tacticsPractice.id]: tacticsPractice,
  [dustPractice.id]: dustPractice,
};

/** How a game is practised; null for one that nobody has studied yet. */
export const practised = (game: string): Practised | null => (isGameId(game) ? GAMES[game] : null);
