import { expect, test } from 'vitest';
import { frozenVersions, GAME_IDS, loadGame, loadGames } from './index.ts';

test('every game is found under its own id, and nothing else is', async () => {
  const games = await loadGames();
  expect(games.map((game) => game.id)).toEqual(GAME_IDS);
  expect(await loadGame('chess')).toBeNull();
  expect(await loadGame('constructor')).toBeNull();
});

test.each(GAME_IDS)('%s is found by each version that is kept, and by no other', async (id) => {
  const newest = (await loadGame(id))!;
  expect(await loadGame(id, newest.version)).toBe(newest);
  expect(frozenVersions(id).length).toBeGreaterThan(0);
  for (const version of frozenVersions(id))
    expect(await loadGame(id, version)).toMatchObject({ id, version });
  expect(await loadGame(id, '0')).toBeNull();
  expect(await loadGame(id, 'constructor')).toBeNull();
});
