import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ownGames } from '../src/games.ts';
import { Client } from './client.ts';
import { type TestServer, testServer } from './server.ts';

let server: TestServer;
let now = Date.UTC(2040, 0, 1);
beforeAll(async () => {
  server = await testServer({}, { now: () => now });
});
afterAll(() => server.end());

const hands = { allowed: true, view: 'seats', delaySeconds: 60 } as const;
const soon = () => new Promise((resolve) => setTimeout(resolve, 1200));

async function bids(body: object): Promise<{ people: Client[]; match: string }> {
  const people = await Promise.all(['Ann', 'Bob'].map((name) => Client.guest(server.port, name)));
  const { id } = await people[0]!.create({ game: 'sealed-bids', spectators: hands, ...body });
  await people[1]!.post(`/api/matches/${id}/seats/1`);
  for (const client of people) await (await client.connect()).watch(id);
  return { people, match: id };
}

describe('spectators who look into hands', () => {
  test('get nothing of a seat before its time, the hand it begins with included', async () => {
    const { people, match } = await bids({});
    const eve = await new Client(server.port).connect();
    eve.send({ t: 'watch', match, view: 0 });
    await eve.next('match');
    await soon();
    const hand = JSON.stringify((people[0]!.tables.get(match)!.view as { hand: unknown }).hand);
    expect(hand.length).toBeGreaterThan(5);
    expect(eve.received.join('')).not.toContain(hand);
    now += 61_000;
    await expect.poll(() => eve.tables.get(match)?.seat).toBe(0);
    expect(eve.received.join('')).toContain(hand);
    for (const client of [...people, eve]) client.close();
  });

  test('are not let into a rated match of a game with secrets, and the refusal says why', async () => {
    const ann = await Client.guest(server.port, 'Ann');
    await expect(ann.create({ game: 'sealed-bids', spectators: hands, rated: true })).rejects.toMatchObject({
      code: 'bad-settings',
      message: expect.stringContaining('rated'),
    });
    // A game that hides nothing has nothing to lose by it.
    await ann.create({ game: 'tic-tac-toe', spectators: hands, rated: true });
  });

  test('see what everybody sees in a rated match that was opened before that was refused', async () => {
    const { people, match } = await bids({});
    const row = (await server.app.store.matches.byId(match))!;
    const table = (await server.app.tables.get(match))!;
    table.row = { ...row, settings: { ...(row.settings as object), rated: true } as never };
    now += 61_000;
    const eve = await new Client(server.port).connect();
    await eve.watch(match, { view: 0 });
    expect(eve.tables.get(match)!.seat).toBeNull();
    await people[0]!.command({ t: 'resign', match });
    const late = await new Client(server.port).connect();
    await late.watch(match, { view: 0 });
    expect(late.tables.get(match)!.seat).toBe(0);
    for (const client of [...people, eve, late]) client.close();
  });

  test('everybody who asks before sitting down is told of them', async () => {
    const [ann, bob] = await Promise.all(['Ann', 'Bob'].map((name) => Client.guest(server.port, name)));
    const { id, invite } = await ann!.create({ game: 'sealed-bids', spectators: hands });
    const told = { settings: { spectators: hands } };
    expect(await bob!.get(`/api/invitations/${invite}`)).toMatchObject(told);
    expect(await bob!.get(`/api/matches/${id}`)).toMatchObject(told);
    const { matches } = await bob!.get<{ matches: { id: string }[] }>('/api/matches');
    expect(matches.find((m) => m.id === id)).toMatchObject(told);
  });
});

test('of the games of the house DUST has secrets', async () => {
  const games = await ownGames(() => []);
  expect([...games].filter(([, { secrets }]) => secrets).map(([id]) => id)).toEqual(['dust']);
});
