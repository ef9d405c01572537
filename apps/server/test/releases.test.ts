import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { gamesOfTheHouse } from '../src/games.ts';
import type { Shelf } from '../src/shelf.ts';
import { type RealPostgres, startPostgres } from './postgres.ts';
import { copyToPostgres, releases, unpack } from './releases.ts';
import { type TestServer, testServer } from './server.ts';

let postgres: RealPostgres;
let shelf: Shelf;
beforeAll(async () => {
  postgres = await startPostgres();
  shelf = await gamesOfTheHouse(() => ['recruit']);
}, 120_000);
afterAll(() => postgres.stop(), 90_000);

/** Every match that has begun, replayed from its log alone and as the server takes it up. */
async function replayed(server: TestServer) {
  const { store, tables } = server.app;
  const rows = (await store.matches.list({ limit: 1000 })).filter((row) => row.status !== 'waiting');
  const told = [];
  for (const row of rows) {
    const table = (await tables.get(row.id))!;
    const number = await table.read((ledger) => ledger?.number ?? -1);
    told.push({
      game: row.game,
      status: row.status,
      number,
      last: await store.entries.last(row.id),
      frozen: table.frozen,
    });
  }
  return told;
}

describe.each(releases)('what release %s has stored', (release) => {
  const check = async (server: TestServer): Promise<void> => {
    const told = await replayed(server);
    expect(new Set(told.map(({ game }) => game)).size).toBe(3);
    expect(new Set(told.map(({ status }) => status))).toEqual(new Set(['playing', 'finished']));
    for (const { number, last, frozen } of told) {
      expect(frozen).toBeNull();
      expect(number).toBe(last);
    }
  };

  test('goes on in the same file', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'dustfront-release-'));
    unpack(release, folder);
    const server = await testServer({}, { shelf }, folder);
    await check(server);
    await server.end();
  }, 60_000);

  test('goes on in PostgreSQL', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'dustfront-release-'));
    const url = await postgres.database();
    await copyToPostgres(unpack(release, folder), url);
    rmSync(folder, { recursive: true });
    const server = await testServer({ databaseUrl: url }, { shelf });
    await check(server);
    await server.end();
  }, 60_000);
});
