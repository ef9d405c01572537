import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { hashToken } from '../src/accounts/accounts.ts';
import { defaultLimits } from '../src/config.ts';
import { Client } from './client.ts';
import { type TestServer, testServer } from './server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await testServer({
    limits: { ...defaultLimits, requests: 100_000, guests: 1000, logins: 1000, chatLines: 4 },
  });
});
afterEach(() => vi.restoreAllMocks());
afterAll(() => server.end());

const table = async () => {
  const [ann, bob] = [await Client.guest(server.port, 'Ann'), await Client.guest(server.port, 'Bob')];
  const match = (await ann.create({ game: 'tic-tac-toe' })).id;
  await bob.post(`/api/matches/${match}/seats/1`);
  for (const client of [ann, bob]) {
    await client.connect();
    await client.watch(match);
  }
  return { ann, bob, match };
};

const account = async (name: string): Promise<Client> => {
  const client = new Client(server.port);
  const { me, token } = await client.post<{ me: { id: string }; token: string }>('/api/account', {
    name,
    password: 'a long enough one',
  });
  return Object.assign(client, { token, id: me.id, name });
};

describe('chat', () => {
  test('reaches everybody at the table, once, also late-comers', async () => {
    const { ann, bob, match } = await table();
    const heard = bob.next('chat');
    await ann.command({ t: 'say', id: 'c1', match, text: ' hello\u202e\n there ' } as never);
    expect((await heard).lines[0]).toMatchObject({ name: 'Ann', text: 'hello there', number: 1 });
    await ann.command({ t: 'say', id: 'c1', match, text: 'hello again' } as never);
    const eve = await (await Client.guest(server.port, 'Eve')).connect();
    const late = eve.next('chat');
    await eve.watch(match);
    expect((await late).lines).toHaveLength(1);
    for (const client of [ann, bob, eve]) client.close();
  });

  test('is slowed down, can be muted, reported and hidden by a moderator', async () => {
    const { ann, bob, match } = await table();
    let time = performance.now();
    vi.spyOn(performance, 'now').mockImplementation(() => time);
    const said = [];
    for (let i = 0; i < 6; i++)
      said.push((await ann.command({ t: 'say', match, text: `line ${i}` } as never)).t);
    expect(said).toEqual(['accepted', 'accepted', 'accepted', 'accepted', 'refused', 'refused']);
    await bob.post('/api/mutes', { player: ann.id });
    const cid = await (await Client.guest(server.port, 'Cid')).connect();
    await cid.watch(match);
    await expect.poll(() => cid.messages.some((m) => m.t === 'chat')).toBe(true);
    const count = bob.messages.filter((m) => m.t === 'chat').length;
    time += 2600;
    const other = cid.next('chat');
    await ann.command({ t: 'say', match, text: 'can you hear me?' } as never);
    const line = (await other).lines[0]!.number;
    expect(bob.messages.filter((m) => m.t === 'chat')).toHaveLength(count);
    await bob.post(`/api/matches/${match}/chat/${line}/report`, { reason: 'shouting' });
    await expect(bob.get('/api/reports')).rejects.toMatchObject({ status: 403 });
    const moira = await account('Moira');
    await server.app.accounts.appoint([moira.id]);
    const { reports } = await moira.get<{ reports: { id: string; chat: { text: string } }[] }>(
      '/api/reports',
    );
    expect(reports[0]!.chat.text).toBe('can you hear me?');
    const hidden = cid.next('chat');
    await moira.post(`/api/reports/${reports[0]!.id}`, { hide: true });
    expect((await hidden).lines[0]).toMatchObject({ text: '', hidden: true });
    for (const client of [ann, bob, cid]) client.close();
  });

  test('is closed where the match says so', async () => {
    const ann = await (await Client.guest(server.port, 'Ann')).connect();
    const { id } = await ann.create({ game: 'tic-tac-toe', seats: ['me', 'random'], chat: 'players' });
    const eve = await (await Client.guest(server.port, 'Eve')).connect();
    await ann.watch(id);
    await eve.watch(id);
    expect(await eve.command({ t: 'say', match: id, text: 'hi' } as never)).toMatchObject({
      refusal: { code: 'chat-closed' },
    });
    expect(await ann.command({ t: 'say', match: id, text: 'hi' } as never)).toMatchObject({ t: 'accepted' });
    ann.close();
    eve.close();
  });
});

describe('accounts', () => {
  test('a guest becomes an account, is rated, has a page and a history', async () => {
    const [ann, bob] = [await account('Annika'), await account('Boris')];
    const match = await ann.create({ game: 'tic-tac-toe', rated: true });
    await bob.post(`/api/matches/${match.id}/seats/1`);
    for (const client of [ann, bob]) await (await client.connect()).watch(match.id);
    for (let i = 0; i < 6; i++) {
      const next = i % 2 === 0 ? ann : bob;
      await expect.poll(() => next.tables.get(match.id)!.state.question).toBeTruthy();
      await next.answer(match.id, 0);
    }
    await bob.command({ t: 'resign', match: match.id });
    type Page = { ratings: { rating: number; games: number; provisional: boolean }[]; history: object[] };
    const [winner, loser] = [
      await ann.get<Page>('/api/players/annika'),
      await ann.get<Page>(`/api/players/${bob.id}`),
    ];
    expect(winner.ratings[0]).toMatchObject({ games: 1, provisional: true });
    expect(winner.ratings[0]!.rating).toBeGreaterThan(1600);
    expect(loser.ratings[0]!.rating).toBeLessThan(1400);
    expect(loser.history).toHaveLength(1);
    const { matches } = await ann.get<{ matches: { id: string }[] }>(`/api/players/${bob.id}/matches`);
    expect(matches.map((m) => m.id)).toEqual([match.id]);
    const { players } = await ann.get<{ players: { name: string }[] }>('/api/ratings/tic-tac-toe');
    expect(players.map((p) => p.name)).toEqual(['Annika', 'Boris']);
    ann.close();
    bob.close();
  });

  test('a revoked session ends its sockets too', async () => {
    const ann = await account('Carla');
    await ann.connect();
    const other = new Client(server.port);
    other.token = (
      await other.post<{ token: string }>('/api/login', { name: 'carla', password: 'a long enough one' })
    ).token;
    const { sessions } = await other.get<{ sessions: { id: string; current: boolean }[] }>('/api/sessions');
    expect(sessions).toHaveLength(2);
    const closed = new Promise<number>((resolve) => ann.socket!.once('close', resolve));
    await other.ask('DELETE', `/api/sessions/${sessions.find((s) => !s.current)!.id}`);
    expect(await closed).toBe(4401);
    await expect(ann.get('/api/sessions')).rejects.toMatchObject({ status: 401 });
  });

  test('signing up or in gives a new token and ends the old one', async () => {
    const guest = await Client.guest(server.port, 'Dora');
    const before = guest.token;
    const { token, me } = await guest.post<{ token: string; me: { id: string } }>('/api/account', {
      name: 'Dora',
      password: 'a long enough one',
    });
    expect(me.id).toBe(guest.id);
    expect(token).not.toBe(before);
    await expect(guest.get('/api/sessions')).rejects.toMatchObject({ status: 401 });
    guest.token = token;
    const again = { name: 'Dora', password: 'a long enough one' };
    expect((await guest.post<{ token: string }>('/api/login', again)).token).not.toBe(token);
    await expect(guest.get('/api/sessions')).rejects.toMatchObject({ status: 401 });
  });

  test('signing out, a new password and running out end sessions with their sockets', async () => {
    const password = 'a long enough one';
    const ann = await account('Fleur');
    const other = async (): Promise<{ one: Client; closed: Promise<number> }> => {
      const one = new Client(server.port);
      one.token = (await one.post<{ token: string }>('/api/login', { name: 'Fleur', password })).token;
      await one.connect();
      return { one, closed: new Promise((resolve) => one.socket!.once('close', resolve)) };
    };
    const out = await other();
    await out.one.post('/api/logout');
    expect(await out.closed).toBe(4401);
    const old = await other();
    await server.app.store.sessions.seen(hashToken(old.one.token), 1, 2);
    await server.app.expire();
    expect(await old.closed).toBe(4401);
    const third = await other();
    await ann.post('/api/password', { current: password, next: 'another long one' });
    expect(await third.closed).toBe(4401);
  });

  test('everything can be taken along and deleted', async () => {
    const ann = await account('Elsa');
    const { id } = await ann.create({ game: 'tic-tac-toe', seats: ['me', 'random'] });
    await ann.connect();
    await ann.watch(id);
    await ann.command({ t: 'say', match: id, text: 'remember me' } as never);
    const all = await ann.get<{ account: object; chat: { text: string }[]; matches: object[] }>(
      '/api/me/export',
    );
    expect(all.account).toMatchObject({ name: 'Elsa' });
    expect(JSON.stringify(all)).not.toContain('argon2');
    expect(all.chat[0]!.text).toBe('remember me');
    expect(all.matches).toHaveLength(1);
    await expect(ann.ask('DELETE', '/api/me', { password: 'wrong' })).rejects.toMatchObject({ status: 401 });
    await ann.ask('DELETE', '/api/me', { password: 'a long enough one' });
    expect(await ann.get('/api/me')).toBeNull();
    await expect(ann.get('/api/players/elsa')).rejects.toMatchObject({ status: 404 });
    const info = await new Client(server.port).get<{ seats: { name: string }[] }>(`/api/matches/${id}`);
    expect(info.seats[0]!.name).toBe('deleted');
  });
});

describe('the lobby', () => {
  test('shows open matches until they begin; the creator can withdraw one', async () => {
    const ann = await Client.guest(server.port, 'Ann');
    const match = await ann.create({ game: 'tic-tac-toe' });
    const waiting = async () =>
      (await ann.get<{ matches: { id: string }[] }>('/api/matches')).matches.map((m) => m.id);
    expect(await waiting()).toContain(match.id);
    await expect(
      (await Client.guest(server.port, 'Eve')).ask('DELETE', `/api/matches/${match.id}`),
    ).rejects.toMatchObject({ status: 404 });
    await ann.ask('DELETE', `/api/matches/${match.id}`);
    expect(await waiting()).not.toContain(match.id);
  });

  test('a bad set-up is refused with its problems', async () => {
    const ann = await Client.guest(server.port, 'Ann');
    await expect(ann.create({ game: 'sealed-bids', setup: { seats: 9 } })).rejects.toMatchObject({
      status: 400,
      code: 'bad-setup',
    });
    await expect(ann.create({ game: 'sealed-bids', setup: null })).rejects.toMatchObject({
      status: 400,
      code: 'bad-setup',
    });
    await expect(ann.create({ game: 'chess' })).rejects.toMatchObject({ status: 400, code: 'no-such-game' });
    await expect(ann.create({ game: 'tic-tac-toe', nonsense: 1 })).rejects.toMatchObject({ status: 400 });
    await expect(ann.create({ game: 'tic-tac-toe', seats: ['me', 'grandmaster'] })).rejects.toMatchObject({
      code: 'bad-seats',
    });
  });

  test('the waiting room hears of who sits down and of the beginning', async () => {
    const [ann, bob] = [await Client.guest(server.port, 'Ann'), await Client.guest(server.port, 'Bob')];
    const { id } = await ann.create({ game: 'sealed-bids', setup: { seats: 3 } });
    await ann.connect();
    const room = ann.next('match');
    ann.send({ t: 'watch', match: id });
    expect((await room).info.status).toBe('waiting');
    const sits = ann.next('match', (m) => m.info.seats[1]!.name === 'Bob');
    await bob.post(`/api/matches/${id}/seats/1`);
    await sits;
    await expect(bob.post(`/api/matches/${id}/seats/2`)).rejects.toMatchObject({ code: 'seat-taken' });
    await bob.connect();
    bob.send({ t: 'watch', match: id });
    await bob.next('match');
    const begins = ann.next('table');
    const present = ann.next('presence', ({ seats }) => seats.length === 2);
    await ann.post(`/api/matches/${id}/seats/2`, { computer: 'random' });
    expect((await begins).state.status).toBe('playing');
    // Everybody who waited is there as soon as it begins.
    expect(await present).toMatchObject({ seats: [0, 1], spectators: 0 });
    const order = ann.messages.map(({ t }) => t);
    expect(order.lastIndexOf('presence')).toBeGreaterThan(order.indexOf('table'));
    ann.close();
    bob.close();
  });
});
