import { afterAll, beforeAll, expect, test } from 'vitest';
import { randomBots } from '../src/bots/random.ts';
import { gamesOfTheHouse } from '../src/games.ts';
import { type TestServer, testServer } from '../test/server.ts';
import { playOneMatch } from './bot.ts';

let server: TestServer;
beforeAll(async () => {
  server = await testServer({}, { shelf: await gamesOfTheHouse(() => ['random']), bots: randomBots });
});
afterAll(() => server.end());

test('the example bot plays a whole game against a computer over the documented protocol', async () => {
  const played = await playOneMatch(`http://127.0.0.1:${server.port}`, 'dust-tactics');
  expect(played.answers).toBeGreaterThan(10);
  expect(played.result).toMatchObject({ by: 'rules' });
  expect((await server.app.store.matches.byId(played.match))?.status).toBe('finished');
});
