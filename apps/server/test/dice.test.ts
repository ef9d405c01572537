import { parseRecord } from '@dustfront/kernel';
import { type Kept, type MatchInfo, type RecordReply, type Verdict, verifyRecord } from '@dustfront/protocol';
import { sealedBids, ticTacToe } from '@dustfront/testkit';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { Client } from './client.ts';
import { ChainClient } from './dice-client.ts';
import { type TestServer, testServer } from './server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await testServer();
});
afterAll(() => server.end());

const people = async (...names: string[]) =>
  Promise.all(names.map((name) => ChainClient.named(server.port, name)));

/** A match of chain keepers that has begun, everybody watching. */
async function begun(body: object, ...clients: ChainClient[]): Promise<string> {
  const [host, ...guests] = clients as [ChainClient, ...ChainClient[]];
  const info = await host.open(body);
  for (const [i, guest] of guests.entries()) await guest.sit(info.id, i + 1);
  for (const client of clients) await client.word(info.id);
  for (const client of clients) await (await client.connect()).watch(info.id);
  return info.id;
}

async function playOut(match: string, ...clients: Client[]): Promise<void> {
  while (clients[0]!.tables.get(match)!.state.status !== 'finished') {
    const asked = clients.find((client) => client.tables.get(match)?.state.question);
    if (!asked) {
      await new Promise((resolve) => setTimeout(resolve, 5));
      continue;
    }
    const reply = await asked.answer(match, 0);
    expect(reply).toMatchObject({ t: 'accepted' });
    const { number } = reply as { number: number };
    for (const client of clients)
      await expect
        .poll(() => client.tables.get(match)!.number, { interval: 5 })
        .toBeGreaterThanOrEqual(number);
  }
}

async function verdict(client: Client, match: string, ...kept: Kept[]): Promise<Verdict> {
  await expect
    .poll(async () => (await client.get<MatchInfo>(`/api/matches/${match}`)).status)
    .toBe('finished');
  const { record } = await client.get<RecordReply>(`/api/matches/${match}/record`);
  const parsed = parseRecord(record);
  return verifyRecord(parsed.header.game === 'sealed-bids' ? sealedBids : ticTacToe, parsed, kept);
}

describe('a match of people who keep chains', () => {
  test('begins when all have given their words, and its record is as promised to each of them', async () => {
    const [ann, bob, cid] = (await people('Ann', 'Bob', 'Cid')) as [ChainClient, ChainClient, ChainClient];
    const open = await ann.open({ game: 'sealed-bids', setup: { seats: 3 } });
    await expect(ann.word(open.id)).rejects.toMatchObject({ code: 'not-yet' });
    await bob.sit(open.id, 1);
    const full = await cid.sit(open.id, 2);
    expect(full).toMatchObject({
      status: 'waiting',
      dice: { scheme: 'chains-2', given: [false, false, false] },
    });
    expect((await cid.word(open.id)).status).toBe('waiting');
    expect((await ann.word(open.id)).status).toBe('waiting');
    expect((await bob.word(open.id)).status).toBe('playing');
    for (const client of [ann, bob, cid]) await (await client.connect()).watch(open.id);
    await playOut(open.id, ann, bob, cid);
    expect(await verdict(ann, open.id)).toMatchObject({ word: 'consistent' });
    for (const client of [ann, bob, cid])
      expect(await verdict(ann, open.id, client.kept(open.id))).toMatchObject({
        word: 'promised',
        byServer: { seats: [], clock: 0, computer: 0, later: 0 },
      });
    for (const client of [ann, bob, cid]) client.close();
  });

  test('against a computer: the seats that the server throws for are named', async () => {
    const [ann] = (await people('Ann')) as [ChainClient];
    const { id } = await ann.open({ game: 'sealed-bids', seats: ['me', 'random'] });
    await ann.word(id);
    await (await ann.connect()).watch(id);
    await playOut(id, ann);
    expect(await verdict(ann, id, ann.kept(id))).toMatchObject({
      word: 'promised',
      byServer: { seats: [1] },
    });
    ann.close();
  });

  test('who stands up after words were given makes everybody promise anew', async () => {
    const [ann, bob, cid] = (await people('Ann', 'Bob', 'Cid')) as [ChainClient, ChainClient, ChainClient];
    const { id } = await ann.open({ game: 'sealed-bids' });
    await bob.sit(id, 1);
    await ann.word(id);
    await bob.ask('DELETE', `/api/matches/${id}/seats/1`);
    await cid.sit(id, 1);
    expect((await ann.get<MatchInfo>(`/api/matches/${id}`)).dice).toMatchObject({ given: [false, false] });
    await expect(cid.word(id)).rejects.toMatchObject({ code: 'not-yet' });
    await ann.sit(id, 0);
    await cid.word(id);
    expect((await ann.word(id)).status).toBe('playing');
    for (const client of [ann, cid]) await (await client.connect()).watch(id);
    await playOut(id, ann, cid);
    expect(await verdict(ann, id, ann.kept(id), cid.kept(id))).toMatchObject({
      word: 'promised',
      seats: [0, 1],
    });
    for (const client of [ann, cid]) client.close();
  });

  test('a rematch is promised anew by both', async () => {
    const [ann, bob] = (await people('Ann', 'Bob')) as [ChainClient, ChainClient];
    const first = await begun({ game: 'tic-tac-toe' }, ann, bob);
    await ann.command({ t: 'resign', match: first });
    expect(await verdict(ann, first, ann.kept(first), bob.kept(first))).toMatchObject({
      word: 'promised',
      seats: [0, 1],
    });
    const { id } = await bob.rematch(first);
    expect((await ann.rematch(first)).id).toBe(id);
    await ann.word(id);
    expect((await bob.word(id)).status).toBe('playing');
    await ann.watch(id);
    await bob.watch(id);
    await playOut(id, ann, bob);
    expect(await verdict(bob, id, bob.kept(id), ann.kept(id))).toMatchObject({ word: 'promised' });
    for (const client of [ann, bob]) client.close();
  });
});

describe('links', () => {
  test(`without the next link, or with another one, nothing is
      accepted; the same command gets the same dice`, async () => {
    const [ann, bob] = (await people('Ann', 'Bob')) as [ChainClient, ChainClient];
    const match = await begun({ game: 'sealed-bids' }, ann, bob);
    const question = ann.tables.get(match)!.state.question!;
    const answer = {
      t: 'answer',
      match,
      question: question.number,
      option: question.options[0]!.id,
    } as const;
    const { link } = ann.nextLink(match)!;
    expect(await ann.command(answer)).toMatchObject({ refusal: { code: 'link-missing' } });
    expect(await ann.command({ ...answer, link: '00'.repeat(32) } as never)).toMatchObject({
      refusal: { code: 'wrong-link' },
    });
    const given = { ...answer, id: 'once', link };
    const first = await ann.command(given as never);
    expect(first).toMatchObject({ t: 'accepted' });
    server = await server.restart();
    const again = Object.assign(new ChainClient(server.port), {
      token: ann.token,
      id: ann.id,
      name: 'Ann',
      own: ann.own,
    });
    await (await again.connect()).watch(match);
    expect(await again.command(given as never)).toEqual(first);
    expect(await server.app.store.entries.last(match)).toBe(1);
    for (const client of [ann, bob, again]) client.close();
  });

  test('what is taken back stays in the record with its dice, and its links stay spent', async () => {
    const [ann, bob] = (await people('Ann', 'Bob')) as [ChainClient, ChainClient];
    const match = await begun({ game: 'sealed-bids' }, ann, bob);
    await ann.answer(match, 0);
    expect(await ann.command({ t: 'offer', match, what: 'takeback' } as never)).toMatchObject({
      refusal: { code: 'link-missing' },
    });
    expect(await ann.back({ t: 'offer', match, what: 'takeback' } as never)).toMatchObject({ t: 'accepted' });
    await ann.answer(match, 1);
    await expect.poll(() => bob.tables.get(match)!.number).toBe(3);
    await bob.answer(match, 4);
    await expect.poll(() => ann.tables.get(match)!.number).toBe(4);
    await ann.command({ t: 'offer', match, what: 'takeback', to: 0 } as never);
    await expect.poll(() => bob.tables.get(match)!.state.offer).toBeTruthy();
    const { offer } = bob.tables.get(match)!.state.offer!;
    expect(await bob.back({ t: 'respond', match, offer, accept: true } as never)).toMatchObject({
      t: 'accepted',
    });
    await expect.poll(() => ann.tables.get(match)!.number).toBe(6);
    await playOut(match, ann, bob);
    const found = await verdict(ann, match, ann.kept(match), bob.kept(match));
    expect(found).toMatchObject({ word: 'promised' });
    expect(found).toMatchObject({ checked: expect.arrayContaining([{ what: 'withdrawn', count: 3 }]) });
    for (const client of [ann, bob]) client.close();
  });

  test('a new device, a computer in between, a substitute: the record shows each', async () => {
    const [ann, bob, cid] = (await people('Ann', 'Bob', 'Cid')) as [ChainClient, ChainClient, ChainClient];
    const match = await begun({ game: 'sealed-bids' }, ann, bob);
    await ann.answer(match, 0);
    await ann.promise(match);
    await expect.poll(() => ann.nextLink(match)?.place).toBe(1);
    await bob.ask('DELETE', `/api/matches/${match}/seats/1`);
    await expect.poll(() => ann.tables.get(match)!.entries.some(({ by }) => by === 'computer')).toBe(true);
    await bob.sit(match, 1);
    await bob.watch(match);
    await bob.command({ t: 'substitute', match, on: true } as never);
    await cid.sit(match, 1);
    await (await cid.connect()).watch(match);
    expect(cid.tables.get(match)!.seat).toBe(1);
    await expect.poll(() => ann.tables.get(match)!.entries.filter((e) => e.do === 'seat').length).toBe(3);
    await playOut(match, ann, cid);
    const found = await verdict(ann, match, ann.kept(match), cid.kept(match));
    expect(found).toMatchObject({ word: 'broken', reason: 'other-names' });
    const names = ['Ann', 'Cid'];
    const kept = [ann, bob, cid].map((client) => ({ ...client.kept(match), names }));
    expect(await verdict(ann, match, ...kept)).toMatchObject({ word: 'promised', byServer: { later: 3 } });
    for (const client of [ann, bob, cid]) client.close();
  });

  test('a bot that keeps no chain plays as before, and the record says so', async () => {
    const [ann] = (await people('Ann')) as [ChainClient];
    const bot = await Client.guest(server.port, 'Bot');
    const { id } = await ann.open({ game: 'sealed-bids' });
    await bot.post(`/api/matches/${id}/seats/1`);
    expect((await ann.word(id)).status).toBe('playing');
    for (const client of [ann, bot]) await (await client.connect()).watch(id);
    await playOut(id, ann, bot);
    expect(await verdict(ann, id, ann.kept(id))).toMatchObject({
      word: 'promised',
      byServer: { seats: [1] },
    });
    for (const client of [ann, bot]) client.close();
  });
});
