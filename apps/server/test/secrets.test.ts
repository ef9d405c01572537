import type { Viewer } from '@dustfront/kernel';
import { type SealedBids, sealedBids } from '@dustfront/testkit';
import { afterAll, describe, expect, test } from 'vitest';
import type { OfferedGames } from '../src/offered.ts';
import { Client } from './client.ts';
import { type TestServer, testServer } from './server.ts';
import { toyGames } from './toy-games.ts';

const servers: TestServer[] = [];
afterAll(async () => {
  for (const server of servers) await server.end();
});

/** What differs between two runs and nobody else may notice. */
interface Hidden {
  /** Which of two cards seat 0 bids in the first round; seat 1 and the spectator learn only that it bid. */
  first: 'bid 1' | 'bid 2';
}

/** Ids and tokens differ between any two runs; everything else must not. */
const plain = (text: string, names: Map<string, string>): string => {
  let out = text;
  for (const [id, name] of names) out = out.replaceAll(id, name);
  return out;
};

async function run(hidden: Hidden, games: OfferedGames = toyGames): Promise<Record<string, string>> {
  let ticks = Date.UTC(2040, 0, 1);
  const server = await testServer(
    {},
    { now: () => (ticks += 1), random: () => 'feedfacefeedfacefeedfacefeedface', games },
  );
  servers.push(server);
  const [ann, bob, cid] = [
    await Client.guest(server.port, 'Ann'),
    await Client.guest(server.port, 'Bob'),
    await Client.guest(server.port, 'Cid'),
  ];
  const match = await ann.create({ game: 'sealed-bids', setup: { seats: 3 }, takeBack: 'consent' });
  await bob.post(`/api/matches/${match.id}/seats/1`, { contribution: 'bob' });
  await cid.post(`/api/matches/${match.id}/seats/2`, { contribution: 'cid' });
  for (const client of [ann, bob]) {
    await client.connect();
    await client.watch(match.id);
  }
  const eve = await new Client(server.port).connect();
  await eve.watch(match.id);
  const http: string[] = [];
  const see = async (client: Client, path: string): Promise<void> => {
    const reply = await client.call('GET', path);
    http.push(`${path} ${reply.status} ${await reply.text()}`);
  };
  const settled = async (number: number): Promise<void> => {
    await expect.poll(() => [bob, eve].map((c) => c.tables.get(match.id)?.number)).toEqual([number, number]);
  };

  // The secret: one bid of several asked at once, not yet shown.
  await ann.answer(match.id, hidden.first);
  await settled(1);
  // Everything that can be asked while it is hidden.
  await see(bob, `/api/matches/${match.id}`);
  await see(bob, `/api/matches/${match.id}/recap`);
  await see(bob, `/api/matches/${match.id}/record`);
  await see(bob, '/api/notices');
  await see(cid, '/api/notices');
  await see(eve, `/api/matches/${match.id}`);
  await bob.command({ t: 'answer', id: 'wrong', match: match.id, question: 0, option: 'bid 9' } as never);
  await bob.command({ t: 'answer', id: 'stale', match: match.id, question: 7, option: 'bid 1' } as never);
  await ann.command({ t: 'say', id: 'said', match: match.id, text: 'my bid is in' } as never);
  // A take-back of the hidden bid: offered, which names it, then refused; then granted.
  await ann.command({ t: 'offer', id: 'o1', match: match.id, what: 'takeback', to: 0 } as never);
  await settled(2);
  await bob.command({ t: 'respond', id: 'r1', match: match.id, offer: 2, accept: false } as never);
  await settled(3);
  await cid.connect();
  await cid.watch(match.id);
  await ann.command({ t: 'offer', id: 'o2', match: match.id, what: 'takeback', to: 0 } as never);
  await settled(4);
  await bob.command({ t: 'respond', id: 'r2', match: match.id, offer: 4, accept: true } as never);
  await settled(5);
  await cid.command({ t: 'respond', id: 'r3', match: match.id, offer: 4, accept: true } as never);
  await settled(6);
  // Bid again, hidden again; a spectator and a player come back in the middle of it.
  await ann.answer(match.id, hidden.first);
  await settled(7);
  eve.close();
  await eve.connect();
  await eve.watch(match.id, { since: 2 });
  bob.close();
  await bob.connect();
  await bob.watch(match.id);
  await see(bob, `/api/matches/${match.id}/recap`);
  await see(bob, `/api/players/${ann.id}/matches`);
  const names = new Map([
    [match.id, 'MATCH'],
    [match.invite!, 'INVITE'],
    [ann.id, 'ANN'],
    [bob.id, 'BOB'],
    [cid.id, 'CID'],
  ]);
  const log = (client: Client): string => plain(client.received.join('\n'), names);
  const channels = {
    bob: log(bob),
    cid: log(cid),
    eve: log(eve),
    http: plain(http.join('\n'), names),
    ann: log(ann),
  };
  for (const client of [ann, bob, cid, eve]) client.close();
  return channels;
}

/** Times tick with every look at the clock, which itself is no secret but depends on timing between sockets. */
const timeless = (text: string): string =>
  text.replaceAll(/"(at|time|createdAt|updatedAt|lastVisit)":\d+/g, '"$1":0');

describe('secrets', () => {
  test(`two runs that differ in a hidden choice give every other
      viewer the same bytes over every channel`, async () => {
    const [one, two] = [await run({ first: 'bid 1' }), await run({ first: 'bid 2' })];
    for (const viewer of ['bob', 'cid', 'eve', 'http'] as const) {
      expect(timeless(one[viewer]!), viewer).toBe(timeless(two[viewer]!));
      expect(one[viewer]!.length, `${viewer} was told something`).toBeGreaterThan(200);
    }
    // The test can see a difference where there is one: the bidder's own messages.
    expect(timeless(one.ann!)).not.toBe(timeless(two.ann!));
  });

  test('a planted leak is found: a view that shows who bid what too early', async () => {
    const leaky = {
      ...sealedBids,
      view: (state: SealedBids, viewer: Viewer) => ({
        ...(sealedBids.view(state, viewer) as object),
        held: state.held as never,
      }),
    };
    const games: OfferedGames = new Map([
      ['sealed-bids', { game: leaky, defaultSetup: { seats: 2 }, computers: ['random'], secrets: true }],
    ]);
    const [one, two] = [await run({ first: 'bid 1' }, games), await run({ first: 'bid 2' }, games)];
    for (const viewer of ['bob', 'cid', 'eve'] as const)
      expect(timeless(one[viewer]!)).not.toBe(timeless(two[viewer]!));
  });

  test('nothing that leaves before the end holds the seed or a fingerprint of the state', async () => {
    const server = await testServer({}, { random: () => 'c0ffee00c0ffee00c0ffee00c0ffee00' });
    servers.push(server);
    const ann = await (await Client.guest(server.port, 'Ann')).connect();
    const { id } = await ann.create({ game: 'sealed-bids', seats: ['me', 'random'] });
    await ann.watch(id);
    await ann.answer(id, 0);
    await expect.poll(() => ann.tables.get(id)!.number).toBeGreaterThanOrEqual(2);
    const entries = await server.app.store.entries.since(id, 0);
    const hashes = entries.flatMap((e) => (e.body as { hash?: string }).hash ?? []);
    expect(hashes.length).toBeGreaterThan(0);
    const all = ann.received.join('\n') + JSON.stringify(await ann.get(`/api/matches/${id}`));
    for (const secret of ['c0ffee00c0ffee00c0ffee00c0ffee00', ...hashes]) expect(all).not.toContain(secret);
    ann.close();
  });
});
