import { levelsFor } from '@dustfront/ai';
import { dustTactics } from '@dustfront/dust-tactics';
import { parseRecord } from '@dustfront/kernel';
import { verifyRecord } from '@dustfront/protocol';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { BotPool } from '../src/bots/pool.ts';
import { gamesOfTheHouse } from '../src/games.ts';
import { Client } from './client.ts';
import { type TestServer, testServer } from './server.ts';

let server: TestServer;
beforeAll(async () => {
  const shelf = await gamesOfTheHouse((game) => levelsFor(game).map(({ id }) => id));
  server = await testServer({}, { shelf, bots: new BotPool(1) });
});
afterAll(() => server.end());

test('two computers play a whole Core Set match in a worker; the spectator sees every step, the record proves itself', async () => {
  const ann = await (await Client.guest(server.port, 'Ann')).connect();
  const match = await ann.create({ game: 'dust-tactics', seats: ['recruit', 'recruit'] });
  await ann.watch(match.id);
  const table = ann.tables.get(match.id)!;
  await expect.poll(() => table.state.status, { timeout: 50_000, interval: 100 }).toBe('finished');
  const fresh = await (await Client.guest(server.port, 'Eve')).connect();
  await fresh.watch(match.id);
  expect(fresh.tables.get(match.id)!.view).toEqual(table.view);
  expect(table.entries.map((e) => e.number)).toEqual(table.entries.map((_, i) => i));
  const { record } = await ann.get<{ record: string }>(`/api/matches/${match.id}/record`);
  expect(verifyRecord(dustTactics, parseRecord(record))).toMatchObject({ ok: true });
  ann.close();
  fresh.close();
}, 60_000);
