import { ticTacToe } from '@dustfront/testkit';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { type Config, defaultLimits } from '../src/config.ts';
import type { OfferedGames } from '../src/offered.ts';
import { Client } from './client.ts';
import { type TestServer, testServer } from './server.ts';

let server: TestServer;
const clients: Client[] = [];
afterEach(async () => {
  vi.restoreAllMocks();
  for (const client of clients.splice(0)) client.close();
  await server.end();
});

const limits = { ...defaultLimits, guests: 1000, logins: 1000 };
const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
/** However long a test takes: no time passes in which anybody earns more. */
const stopTime = (): unknown => vi.spyOn(performance, 'now').mockReturnValue(performance.now());
const begin = async (config: Partial<Config> = {}, games?: OfferedGames): Promise<void> => {
  server = await testServer({ limits, ...config }, games ? { games } : {});
};
const anybody = async (): Promise<Client> => {
  const client = await new Client(server.port).connect();
  clients.push(client);
  return client;
};

async function pair(body: object = {}): Promise<{ match: string; ann: Client; bob: Client }> {
  const [ann, bob] = await Promise.all(['Ann', 'Bob'].map((name) => Client.guest(server.port, name)));
  const { id } = await ann!.create({ game: 'tic-tac-toe', ...body });
  await bob!.post(`/api/matches/${id}/seats/1`);
  for (const client of [ann!, bob!]) {
    await (await client.connect()).watch(id);
    clients.push(client);
  }
  return { match: id, ann: ann!, bob: bob! };
}

describe('those who look on', () => {
  test('cannot ask for the table over and over, from however many sockets of one house', async () => {
    stopTime();
    await begin();
    const { match, ann } = await pair();
    const crowd = await Promise.all(Array.from({ length: 10 }, anybody));
    for (let i = 0; i < 30; i++) for (const one of crowd) one.send({ t: 'watch', match });
    await ann.answer(match, 0);
    const replies = () => crowd.flatMap(({ messages }) => messages.map(({ t }) => t));
    const count = (t: string) => replies().filter((other) => other === t).length;
    await expect.poll(() => count('table') + count('refused')).toBeGreaterThan(250);
    expect(count('table')).toBeGreaterThan(10);
    expect(count('table')).toBeLessThan(200);
  });

  test('are told who is there once a second, and the last one to come is among them', async () => {
    await begin({ limits: { ...limits, messageBurst: 1000 } });
    const { match, ann } = await pair();
    await pause(1100);
    const heard = () => ann.messages.filter(({ t }) => t === 'presence') as { spectators: number }[];
    const before = heard().length;
    const began = Date.now();
    const crowd = await Promise.all(Array.from({ length: 25 }, anybody));
    for (const one of crowd) await one.watch(match);
    await expect.poll(() => heard().at(-1)!.spectators).toBe(25);
    expect(heard().length - before).toBeLessThan(4 + (Date.now() - began) / 1000);
  });

  test('get the same frame where they see the same: it is made once', async () => {
    let made = 0;
    const game: typeof ticTacToe = {
      ...ticTacToe,
      view(state, viewer) {
        if (viewer === null) made += 1;
        return ticTacToe.view(state, viewer);
      },
    };
    await begin(
      { limits: { ...limits, messageBurst: 1000 } },
      new Map([[game.id, { game, defaultSetup: {}, computers: [], secrets: false }]]),
    );
    const { match, ann } = await pair();
    const crowd = await Promise.all(Array.from({ length: 10 }, anybody));
    made = 0;
    for (const one of crowd) await one.watch(match);
    expect(made).toBe(1);
    await ann.answer(match, 0);
    await expect.poll(() => crowd.every((one) => one.tables.get(match)!.number === 1)).toBe(true);
    expect(crowd[9]!.tables.get(match)!.view).toEqual(crowd[0]!.tables.get(match)!.view);
    const late = await anybody();
    await late.watch(match);
    expect(late.tables.get(match)!.view).toEqual(crowd[0]!.tables.get(match)!.view);
  });
});

describe('a player', () => {
  test('chats no faster by opening a second window', async () => {
    stopTime();
    await begin();
    const { match, ann } = await pair();
    const second = Object.assign(new Client(server.port), { token: ann.token, id: ann.id });
    clients.push(second);
    await (await second.connect()).watch(match);
    const replies = [];
    for (let i = 0; i < 4; i++) {
      for (const window of [ann, second]) {
        const id = `line-${i}-${window === ann ? 1 : 2}`;
        replies.push((await window.command({ t: 'say', match, id, text: 'hello' } as never)).t);
      }
    }
    expect(replies.filter((t) => t === 'accepted')).toHaveLength(6);
  });

  test('offers a draw again only when the match has gone on', async () => {
    await begin();
    const { match, ann, bob } = await pair();
    const draw = () => ann.command({ t: 'offer', match, what: 'draw' } as never);
    const first = (await draw()) as { number: number };
    await bob.command({ t: 'respond', match, offer: first.number, accept: false } as never);
    expect(await draw()).toMatchObject({ refusal: { code: 'offer-again' } });
    await ann.answer(match, 0);
    expect(await draw()).toMatchObject({ t: 'accepted' });
  });
});

describe('a list of matches', () => {
  test('carries no set-up, only what a row shows', async () => {
    await begin();
    const ann = await Client.guest(server.port, 'Ann');
    const { app } = server;
    const { id } = await ann.create({ game: 'tic-tac-toe' });
    const row = (await app.store.matches.byId(id))!;
    const setup = {
      scenario: { id: 'own', title: 'Own', map: new Array(300).fill('.'.repeat(40)) },
      battlefield: new Array(300).fill('.'.repeat(40)),
      rounds: 6,
      forces: ['allies', 'axis'],
    };
    const big = {
      ...row,
      id: 'bigmatch',
      invite: 'biginvite',
      settings: { ...(row.settings as object), setup },
    };
    await app.store.matches.create(big as never, await app.store.matches.seats(id));
    const listed = await (await ann.call('GET', '/api/matches')).text();
    expect(listed).toContain('bigmatch');
    expect(listed).not.toContain('.....');
    expect(listed.length).toBeLessThan(4000);
    const { matches } = JSON.parse(listed) as { matches: { id: string; settings: { setup: unknown } }[] };
    expect(matches.find((m) => m.id === 'bigmatch')!.settings.setup).toEqual({
      scenario: { id: 'own', title: 'Own' },
      rounds: 6,
      forces: ['allies', 'axis'],
    });
    expect((await app.store.matches.byId('bigmatch'))!.settings).toMatchObject({ setup });
  });

  test('loses what has waited too long, and guests who never came back', async () => {
    let now = Date.now();
    server = await testServer({ limits }, { now: () => now });
    const [ann, bob, cid] = await Promise.all(
      ['Ann', 'Bob', 'Cid'].map((name) => Client.guest(server.port, name)),
    );
    const live = await ann!.create({ game: 'tic-tac-toe' });
    const letters = await ann!.create({ game: 'tic-tac-toe', mode: 'correspondence' });
    const alone = await bob!.create({ game: 'tic-tac-toe', seats: ['me', 'random'] });
    now += 3 * 86_400_000;
    await server.app.expire();
    const { players, matches } = server.app.store;
    expect(await matches.byId(live.id)).toBeNull();
    expect(await matches.byId(letters.id)).not.toBeNull();
    expect(await matches.byId(alone.id)).not.toBeNull();
    expect(await players.byId(cid!.id)).toBeNull();
    expect(await players.byId(bob!.id)).not.toBeNull();
    expect(await players.byId(ann!.id)).not.toBeNull();
  });
});
