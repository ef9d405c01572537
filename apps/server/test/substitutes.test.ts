import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { Client } from './client.ts';
import { type TestServer, testServer } from './server.ts';

let server: TestServer;
let now = Date.UTC(2040, 0, 1);
beforeAll(async () => {
  server = await testServer({}, { now: () => now, random: () => 'feedfacefeedfacefeedfacefeedface' });
});
afterAll(() => server.end());

const seat = (match: string, n: number): string => `/api/matches/${match}/seats/${n}`;
const want = (match: string, more: object = {}) => ({ t: 'substitute', match, on: true, ...more }) as never;

/** A match of so many guests, all of them looking. */
async function table(count: number, body: object = {}): Promise<{ match: string; at: Client[] }> {
  const at = await Promise.all(
    ['Ann', 'Bob', 'Cid'].slice(0, count).map((name) => Client.guest(server.port, name)),
  );
  const { id } = await at[0]!.create({ game: 'sealed-bids', setup: { seats: count }, ...body });
  for (const [n, client] of at.entries())
    if (n > 0) await client.post(seat(id, n), { contribution: `seat${n}` });
  for (const client of at) {
    await client.connect();
    await client.watch(id);
  }
  return { match: id, at };
}

const newcomer = async (match: string, name = 'Sue'): Promise<Client> => {
  const client = await (await Client.guest(server.port, name)).connect();
  await client.watch(match);
  return client;
};

const level = (match: string, clients: Client[]) =>
  expect.poll(() => new Set(clients.map((client) => client.tables.get(match)?.number)).size).toBe(1);

describe('who may offer and take a seat', () => {
  test('the owner offers it, somebody takes it, the owner takes it back', async () => {
    const { match, at } = await table(2);
    const [ann, bob] = at as [Client, Client];
    const sue = await newcomer(match);
    await expect(sue.post(seat(match, 1))).rejects.toMatchObject({ status: 409, code: 'not-offered' });
    expect(await bob.command(want(match))).toMatchObject({ t: 'accepted' });
    const { matches } = await sue.get<{ matches: { id: string; seats: object[] }[] }>(
      '/api/matches?wanted=1',
    );
    expect(matches.find(({ id }) => id === match)!.seats[1]).toMatchObject({ wanted: 'lend' });
    // Bob still plays until somebody sits down.
    expect(await bob.answer(match, 0)).toMatchObject({ t: 'accepted' });

    const shown = sue.next('table');
    await sue.post(seat(match, 1));
    expect((await shown).seat).toBe(1);
    const info = await ann.get<{ seats: object[] }>(`/api/matches/${match}`);
    expect(info.seats[1]).toMatchObject({
      kind: 'human',
      player: sue.id,
      name: 'Sue',
      owner: { player: bob.id, name: 'Bob' },
      lent: true,
    });
    expect(info.seats[1]).not.toHaveProperty('wanted');
    const { notices } = await bob.get<{ notices: { kind: string }[] }>('/api/notices');
    expect(notices.map(({ kind }) => kind)).toContain('substitute');

    await level(match, [ann, sue]);
    await ann.answer(match, 'bid 5');
    await expect.poll(() => ann.tables.get(match)!.state.asked.length).toBeGreaterThan(0);
    const asked = sue.tables.get(match)!.state.question;
    if (asked) expect(await sue.answer(match, 0)).toMatchObject({ t: 'accepted' });
    const refused = await bob.command({ t: 'resign', match });
    expect(refused).toMatchObject({ t: 'refused', refusal: { code: 'not-seated' } });

    const back = bob.next('table', (m) => m.seat === 1);
    await bob.post(seat(match, 1));
    await back;
    await expect.poll(() => sue.tables.get(match)!.seat).toBeNull();
    await expect(sue.post(seat(match, 1))).rejects.toMatchObject({ code: 'not-offered' });
    for (const client of [ann, bob, sue]) client.close();
  });

  test('given for good: only the substitute can hand it back, and a computer keeps it warm', async () => {
    const { match, at } = await table(2);
    const [ann, bob] = at as [Client, Client];
    const sue = await newcomer(match);
    await bob.command(want(match, { lend: false }));
    await sue.post(seat(match, 1));
    await expect(bob.post(seat(match, 1))).rejects.toMatchObject({ code: 'seat-given' });
    await sue.ask('DELETE', seat(match, 1));
    await expect.poll(() => sue.tables.get(match)!.seat).toBeNull();
    const info = await ann.get<{ seats: { player: string; kind: string }[] }>(`/api/matches/${match}`);
    expect(info.seats[1]).toMatchObject({ player: bob.id, kind: 'computer', name: 'Bob' });
    await bob.post(seat(match, 1));
    await expect.poll(() => bob.tables.get(match)!.seat).toBe(1);
    for (const client of [ann, bob, sue]) client.close();
  });

  test('others open a deserted seat, by consent of all who are left', async () => {
    const { match, at } = await table(3);
    const [ann, bob, cid] = at as [Client, Client, Client];
    expect(await ann.command(want(match, { seat: 2 }))).toMatchObject({ refusal: { code: 'not-absent' } });
    await cid.ask('DELETE', seat(match, 2));
    await level(match, at);
    const offered = await ann.command(want(match, { seat: 2 }));
    expect(offered.t).toBe('accepted');
    await level(match, at);
    expect(bob.tables.get(match)!.state.offer).toMatchObject({
      what: 'substitute',
      seat: 0,
      for: 2,
      waitsFor: [1],
    });
    const sue = await newcomer(match);
    await expect(sue.post(seat(match, 2))).rejects.toMatchObject({ code: 'not-offered' });
    const { offer } = bob.tables.get(match)!.state.offer!;
    await bob.command({ t: 'respond', match, offer, accept: true } as never);
    await sue.post(seat(match, 2));
    await expect.poll(() => sue.tables.get(match)!.seat).toBe(2);
    // Cid did not give the seat away: coming back, it is his.
    await cid.post(seat(match, 2));
    await expect.poll(() => cid.tables.get(match)!.seat).toBe(2);
    for (const client of [...at, sue]) client.close();
  });

  test('a seat that keeps everybody waiting in a match without a clock may be opened by the others', async () => {
    const { match, at } = await table(2, { game: 'tic-tac-toe', setup: {} });
    const [ann, bob] = at as [Client, Client];
    expect(await bob.command(want(match, { seat: 0 }))).toMatchObject({ refusal: { code: 'not-absent' } });
    now += 11 * 60_000;
    expect(await bob.command(want(match, { seat: 0 }))).toMatchObject({ t: 'accepted' });
    for (const client of [ann, bob]) client.close();
  });

  test('time-out policy: a computer plays and the seat stands open', async () => {
    const { match, at } = await table(2, {
      game: 'tic-tac-toe',
      setup: {},
      clock: { kind: 'bank', bank: 600_000, increment: 0 },
      timeout: 'substitute',
    });
    const [ann, bob] = at as [Client, Client];
    now += 600_001;
    await server.app.tables.clock(match);
    const sue = await newcomer(match);
    await sue.post(seat(match, 0));
    await expect.poll(() => sue.tables.get(match)!.seat).toBe(0);
    // The empty bank is filled up to its reserve.
    expect(sue.tables.get(match)!.state.clock!.left[0]).toBe(60_000);
    for (const client of [ann, bob, sue]) client.close();
  });

  test('who has seen one seat never takes another; hands shown to spectators forbid it', async () => {
    const { match, at } = await table(3);
    const [ann, bob, cid] = at as [Client, Client, Client];
    const sue = await newcomer(match);
    await bob.command(want(match));
    await sue.post(seat(match, 1));
    await bob.post(seat(match, 1));
    await cid.command(want(match));
    for (const former of [sue, bob])
      await expect(former.post(seat(match, 2))).rejects.toMatchObject({ code: 'already-played' });
    for (const client of [...at, sue]) client.close();
    const shown = await table(2, { spectators: { allowed: true, view: 'seats', delaySeconds: 60 } });
    expect(await shown.at[1]!.command(want(shown.match))).toMatchObject({
      refusal: { code: 'hands-are-shown' },
    });
    for (const client of [ann, ...shown.at]) client.close();
  });

  test('of two who take it at the same moment one gets it', async () => {
    const { match, at } = await table(2);
    await at[1]!.command(want(match));
    const two = await Promise.all(['Sue', 'Tom'].map((name) => Client.guest(server.port, name)));
    const outcomes = await Promise.allSettled(two.map((client) => client.post(seat(match, 1))));
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    for (const client of at) client.close();
  });
});

describe('what is seen', () => {
  /** Bob has bid in secret before Sue takes his seat; what she is told of earlier times is what everybody was told. */
  async function run(first: string, second: string) {
    const { match, at } = await table(3, { takeBack: 'consent' });
    const [ann, bob, cid] = at as [Client, Client, Client];
    // First round, all in; the others' bids of the second round stay hidden.
    await bob.answer(match, 'bid 1');
    await cid.answer(match, 'bid 2');
    await ann.answer(match, 'bid 3');
    await level(match, at);
    await ann.answer(match, 'keep');
    await level(match, at);
    await ann.answer(match, first);
    await level(match, at);
    await bob.command(want(match));
    const sue = await newcomer(match);
    const eve = await new Client(server.port).connect();
    await eve.watch(match);
    sue.received.length = 0;
    bob.received.length = 0;
    await sue.post(seat(match, 1));
    await expect.poll(() => [sue, bob].map((c) => c.tables.get(match)!.seat)).toEqual([1, null]);
    const before = bob.received.length;
    // The seat's own secret of after the change: seen by the substitute, not by who held the seat before.
    const question = sue.tables.get(match)!.state.question!.number;
    await sue.command({ t: 'answer', id: 'second', match, question, option: second } as never);
    await level(match, [sue, eve]);
    const recap = await (await sue.call('GET', `/api/matches/${match}/recap`)).text();
    const formerRecap = (await bob.call('GET', `/api/matches/${match}/recap`)).status;
    const shown = sue.tables.get(match)!;
    const known = {
      sue: sue.received.join('\n'),
      recap,
      bob: bob.received.slice(before).join('\n'),
      entries: shown.entries,
      publicly: eve.tables.get(match)!.entries,
      formerRecap,
      match,
      view: shown.view,
      own: (await server.app.tables.get(match))!.read((ledger) => ledger!.match.view(1)),
    };
    for (const client of [...at, sue, eve]) client.close();
    const names = [match, ann.id, bob.id, cid.id, sue.id];
    const plain = (text: string): string =>
      names
        .reduce((out, id, i) => out.replaceAll(id, `ID${i}`), text)
        .replaceAll(/"(at|time|createdAt|updatedAt|lastVisit)":\d+/g, '"$1":0')
        .replaceAll(/"invite":"[^"]*"/g, '"invite":0');
    return { ...known, sue: plain(known.sue), bob: plain(known.bob), recap: plain(recap) };
  }

  test('a substitute sees the seat from now on and nothing of other seats', async () => {
    const run1 = await run('bid 4', 'bid 2');
    const run2 = await run('bid 5', 'bid 2');
    expect(run1.sue).toBe(run2.sue);
    expect(run1.recap).toBe(run2.recap);
    expect(run1.view).toEqual(await run1.own);
    // What was said before the change is told as to anybody; what came after it, as to the seat.
    const change = run1.entries.findLastIndex(({ do: what }) => what === 'seat');
    expect(run1.entries.slice(0, change)).toEqual(run1.publicly.slice(0, change));
    expect(run1.entries.at(-1)).toMatchObject({ do: 'answer', seat: 1, option: 'bid 2' });
    expect(run1.publicly.at(-1)).toMatchObject({ do: 'answer', seat: 1, option: null });
  });

  test('who held the seat before sees no more of it than anybody', async () => {
    const run1 = await run('bid 4', 'bid 2');
    const run2 = await run('bid 4', 'bid 3');
    expect(run1.bob).toBe(run2.bob);
    expect(run1.sue).not.toBe(run2.sue);
    expect(run1.formerRecap).toBe(404);
  });

  test('where nobody may watch, a substitute who goes is let go', async () => {
    const { match, at } = await table(2, {
      spectators: { allowed: false, view: 'public', delaySeconds: 0 },
      visibility: 'open',
    });
    const [ann, bob] = at as [Client, Client];
    await bob.command(want(match));
    const sue = await (await Client.guest(server.port, 'Sue')).connect();
    // Nobody may look, but an offered seat may be taken by whoever finds it in the lobby.
    await sue.post(seat(match, 1));
    await sue.watch(match);
    const gone = sue.next('refused', (m) => m.match === match);
    await bob.post(seat(match, 1));
    expect((await gone).refusal.code).toBe('no-such-match');
    const count = sue.messages.length;
    await ann.answer(match, 0);
    await level(match, [ann, bob]);
    expect(sue.messages).toHaveLength(count);
    expect(await sue.command({ t: 'say', match, text: 'still here' } as never)).toMatchObject({
      refusal: { code: 'not-here' },
    });
    await expect(sue.watch(match)).rejects.toThrow('no-such-match');
    for (const client of [ann, bob, sue]) client.close();
  });
});

describe('rating', () => {
  const account = async (name: string): Promise<Client> => {
    const client = new Client(server.port);
    const password = 'a long enough one';
    const { me, token } = await client.post<{ me: { id: string }; token: string }>('/api/account', {
      name,
      password,
    });
    return Object.assign(client, { token, id: me.id, name }).connect();
  };
  const ratings = async (client: Client): Promise<number[]> =>
    (await client.get<{ ratings: { rating: number }[] }>(`/api/players/${client.id}`)).ratings.map(
      ({ rating }) => rating,
    );

  test('a lost match counts for the owner of the seat, never for the substitute', async () => {
    const [ann, bob, sue] = [await account('Anneke'), await account('Bodo'), await account('Susi')];
    const { id } = await ann.create({ game: 'tic-tac-toe', rated: true, seats: ['open', 'me'] });
    await bob.post(seat(id, 0));
    await bob.command(want(id));
    await sue.post(seat(id, 0));
    await sue.watch(id);
    await ann.watch(id);
    for (let i = 0; i < 6; i++) {
      const next = i % 2 === 0 ? sue : ann;
      await expect.poll(() => next.tables.get(id)!.state.question).toBeTruthy();
      await next.answer(id, 0);
    }
    await sue.command({ t: 'resign', match: id });
    expect((await ratings(ann))[0]).toBeGreaterThan(1600);
    expect((await ratings(bob))[0]).toBeLessThan(1400);
    expect(await ratings(sue)).toEqual([]);
    for (const client of [ann, bob, sue]) client.close();
  });

  test('a match that a substitute wins counts for nobody', async () => {
    const [ann, bob, sue] = [await account('Annegret'), await account('Bertram'), await account('Sabine')];
    const { id } = await ann.create({ game: 'tic-tac-toe', rated: true, seats: ['open', 'me'] });
    await bob.post(seat(id, 0));
    await bob.command(want(id));
    await sue.post(seat(id, 0));
    await sue.watch(id);
    await sue.answer(id, 0);
    await ann.command({ t: 'resign', match: id });
    for (const client of [ann, bob, sue]) {
      expect(await ratings(client)).toEqual([]);
      client.close();
    }
  });
});

test('the seats survive a restart, and rows that were left behind follow the log', async () => {
  const { match, at } = await table(2);
  const sue = await newcomer(match);
  await at[1]!.command(want(match));
  await sue.post(seat(match, 1));
  const rows = await server.app.store.matches.seats(match);
  // As after a process that ended between the log and the rows.
  await server.app.store.matches.replaceSeat({ ...rows[1]!, player: at[1]!.id, name: 'Bob', lent: false });
  for (const client of [...at, sue]) client.close();
  server = await server.restart();
  const again = Object.assign(new Client(server.port), { token: sue.token, id: sue.id, name: 'Sue' });
  await again.connect();
  expect((await again.watch(match)).seat).toBe(1);
  const [, row] = await server.app.store.matches.seats(match);
  expect(row).toMatchObject({ player: sue.id, name: 'Sue', owner: at[1]!.id, ownerName: 'Bob', lent: true });
  again.close();
});
