import { anything } from './anything.ts';
import { studied } from './games.ts';
import { readOwnBudget, withOwnBudget } from './own-budget.ts';
import type { Level, Player } from './player.ts';

/** The opponents on offer for a game, weakest first; a game nobody has studied yet has the random one. */
export function levelsFor(game: string): readonly Level[] {
  return studied(game)?.levels ?? [anything('recruit', 'Recruit')];
}

/** Who is asked for advice: the best that answers while somebody waits, and the next. */
export const advisersFor = (game: string): readonly string[] =>
  studied(game)?.advisers ?? levelsFor(game).map(({ id }) => id);

/** Loads one of them, also with a budget of its own (`captain@300`); null if the game has no level of that name. */
export async function loadPlayer(game: string, name: string): Promise<Player | null> {
  const own = readOwnBudget(name);
  const level = levelsFor(game).find(({ id }) => id === own?.level);
  return own === null || level === undefined ? null : withOwnBudget(await level.load(), name, own);
}

/** All of them, loaded. */
export async function playersFor(game: string): Promise<readonly Player[]> {
  return Promise.all(levelsFor(game).map((level) => level.load()));
}
