import { chmodSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { StoreRefused } from '../src/store/errors.ts';
import { openSqlite } from '../src/store/sqlite/index.ts';
import { Client } from './client.ts';
import { type TestServer, testServer } from './server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await testServer();
});
afterAll(() => server.end());

const account = async (name: string): Promise<Client> => {
  const client = new Client(server.port);
  const body = { name, password: 'quite a long secret' };
  const { me, token } = await client.post<{ me: { id: string }; token: string }>('/api/account', body);
  return Object.assign(client, { token, id: me.id, name });
};

async function finished(ann: Client, bob: Client, body: object = {}, answers = 0): Promise<string> {
  const { id } = await ann.create({ game: 'sealed-bids', ...body });
  await bob.post(`/api/matches/${id}/seats/1`);
  for (const client of [ann, bob]) await (await client.connect()).watch(id);
  for (let i = 0; i < answers; i++) {
    const one = [ann, bob].find((client) => client.tables.get(id)!.state.question)!;
    await one.answer(id, one.tables.get(id)!.state.question!.options.length - 1);
    await expect.poll(() => Math.min(...[ann, bob].map((c) => c.tables.get(id)!.number))).toBe(i + 1);
  }
  await bob.command({ t: 'resign', match: id });
  for (const client of [ann, bob]) client.close();
  return id;
}

describe('a rematch', () => {
  test('keeps its seats for those who played', async () => {
    const [ann, bob, eve] = await Promise.all(['Ann', 'Bob', 'Eve'].map((n) => Client.guest(server.port, n)));
    const id = await finished(ann!, bob!);
    const again = await ann!.post<{ id: string; invite: string; seats: { kind: string }[] }>(
      `/api/matches/${id}/rematch`,
    );
    const free = again.seats.findIndex(({ kind }) => kind === 'open');
    const seat = `/api/matches/${again.id}/seats/${free}`;
    await expect(eve!.post(seat, { invite: again.invite })).rejects.toMatchObject({ code: 'seat-reserved' });
    expect((await bob!.call('POST', `/api/matches/${id}/rematch`, {})).status).toBe(200);
  });
});

describe('a rating', () => {
  const games = async (who: Client): Promise<number> =>
    (await who.get<{ ratings: { games: number }[] }>(`/api/players/${who.id}`)).ratings[0]?.games ?? 0;

  test('is not made of matches that are given up at once', async () => {
    const [ann, bob] = [await account('Anna'), await account('Bobby')];
    await finished(ann, bob, { rated: true });
    expect(await games(ann)).toBe(0);
    await finished(ann, bob, { rated: true }, 6);
    expect(await games(ann)).toBe(1);
  });

  test('counts the same two only so often in a day', async () => {
    const [cid, dan] = [await account('Cidney'), await account('Danny')];
    for (let i = 0; i < 8; i++) await finished(cid, dan, { rated: true }, 6);
    expect(await games(cid)).toBe(6);
  });
});

describe('a guest who signs in', () => {
  test('keeps the seats, in matches that wait and in those that are played', async () => {
    await account('Regina');
    const [guest, bob] = await Promise.all(['Gus', 'Bob'].map((n) => Client.guest(server.port, n)));
    const waiting = await guest!.create({ game: 'tic-tac-toe' });
    const { id } = await guest!.create({ game: 'tic-tac-toe', rated: true });
    await bob!.post(`/api/matches/${id}/seats/1`);
    const { me, token } = await guest!.post<{ me: { id: string }; token: string }>('/api/login', {
      name: 'Regina',
      password: 'quite a long secret',
    });
    const regina = await Object.assign(guest!, { token, id: me.id }).connect();
    await regina.watch(id);
    expect(regina.tables.get(id)!.seat).toBe(0);
    expect(await regina.answer(id, 0)).toMatchObject({ t: 'accepted' });
    for (const match of [id, waiting.id]) {
      const info = await regina.get<{ seats: object[] }>(`/api/matches/${match}`);
      expect(info.seats[0]).toMatchObject({ player: me.id, name: 'Regina', owner: { player: me.id } });
    }
    const fresh = await server.app.tables.get(id);
    expect(await fresh!.read((ledger) => ledger!.sitting[0]!.owner)).toBe(me.id);
    regina.close();
  });
});

describe('names', () => {
  test('of members and of computers are not for guests, nor is what looks like them', async () => {
    await account('Paula');
    for (const name of ['Paula', 'p a u l a', 'Pau1a', 'Computer (captain)'])
      expect((await Client.guest(server.port, name)).name).toMatch(/^Guest \d+$/);
    const eve = await Client.guest(server.port, 'Eve');
    const rename = (name: string) => eve.ask('PATCH', '/api/me', { name });
    await expect(rename('Paula')).rejects.toMatchObject({ code: 'name-taken' });
    const asks = (name: string) => eve.post<object>('/api/guest', { name, exactly: true });
    await expect(asks('Paula')).rejects.toMatchObject({ code: 'name-taken' });
    await expect(asks('Paolo')).resolves.toMatchObject({ me: { name: 'Paolo' } });
    await expect(rename('Раula')).rejects.toMatchObject({ code: 'bad-name' });
  });
});

describe('the store', () => {
  const folder = mkdtempSync(join(tmpdir(), 'dustfront-edges-'));
  afterAll(() => rmSync(folder, { recursive: true }));

  test('is read by nobody else on the machine, also where it was before', async () => {
    const file = join(folder, 'own', 'dustfront.db');
    await (await openSqlite(file)).close();
    chmodSync(file, 0o644);
    const store = await openSqlite(file);
    for (const path of [file, `${file}-wal`, `${file}.lock`]) expect(statSync(path).mode & 0o777).toBe(0o600);
    expect(statSync(join(folder, 'own')).mode & 0o777).toBe(0o700);
    await store.close();
  });

  test('is looked through at the start: a damaged file is not gone on with', async () => {
    const file = join(folder, 'damaged.db');
    const store = await openSqlite(file);
    for (let i = 0; i < 200; i++) await store.saveSetting(`key ${i}`, 'x'.repeat(500));
    await store.close();
    const { readFileSync } = await import('node:fs');
    const bytes = readFileSync(file);
    bytes.fill(0xff, 8192, bytes.length - 4096);
    writeFileSync(file, bytes);
    await expect(openSqlite(file)).rejects.toThrow(/damaged|malformed/);
  });

  test('that is full raises an alarm: the health page and the figures say so', async () => {
    const anybody = new Client(server.port);
    expect((await anybody.call('GET', '/healthz')).status).toBe(200);
    server.app.alarm.note(new StoreRefused('full', null));
    const sick = await anybody.call('GET', '/healthz');
    expect(sick.status).toBe(503);
    expect(await sick.json()).toMatchObject({ error: { code: 'store-full' } });
    expect(await (await anybody.call('GET', '/metrics')).text()).toContain('dustfront_store_refusing 1');
  });
});
