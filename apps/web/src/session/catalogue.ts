import { gameIdOf } from '@dustfront/games';
import type { Catalogue } from '@dustfront/kernel';
import { loadGame } from '../games/load.ts';
import { needPlayerWords, needWords } from '../i18n/words.ts';

/**
 * Gets everything that is said at a table of this game, and returns the texts that the game itself was written with, by
 * its present rules or by those of an earlier version.
 */
export async function catalogueOf(game: string, version?: string): Promise<Catalogue> {
  const [{ catalogue }] = await Promise.all([
    loadGame(game, version),
    needWords(gameIdOf(game)),
    needPlayerWords(),
  ]);
  return catalogue;
}
