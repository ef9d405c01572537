import { loadGame as load } from '@dustfront/games';
import type { AnyGame } from '@dustfront/kernel';

// Each game is a part of the program of its own, loaded when a table needs it.

/** The game by its present rules, or by those of the version that a match began with. */
export async function loadGame(id: string, version?: string): Promise<AnyGame> {
  const game = await load(id, version);
  if (game === null) throw new Error(version === undefined ? `no game ${id}` : `no game ${id} ${version}`);
  return game;
}
