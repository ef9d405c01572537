import { loadGame } from '../games/load.ts';

const loaded = new Map<string, Readonly<Record<string, string>>>();

/** The English texts of a game, as the game itself gives them. */
export async function catalogueOf(game: string): Promise<Readonly<Record<string, string>>> {
  const known = loaded.get(game);
  if (known !== undefined) return known;
  const { catalogue } = await loadGame(game);
  loaded.set(game, catalogue);
  return catalogue;
}
