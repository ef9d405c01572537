import { afterEach, describe, expect, test } from 'vitest';
import type { BotTask } from '../src/bots/bots.ts';
import { randomBots } from '../src/bots/random.ts';
import { type Config, defaultLimits } from '../src/config.ts';
import { Client } from './client.ts';
import { type TestServer, testServer } from './server.ts';

let server: TestServer;
afterEach(() => server.end());

const limits = { ...defaultLimits, guests: 1000, logins: 1000 };
const begin = async (config: Partial<Config> = {}, bots = randomBots) => {
  server = await testServer({ limits, ...config }, { bots });
};
const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
const alone = { game: 'tic-tac-toe', seats: ['random', 'random'] };

describe('computer players', () => {
  test('think for nobody only where somebody looks, and go on when somebody does', async () => {
    const asked: BotTask[] = [];
    await begin(
      {},
      {
        choose(task) {
          asked.push(task);
          return randomBots.choose(task);
        },
        async close() {},
      },
    );
    const ann = await (await Client.guest(server.port, 'Ann')).connect();
    const { id } = await ann.create(alone);
    await pause(300);
    await server.app.tables.care();
    await pause(200);
    expect(asked).toHaveLength(0);
    await ann.watch(id);
    await expect.poll(() => ann.tables.get(id)!.state.status).toBe('finished');
    ann.close();
  });

  test('answer at once in a match of people, also when nobody looks: the next one is told', async () => {
    await begin();
    const [ann, bob] = await Promise.all(['Ann', 'Bob'].map((name) => Client.guest(server.port, name)));
    const { id } = await ann!.create({
      game: 'sealed-bids',
      setup: { seats: 3 },
      seats: ['me', 'open', 'random'],
    });
    await bob!.post(`/api/matches/${id}/seats/1`);
    const answered = () => server.app.tables.get(id).then((table) => table!.read((ledger) => ledger!.number));
    await expect.poll(answered).toBe(1);
  });

  test('people come first, and nobody keeps them busy for the others', async () => {
    const waiting: { task: BotTask; done(): void }[] = [];
    await begin(
      {},
      {
        choose: (task) =>
          new Promise((resolve) => {
            waiting.push({ task, done: () => void randomBots.choose(task).then(resolve) });
          }),
        async close() {},
      },
    );
    const [ann, bob] = await Promise.all(
      ['Ann', 'Bob'].map(async (name) => (await Client.guest(server.port, name)).connect()),
    );
    const watched = await ann!.create(alone);
    await ann!.watch(watched.id);
    const played = await bob!.create({ game: 'tic-tac-toe', seats: ['random', 'me'] });
    await bob!.watch(played.id);
    await expect.poll(() => waiting.length).toBe(2);
    expect(waiting.map(({ task }) => task.turn)).toEqual([
      { of: ann!.id, first: false },
      { of: bob!.id, first: true },
    ]);
    for (const { done } of waiting) done();
    ann!.close();
    bob!.close();
  });
});

describe('how many matches', () => {
  test('a player may have waiting, seated in them or not', async () => {
    await begin({ limits: { ...limits, waitingMatches: 3 } });
    const ann = await Client.guest(server.port, 'Ann');
    for (let i = 0; i < 3; i++) await ann.create({ game: 'tic-tac-toe', seats: ['open', 'open'] });
    await expect(ann.create({ game: 'tic-tac-toe' })).rejects.toMatchObject({
      status: 429,
      code: 'too-many-waiting',
    });
  });

  test('a player may have against computers, set down at once or later', async () => {
    await begin({ limits: { ...limits, computerMatches: 2 } });
    const ann = await Client.guest(server.port, 'Ann');
    const waiting = await ann.create({ game: 'tic-tac-toe' });
    for (let i = 0; i < 2; i++) await ann.create(alone);
    await expect(ann.create(alone)).rejects.toMatchObject({ status: 429, code: 'too-many-matches' });
    await expect(
      ann.post(`/api/matches/${waiting.id}/seats/1`, { computer: 'random' }),
    ).rejects.toMatchObject({
      code: 'too-many-matches',
    });
    const bob = await Client.guest(server.port, 'Bob');
    await bob.create(alone);
  });

  test('a house may open in an hour, however many names it uses', async () => {
    await begin({ limits: { ...limits, matchesPerAddress: 4 } });
    const opened: number[] = [];
    for (let i = 0; i < 6; i++) {
      const guest = await Client.guest(server.port, `Guest ${i}`);
      opened.push((await guest.call('POST', '/api/matches', { game: 'tic-tac-toe' })).status);
    }
    expect(opened).toEqual([200, 200, 200, 200, 429, 429]);
  });
});

describe('an operator', () => {
  const moderator = async (): Promise<Client> => {
    const client = await Client.guest(server.port, 'Mod');
    const { token, me } = await client.post<{ token: string; me: { id: string } }>('/api/account', {
      name: 'Mod',
      password: 'quite a long secret',
    });
    await server.app.accounts.appoint([me.id]);
    return Object.assign(client, { token, id: me.id });
  };

  test('ends a match: nobody wins, nobody is rated, everybody is told why', async () => {
    await begin();
    const mod = await moderator();
    const [ann, bob] = await Promise.all(['Ann', 'Bob'].map((name) => Client.guest(server.port, name)));
    const { id } = await ann!.create({ game: 'tic-tac-toe', rated: true });
    await bob!.post(`/api/matches/${id}/seats/1`);
    await (await ann!.connect()).watch(id);
    const body = { reason: 'the house closes' };
    await expect(bob!.post(`/api/matches/${id}/end`, body)).rejects.toMatchObject({ status: 403 });
    await mod.post(`/api/matches/${id}/end`, body);
    await expect
      .poll(() => ann!.tables.get(id)!.state.result)
      .toMatchObject({
        by: 'operator',
        places: [0, 0],
        reason: 'the house closes',
      });
    expect(await bob!.get(`/api/matches/${id}`)).toMatchObject({ status: 'finished' });
    ann!.close();
  });

  test('ends one whose table is frozen, and removes one that waits', async () => {
    await begin();
    const mod = await moderator();
    const ann = await Client.guest(server.port, 'Ann');
    const { id } = await ann.create({ game: 'tic-tac-toe', seats: ['me', 'random'] });
    await server.app.store.entries.append({
      match: id,
      number: 1,
      author: 'server',
      command: 'broken',
      at: 1,
      body: { do: 'answer', seat: 0, number: 1, option: 'no such', rolls: [], hash: '' },
      reply: null,
    });
    await server.app.tables.get(id).then((table) => table!.catchUp(1));
    await mod.post(`/api/matches/${id}/end`, { reason: 'broken' });
    expect(await ann.get(`/api/matches/${id}`)).toMatchObject({
      status: 'finished',
      result: { by: 'operator' },
    });
    const waiting = await ann.create({ game: 'tic-tac-toe' });
    await mod.post(`/api/matches/${waiting.id}/end`, { reason: 'spam' });
    await expect(ann.get(`/api/matches/${waiting.id}`)).rejects.toMatchObject({ status: 404 });
  });
});
