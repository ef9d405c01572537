import { DEFAULT_SETUPS, gameIdOf, loadGame, loadGames } from '@dustfront/games';
import type { OfferedGame, Shelf } from './shelf.ts';

/** The games of the house, each with its computer players. */
export async function gamesOfTheHouse(levels: (game: string) => readonly string[]): Promise<Shelf> {
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
