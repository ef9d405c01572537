import { loadGame } from '../games/load.ts';

const loaded = new Map<string, Readonly<Record<string, string>>>();

/** The English texts of a game, as the game itself gives them, by its present rules or by those of an earlier version. */
export async function catalogueOf(game: string, version?: string): Promise<Readonly<Record<string, string>>> {
  const key = `${game} ${version ?? ''}`;
  const known = loaded.get(key);
  if (known !== undefined) return known;
  const { catalogue } = await loadGame(game, version);
  loaded.set(key, catalogue);
  return catalogue;
}
