import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { match, player, seat } from '../src/store/contract/rows.ts';
import type { Player } from '../src/store/store.ts';
import { bothStores } from './both-stores.ts';
import { Client } from './client.ts';
import { type TestServer, testServer } from './server.ts';

const NOW = Date.UTC(2040, 0, 8);
const HOUR = 3_600_000;

describe.each(bothStores)('marks for moderators: $name', ({ open }) => {
  let opened: Awaited<ReturnType<typeof open>>;
  let server: TestServer;
  let people: Player[];
  beforeAll(async () => {
    opened = await open();
    server = await testServer({}, { store: opened.store, now: () => NOW });
    people = ['Ann', 'Bob', 'Cid', 'Dan'].map((name) =>
      player({ kind: 'account', name, nameKey: name.toLowerCase() }),
    );
    for (const one of people) await opened.store.players.create(one);
  });
  afterAll(async () => {
    await server.end();
    await opened.end();
  });

  /** A rated match of two that ended so many hours ago; who is named won it, nobody if it did not count. */
  async function met(one: Player, other: Player, hours: number, winner: Player | null): Promise<void> {
    const at = NOW - hours * HOUR;
    const m = match({ status: 'playing', settings: { clock: null, rated: true } as never });
    const sits = [one, other].map(({ id }, i) => seat(m, `${i}`, { kind: 'human', player: id }));
    await opened.store.matches.create(m, sits);
    await opened.store.matches.finish(m.id, {}, at);
    if (winner === null) return;
    const changes = [one, other].map(({ id }) => {
      const rest = { match: m.id, player: id, game: m.game, deviation: 90, at };
      return { ...rest, before: 1500, after: id === winner.id ? 1510 : 1490 };
    });
    await opened.store.ratings.record(m.id, [], changes);
  }

  test('name who feeds whom, who meets too often, and whose matches did not count; and nobody else', async () => {
    const [ann, bob, cid, dan] = people as [Player, Player, Player, Player];
    for (let i = 0; i < 5; i++) await met(ann, bob, 30 + i, bob);
    for (let i = 0; i < 6; i++) await met(cid, dan, i + 1, i % 2 === 0 ? cid : dan);
    for (let i = 0; i < 3; i++) await met(ann, dan, 50 + i, null);
    // Too old, too few.
    for (let i = 0; i < 5; i++) await met(ann, cid, 200 + i, ann);
    for (let i = 0; i < 4; i++) await met(bob, dan, 30 + i, bob);
    const mod = await Client.guest(server.port, 'Mod');
    await expect(mod.get('/api/marks')).rejects.toMatchObject({ status: 403 });
    const account = { name: 'Mod Test', password: 'four odd words in a row' };
    const { token, me } = await mod.post<{ token: string; me: { id: string } }>('/api/account', account);
    mod.token = token;
    await server.app.accounts.appoint([me.id]);
    const { marks } = await mod.get<{ marks: { reason: string; players: { name: string }[] }[] }>(
      '/api/marks',
    );
    const told = marks.map((mark) => ({ ...mark, players: mark.players.map(({ name }) => name) }));
    expect(told).toContainEqual({
      reason: 'one-sided',
      game: 'toy',
      players: ['Bob', 'Ann'],
      matches: 5,
      gained: 50,
    });
    expect(told).toContainEqual({
      reason: 'not-counted',
      game: 'toy',
      players: expect.arrayContaining(['Ann', 'Dan']),
      matches: 3,
      gained: 0,
    });
    const often = told.filter(({ reason }) => reason === 'often');
    expect(often[0]).toMatchObject({
      players: expect.arrayContaining(['Cid', 'Dan']),
      matches: 6,
      gained: 0,
    });
    expect(told).toHaveLength(3);

    const oneSided = { reason: 'one-sided', game: 'toy', players: [ann.id, bob.id] };
    const reasons = async (): Promise<string[]> =>
      (await mod.get<{ marks: { reason: string }[] }>('/api/marks')).marks.map(({ reason }) => reason).sort();
    const stranger = await Client.guest(server.port, 'Eve');
    await expect(stranger.post('/api/marks', oneSided)).rejects.toMatchObject({ status: 403 });
    await expect(mod.post('/api/marks', { ...oneSided, players: [ann.id, cid.id] })).rejects.toMatchObject({
      status: 404,
    });
    await mod.post('/api/marks', oneSided);
    expect(await reasons()).toEqual(['not-counted', 'often']);
    await met(ann, bob, 1, bob);
    expect(await reasons()).toEqual(['not-counted', 'often', 'one-sided']);
  });
});
