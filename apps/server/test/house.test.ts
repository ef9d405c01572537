import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { levelsFor } from '@dustfront/ai';
import { GAME_IDS, loadGame } from '@dustfront/games';
import { parseRecord } from '@dustfront/kernel';
import { verifyRecord } from '@dustfront/protocol';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { BotPool } from '../src/bots/pool.ts';
import { ownGames } from '../src/games.ts';
import { Client } from './client.ts';
import { type TestServer, testServer } from './server.ts';

let server: TestServer;
beforeAll(async () => {
  const games = await ownGames((game) => levelsFor(game).map(({ id }) => id));
  server = await testServer({}, { games, bots: new BotPool(1) });
});
afterAll(() => server.end());

const records = new Map<string, string>();

for (const id of GAME_IDS) {
  test(`${id}: computers play a whole match; the spectator sees every step, the record proves itself`, async () => {
    const ann = await (await Client.guest(server.port, 'Ann')).connect();
    const weakest = levelsFor(id)[0]!.id;
    const match = await ann.create({ game: id, seats: [weakest, weakest] });
    await ann.watch(match.id);
    const table = ann.tables.get(match.id)!;
    await expect.poll(() => table.state.status, { interval: 100 }).toBe('finished');
    const fresh = await (await Client.guest(server.port, 'Eve')).connect();
    await fresh.watch(match.id);
    expect(fresh.tables.get(match.id)!.view).toEqual(table.view);
    expect(table.entries.map((e) => e.number)).toEqual(table.entries.map((_, i) => i));
    const { record } = await ann.get<{ record: string }>(`/api/matches/${match.id}/record`);
    expect(verifyRecord((await loadGame(id))!, parseRecord(record))).toMatchObject({ word: 'consistent' });
    records.set(id, record);
    ann.close();
    fresh.close();
  });
}

test('the command line checks the dice of a record from its text alone, and finds another seed', () => {
  const good = join(server.folder, 'good.record');
  const bad = join(server.folder, 'bad.record');
  const record = records.get('dust-tactics')!;
  writeFileSync(good, record);
  writeFileSync(
    bad,
    record.replace(/seed=(.)/, (_, first: string) => `seed=${first === 'a' ? 'b' : 'a'}`),
  );
  const program = fileURLToPath(new URL('../../cli/bin/dustfront.mjs', import.meta.url));
  const run = spawnSync(process.execPath, [program, 'verify', '--json', good, bad], { encoding: 'utf8' });
  const [first, second] = run.stdout
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as { valid: boolean; dice: string; reason?: string });
  expect(first).toMatchObject({ valid: true, dice: 'consistent with itself' });
  expect(second).toMatchObject({
    valid: false,
    reason: 'not as promised: the secret is not the one that was promised',
  });
  expect(run.status).toBe(1);
});
