import { afterAll, beforeAll, expect, test } from 'vitest';
import { randomBots } from '../src/bots/random.ts';
import { ownGames } from '../src/games.ts';
import { type TestServer, testServer } from '../test/server.ts';
import { playOneMatch } from './bot.ts';

let server: TestServer;
beforeAll(async () => {
  server = await testServer({}, { games: await ownGames(() => ['random']), bots: randomBots });
});
afterAll(() => server.end());

test('the example bot plays a whole game against a computer over the documented protocol', async () => {
  const played = await playOneMatch(`http://127.0.0.1:${server.port}`, 'dust-tactics');
  expect(played.answers).toBeGreaterThan(10);
  expect(played.result).toMatchObject({ by: 'rules' });
  expect((await server.app.store.matches.byId(played.match))?.status).toBe('finished');
});
