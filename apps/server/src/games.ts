import { loadGame, loadGames } from '@dustfront/games';
import type { Json } from '@dustfront/kernel';
import type { OfferedGame, Shelf } from './shelf.ts';

/** What is played when a match is opened without a set-up. */
const defaults: Record<string, Json> = {
  'dust-tactics': { scenario: 'the-courier' },
};

/** The games of the house, each with its computer players. */
export async function gamesOfTheHouse(levels: (game: string) => readonly string[]): Promise<Shelf> {
  const games = await loadGames();
  return new Map(
    games.map((game): [string, OfferedGame] => [
      game.id,
      {
        game,
        earlier: (version) => loadGame(game.id, version),
        defaultSetup: defaults[game.id] ?? {},
        computers: levels(game.id),
        secrets: game.imagine !== undefined,
      },
    ]),
  );
}
