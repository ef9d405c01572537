import { CoreLuck } from '@dustfront/advice/dust-tactics';
import { type GameId, isGameId } from '@dustfront/games';
import type { Json } from '@dustfront/kernel';
import { dustArena, dustVaried } from '../dust/setups.ts';
import { coreArena, coreVaried } from '../dust-tactics/setups.ts';
import { tacticsArena, tacticsVaried } from '../dust-tactics-2014/setups.ts';
import type { Pick } from '../picking.ts';

/** What is played where computers play among themselves. */
export interface Practised {
  /** The n-th pair of the arena. */
  readonly arena: (pair: number, players: number) => Json;
  /** The n-th of many different set-ups. */
  readonly varied: (n: number, pick: Pick) => Json;
  /** Keeps the account of luck. */
  readonly luck: (() => CoreLuck) | null;
}

const GAMES: Readonly<Record<GameId, Practised>> = {
  'dust-tactics': { arena: coreArena, varied: coreVaried, luck: () => new CoreLuck() },
  'dust-tactics-2014': { arena: tacticsArena, varied: tacticsVaried, luck: null },
  dust: { arena: dustArena, varied: dustVaried, luck: null },
};

/** How a game is practised; null for one that nobody has studied yet. */
export const practised = (game: string): Practised | null => (isGameId(game) ? GAMES[game] : null);
