import { expect, test } from 'vitest';
import { GAME_IDS, loadGame, loadGames } from './index.ts';

test('every game is found under its own id, and nothing else is', async () => {
  const games = await loadGames();
  expect(games.map((game) => game.id)).toEqual(GAME_IDS);
  expect(await loadGame('chess')).toBeNull();
  expect(await loadGame('constructor')).toBeNull();
});
