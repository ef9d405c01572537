import { frozenVersions, GAME_IDS, loadGame } from '@dustfront/games';
import { type AnyGame, type Json, parseRecord } from '@dustfront/kernel';
import { verifyRecord } from '@dustfront/protocol';
import { expect, test } from 'vitest';
import { BotPool } from '../src/bots/pool.ts';
import { ownGames } from '../src/games.ts';
import type { OfferedGames } from '../src/offered.ts';
import { Client } from './client.ts';
import { type TestServer, testServer } from './server.ts';

const earlier = GAME_IDS.flatMap((id) => frozenVersions(id).map((version) => ({ id, version })));
const setups: Record<string, Json> = {
  'dust-tactics': { scenario: 'the-courier' },
  'dust-tactics-2014': { scenario: 'firefight' },
};

/** A server of the day when these were the newest rules. */
const then = (game: AnyGame): OfferedGames =>
  new Map([[game.id, { game, defaultSetup: setups[game.id] ?? {}, computers: ['random'], secrets: true }]]);

async function begun(server: TestServer, game: string): Promise<{ ann: Client; match: string }> {
  const ann = await (await Client.guest(server.port, 'Ann')).connect();
  const { id: match } = await ann.create({
    game,
    seats: ['me', 'random'],
    ...(setups[game] ? { setup: setups[game] } : {}),
  });
  await ann.watch(match);
  return { ann, match };
}

/** Answers as often as asked, or until the match is over. */
async function answers(ann: Client, match: string, times: number): Promise<void> {
  for (let given = 0; given < times; ) {
    const { state } = ann.tables.get(match)!;
    if (state.status === 'finished') return;
    if (state.question === null) await ann.next('step');
    else {
      const reply = await ann.answer(match, (given * 7) % state.question.options.length);
      expect(reply.t).toBe('accepted');
      given++;
    }
  }
}

test.each(earlier)(
  'a match that began with version $version of $id goes on by it after the release of the next',
  async ({ id, version }) => {
    const game = (await loadGame(id, version))!;
    const old = await testServer({}, { games: then(game) });
    const { ann, match } = await begun(old, id);
    await answers(ann, match, 10);
    const { token } = ann;
    const before = ann.tables.get(match)!;
    ann.close();
    await old.stop();
    const server = await testServer(
      {},
      { games: await ownGames(() => ['random']), bots: new BotPool(1) },
      old.folder,
    );
    const again = new Client(server.port);
    again.token = token;
    await again.connect();
    const table = await again.watch(match);
    expect(table.info.version).toBe(version);
    if (table.number === before.number) expect(table.view).toEqual(before.view);
    await answers(again, match, 10);
    await again.command({ t: 'resign', match });
    await expect.poll(() => again.tables.get(match)!.state.status).toBe('finished');
    const { record } = await again.get<{ record: string }>(`/api/matches/${match}/record`);
    const parsed = parseRecord(record);
    expect(parsed.header.version).toBe(version);
    expect(parsed.entries.length).toBeGreaterThan(20);
    expect(verifyRecord(game, parsed)).toMatchObject({ word: 'consistent' });
    again.close();
    await server.end();
  },
  60_000,
);

test('a match of a version that is not kept is frozen, and its log stays whole', async () => {
  const game: AnyGame = { ...(await loadGame('dust'))!, version: '0' };
  const old = await testServer({}, { games: then(game) });
  const { ann, match } = await begun(old, 'dust');
  const { token } = ann;
  ann.close();
  await old.stop();
  const server = await testServer({}, { games: await ownGames(() => ['random']) }, old.folder);
  const again = new Client(server.port);
  again.token = token;
  await again.connect();
  again.send({ t: 'watch', match });
  expect((await again.next('refused')).refusal.code).toBe('table-frozen');
  again.close();
  await server.end();
});
