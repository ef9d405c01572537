import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { AnyGame, Json } from '@dustfront/kernel';
import { beforeAll, describe, expect, test } from 'vitest';
import { ownGames } from '../src/games.ts';
import type { OfferedGames } from '../src/offered.ts';
import { Client } from './client.ts';
import { freshDatabase } from './fresh.ts';
import { copyToPostgres, releases, unpack } from './releases.ts';
import { type TestServer, testServer } from './server.ts';

let games: OfferedGames;
beforeAll(async () => {
  games = await ownGames(() => ['recruit']);
});

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

/** The house after somebody has given a scenario other contents under its old name. */
function rebalanced(house: OfferedGames): OfferedGames {
  const offered = house.get('dust-tactics')!;
  const other = (setup: Json): Json =>
    (setup as { scenario?: unknown }).scenario === 'the-courier'
      ? { ...(setup as object), scenario: 'hold-the-depot' }
      : setup;
  const { game } = offered;
  const changed: AnyGame = {
    ...game,
    setup: (setup) => game.setup(other(setup)),
    complete: (setup) => game.complete!(other(setup)),
  };
  const earlier = async (version: string): Promise<AnyGame | null> =>
    version === game.version ? changed : ((await offered.earlier?.(version)) ?? null);
  return new Map(house).set(game.id, { ...offered, game: changed, earlier });
}

test('a match goes on when its scenario is rebalanced', async () => {
  const before = await testServer({}, { games });
  const [ann, bob] = await Promise.all(['Ann', 'Bob'].map((name) => Client.guest(before.port, name)));
  const { id } = await ann!.create({ game: 'dust-tactics', setup: { scenario: 'the-courier' } });
  await bob!.post(`/api/matches/${id}/seats/1`);
  for (const client of [ann!, bob!]) await (await client.connect()).watch(id);
  const asked = [ann!, bob!].find((client) => client.tables.get(id)!.state.question)!;
  await asked.answer(id, 0);
  for (const client of [ann!, bob!]) client.close();
  await before.stop();
  const after = await testServer({}, { games: rebalanced(games) }, before.folder);
  const [told] = await replayed(after);
  expect(told).toMatchObject({ number: 1, frozen: null });
  // Whoever asks is still told the name under which it was opened.
  expect((await after.app.store.matches.byId(id))!.settings).toMatchObject({
    setup: { scenario: 'the-courier' },
  });
  await after.end();
});

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
    const server = await testServer({}, { games }, folder);
    await check(server);
    await server.stop();
    const later = await testServer({}, { games: rebalanced(games) }, folder);
    await check(later);
    await later.end();
  });

  test('goes on in PostgreSQL', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'dustfront-release-'));
    const url = await freshDatabase('database');
    await copyToPostgres(unpack(release, folder), url);
    rmSync(folder, { recursive: true });
    const server = await testServer({ databaseUrl: url }, { games });
    await check(server);
    await server.end();
    const later = await testServer({ databaseUrl: url }, { games: rebalanced(games) });
    await check(later);
    await later.end();
  });
});
