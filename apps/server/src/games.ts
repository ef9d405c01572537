import { DEFAULT_SETUPS, gameIdOf, loadGame, loadGames } from '@dustfront/games';
import type { OfferedGame, OfferedGames } from './offered.ts';

/** The games that are played here, each with its computer players. */
export async function ownGames(levels: (game: string) => readonly string[]): Promise<OfferedGames> {
  const games = await loadGames();
  return new Map(
    games.map((game): [string, OfferedGame] => [
      game.id,
      {
        game,
        earlier: (version) => loadGame(game.id, version),
        defaultSetup: DEFAULT_SETUPS[gameIdOf(game.id)],
        computers: levels(game.id),
        secrets: game.imagine !== undefined,
      },
    ]),
  );
}
