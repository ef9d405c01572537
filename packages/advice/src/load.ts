import { type GameId, isGameId } from '@dustfront/games';
import type { Advisor } from './advisor.ts';

/** Each is a part of its own, loaded when it is needed; DUST has none. */
const GAMES: Readonly<Record<GameId, (() => Promise<Advisor>) | null>> = {
  'dust-tactics': async () => (await import('./dust-tactics/advisor.ts')).coreAdvisor,
  'dust-tactics-2014': async () => (await import('./dust-tactics-2014/advisor.ts')).tacticsAdvisor,
  dust: null,
};

/** The advisor of a game; null for one that has none. */
export const loadAdvisor = async (game: string): Promise<Advisor | null> =>
  isGameId(game) ? ((await GAMES[game]?.()) ?? null) : null;
