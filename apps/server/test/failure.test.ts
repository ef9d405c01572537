import { type AnyGame, RULES_FAILED } from '@dustfront/kernel';
import { planted, ticTacToe } from '@dustfront/testkit';
import { afterEach, describe, expect, test } from 'vitest';
import type { OfferedGames } from '../src/offered.ts';
import { Client } from './client.ts';
import { type TestServer, testServer } from './server.ts';

let server: TestServer;
afterEach(() => server.end());

const gamesOf = (game: AnyGame): OfferedGames =>
  new Map([[game.id, { game, defaultSetup: {}, computers: ['random'], secrets: false }]]);

/** Two people at a table whose game has a bug. */
async function seated(
  game: AnyGame,
  more: object = {},
): Promise<{ ann: Client; bob: Client; match: string }> {
  server = await testServer({}, { games: gamesOf(game) });
  const ann = await (await Client.guest(server.port, 'Ann')).connect();
  const bob = await (await Client.guest(server.port, 'Bob')).connect();
  const { id: match } = await ann.create({ game: game.id, seats: ['me', 'open'], ...more });
  await bob.post(`/api/matches/${match}/seats/1`);
  await ann.watch(match);
  await bob.watch(match);
  return { ann, bob, match };
}

const first = 'mark 0';

describe('the rules fail at an answer', () => {
  test.each(['free', 'consent'])('it is refused, another goes on (take-back %s)', async (takeBack) => {
    const { ann, bob, match } = await seated(
      planted(ticTacToe, (option) => option === first),
      { takeBack },
    );
    const before = structuredClone(ann.tables.get(match)!);
    expect(await ann.answer(match, first)).toMatchObject({ t: 'refused', refusal: { code: RULES_FAILED } });
    expect(await ann.answer(match, first)).toMatchObject({ t: 'refused', refusal: { code: RULES_FAILED } });
    const fresh = await ann.watch(match);
    expect(fresh.view).toEqual(before.view);
    expect(fresh.state.question).toEqual(before.state.question);
    expect(fresh.entries).toEqual(before.entries);
    expect((await ann.answer(match, 4)).t).toBe('accepted');
    await expect.poll(() => bob.tables.get(match)!.state.question).not.toBeNull();
    ann.close();
    bob.close();
  });

  test('it is ended without a result by whoever sits there, unrated, and only after a failure', async () => {
    const { ann, bob, match } = await seated(
      planted(ticTacToe, () => true),
      { rated: true },
    );
    expect(await bob.command({ t: 'end', match } as never)).toMatchObject({
      refusal: { code: 'nothing-failed' },
    });
    for (const option of [0, 3]) expect((await ann.answer(match, option)).t).toBe('refused');
    expect((await bob.command({ t: 'end', match } as never)).t).toBe('accepted');
    await expect.poll(() => ann.tables.get(match)!.state.status).toBe('finished');
    expect(ann.tables.get(match)!.state.result).toMatchObject({ by: 'failure', places: [0, 0] });
    const { record } = await ann.get<{ record: string }>(`/api/matches/${match}/record`);
    expect(record).toContain('dustfront record 1');
    ann.close();
    bob.close();
  });

  test('a computer answers otherwise; if every answer fails, the match ends without a result', async () => {
    server = await testServer({}, { games: gamesOf(planted(ticTacToe, (option) => option !== first)) });
    const ann = await (await Client.guest(server.port, 'Ann')).connect();
    const { id: match } = await ann.create({ game: ticTacToe.id, seats: ['random', 'me'] });
    await ann.watch(match);
    await expect.poll(() => ann.tables.get(match)!.state.asked).toEqual([1]);
    expect((await ann.answer(match, 0)).t).toBe('refused');
    expect((await ann.command({ t: 'end', match } as never)).t).toBe('accepted');
    await server.end();
    server = await testServer({}, { games: gamesOf(planted(ticTacToe, () => true)) });
    const bob = await (await Client.guest(server.port, 'Bob')).connect();
    const other = await bob.create({ game: ticTacToe.id, seats: ['random', 'me'] });
    await bob.watch(other.id);
    await expect.poll(() => bob.tables.get(other.id)!.state.result).toMatchObject({ by: 'failure' });
    ann.close();
    bob.close();
  });

  test('before the first question: the match ends without a result as soon as it begins', async () => {
    let isBroken = false;
    const game: AnyGame = {
      ...ticTacToe,
      get frames() {
        return isBroken ? {} : ticTacToe.frames;
      },
    };
    server = await testServer({}, { games: gamesOf(game) });
    const ann = await (await Client.guest(server.port, 'Ann')).connect();
    const bob = await Client.guest(server.port, 'Bob');
    const { id } = await ann.create({ game: game.id, seats: ['me', 'open'] });
    isBroken = true;
    await bob.post(`/api/matches/${id}/seats/1`);
    expect(await ann.get(`/api/matches/${id}`)).toMatchObject({
      status: 'finished',
      result: { by: 'failure' },
    });
    ann.close();
  });
});
