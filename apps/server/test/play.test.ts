import { parseRecord } from '@dustfront/kernel';
import { verifyRecord } from '@dustfront/protocol';
import { sealedBids } from '@dustfront/testkit';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { Client } from './client.ts';
import { type TestServer, testServer } from './server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await testServer();
});
afterAll(() => server.end());

const pair = async (body: object = {}) => {
  const [ann, bob] = await Promise.all([Client.guest(server.port, 'Ann'), Client.guest(server.port, 'Bob')]);
  const match = await ann.create({ game: 'tic-tac-toe', visibility: 'link', ...body });
  await bob.post(`/api/matches/${match.id}/seats/1`, { invite: match.invite });
  await ann.connect();
  await bob.connect();
  await ann.watch(match.id);
  await bob.watch(match.id);
  return { ann, bob, match: match.id, invite: match.invite! };
};

/** Whoever is asked answers, until the match is finished. */
const playOut = async (match: string, ...players: Client[]) => {
  for (let i = 0; i < 200; i++) {
    const asked = players.find((p) => p.tables.get(match)?.state.question);
    if (!asked) return;
    const told = players.map((p) => p.next('step', (m) => m.match === match));
    expect(await asked.answer(match, 0)).toMatchObject({ t: 'accepted' });
    await Promise.all(told);
  }
};

describe('a live match', () => {
  test('two guests and a spectator play a whole game by link; all see the same end', async () => {
    const { ann, bob, match, invite } = await pair();
    const eve = await new Client(server.port).connect();
    await eve.watch(match, { invite });
    expect(eve.tables.get(match)?.seat).toBeNull();
    await playOut(match, ann, bob);
    await eve.next('match', (m) => m.info.status === 'finished').catch(() => {});
    for (const client of [ann, bob, eve]) {
      const table = client.tables.get(match)!;
      expect(table.state.result).toMatchObject({ by: 'rules' });
      expect(table.view).toEqual(ann.tables.get(match)!.view);
      expect(table.entries.map((e) => e.number)).toEqual(table.entries.map((_, i) => i));
    }
    for (const client of [ann, bob, eve]) client.close();
  });

  test('an impossible answer is refused and changes nothing', async () => {
    const { ann, bob, match } = await pair();
    const before = ann.tables.get(match)!.number;
    const question = ann.tables.get(match)!.state.question!;
    const wrong = { t: 'answer', match, question: question.number, option: 'nowhere' } as const;
    expect(await ann.command(wrong)).toMatchObject({ t: 'refused', refusal: { code: 'not-an-option' } });
    expect(await bob.command({ ...wrong, option: question.options[0]!.id } as never)).toMatchObject({
      refusal: { code: 'not-asked' },
    });
    const eve = await (await Client.guest(server.port, 'Eve')).connect();
    expect(await eve.command(wrong)).toMatchObject({ refusal: { code: 'not-seated' } });
    expect(ann.tables.get(match)!.number).toBe(before);
    for (const client of [ann, bob, eve]) client.close();
  });

  test('a command sent again gets the same reply and counts once', async () => {
    const { ann, bob, match } = await pair();
    const question = ann.tables.get(match)!.state.question!;
    const answer = {
      t: 'answer',
      id: 'once',
      match,
      question: question.number,
      option: question.options[0]!.id,
    } as const;
    const first = await ann.command(answer);
    expect(await ann.command(answer)).toEqual(first);
    const again = await (await clientOf(ann)).connect();
    expect(await again.command(answer)).toEqual(first);
    expect(await server.app.store.entries.last(match)).toBe(1);
    for (const client of [ann, bob, again]) client.close();
  });

  test('who comes back gets what was missed, by number', async () => {
    const { ann, bob, match } = await pair();
    await ann.answer(match, 0);
    await bob.next('step').catch(() => {});
    ann.close();
    await bob.answer(match, 0);
    await ann.connect();
    const back = ann.next('table', (m) => m.match === match);
    ann.send({ t: 'watch', match, since: 1 });
    const table = await back;
    expect(table.number).toBe(2);
    expect(table.entries.map((e) => e.number)).toEqual([2]);
    for (const client of [ann, bob]) client.close();
  });

  test('the server restarts under the players and they go on', async () => {
    const { ann, bob, match } = await pair();
    await ann.answer(match, 0);
    const closing = bob.next('closing');
    server = await server.restart();
    await closing;
    const [ann2, bob2] = [await clientOf(ann), await clientOf(bob)];
    await ann2.connect();
    await bob2.connect();
    await ann2.watch(match);
    await bob2.watch(match);
    expect(bob2.tables.get(match)!.view).toEqual(ann2.tables.get(match)!.view);
    expect(bob2.tables.get(match)!.number).toBe(1);
    await playOut(match, ann2, bob2);
    expect(ann2.tables.get(match)!.state.status).toBe('finished');
    for (const client of [ann2, bob2]) client.close();
  });

  test('resigning ends it, and the second to ask for a rematch sits down in the same one', async () => {
    const { ann, bob, match } = await pair();
    await ann.command({ t: 'resign', match });
    await expect
      .poll(() => bob.tables.get(match)!.state.result)
      .toMatchObject({ by: 'resignation', places: [1, 0] });
    const one = await bob.post<{ id: string; status: string }>(`/api/matches/${match}/rematch`);
    const two = await ann.post<{ id: string; status: string; seats: { player: string }[] }>(
      `/api/matches/${match}/rematch`,
    );
    expect(two.id).toBe(one.id);
    expect(two.status).toBe('playing');
    expect(two.seats.map((s) => s.player)).toEqual([bob.id, ann.id]);
    for (const client of [ann, bob]) client.close();
  });

  test('a draw is offered, refused, offered again and agreed', async () => {
    const { ann, bob, match } = await pair();
    await ann.command({ t: 'offer', match, what: 'draw' } as never);
    await expect
      .poll(() => bob.tables.get(match)!.state.offer)
      .toMatchObject({ what: 'draw', seat: 0, waitsFor: [1] });
    const offer = bob.tables.get(match)!.state.offer!.offer;
    expect(await ann.command({ t: 'respond', match, offer, accept: true } as never)).toMatchObject({
      t: 'refused',
    });
    await bob.command({ t: 'respond', match, offer, accept: false } as never);
    expect(bob.tables.get(match)!.state.offer).toBeNull();
    await ann.answer(match, 0);
    await ann.command({ t: 'offer', match, what: 'draw' } as never);
    await expect.poll(() => bob.tables.get(match)!.state.offer).toBeTruthy();
    await bob.command({
      t: 'respond',
      match,
      offer: bob.tables.get(match)!.state.offer!.offer,
      accept: true,
    } as never);
    expect(bob.tables.get(match)!.state.result).toMatchObject({ by: 'agreement', places: [0, 0] });
    for (const client of [ann, bob]) client.close();
  });

  test(`a take-back by consent names what it undoes; refused it
      changes nothing, granted it undoes just that`, async () => {
    const { ann, bob, match } = await pair();
    const start = ann.tables.get(match)!.view;
    await ann.answer(match, 0);
    await expect.poll(() => bob.tables.get(match)!.state.question).toBeTruthy();
    await bob.answer(match, 0);
    await expect.poll(() => ann.tables.get(match)!.number).toBe(2);
    const before = ann.tables.get(match)!.view;
    await ann.command({ t: 'offer', match, what: 'takeback', to: 0 } as never);
    await expect
      .poll(() => bob.tables.get(match)!.state.offer?.undoes?.map((u) => [u.number, u.seat]))
      .toEqual([
        [1, 0],
        [2, 1],
      ]);
    await bob.command({
      t: 'respond',
      match,
      offer: bob.tables.get(match)!.state.offer!.offer,
      accept: false,
    } as never);
    expect(bob.tables.get(match)!.view).toEqual(before);
    await ann.command({ t: 'offer', match, what: 'takeback', to: 0 } as never);
    await expect.poll(() => bob.tables.get(match)!.state.offer).toBeTruthy();
    await bob.command({
      t: 'respond',
      match,
      offer: bob.tables.get(match)!.state.offer!.offer,
      accept: true,
    } as never);
    await expect.poll(() => ann.tables.get(match)!.view).toEqual(start);
    expect(ann.tables.get(match)!.state.question).toBeTruthy();
    await playOut(match, ann, bob);
    expect(ann.tables.get(match)!.state.result).toMatchObject({ by: 'rules' });
    for (const client of [ann, bob]) client.close();
  });
});

describe('computers and verifiable dice', () => {
  test('a guest plays a computer to the end; the record proves its dice', async () => {
    const ann = await (await Client.guest(server.port, 'Ann')).connect();
    const match = await ann.create({ game: 'sealed-bids', seats: ['me', 'random'] });
    expect(match.dice?.seed).toBeUndefined();
    await ann.watch(match.id);
    await expect(ann.get(`/api/matches/${match.id}/record`)).rejects.toMatchObject({ code: 'not-finished' });
    while (ann.tables.get(match.id)!.state.status === 'playing') {
      if (ann.tables.get(match.id)!.state.question) await ann.answer(match.id, 0);
      else await new Promise((resolve) => setTimeout(resolve, 5));
    }
    const reply = await ann.get<{ record: string; dice: { commitment: string } }>(
      `/api/matches/${match.id}/record`,
    );
    expect(reply.dice.commitment).toBe(match.dice?.commitment);
    const verdict = verifyRecord(sealedBids, parseRecord(reply.record));
    expect(verdict).toMatchObject({ word: 'consistent', byServer: { seats: [0, 1] } });
    ann.close();
  });
});

async function clientOf(other: Client): Promise<Client> {
  const client = new Client(server.port);
  return Object.assign(client, { token: other.token, id: other.id, name: other.name });
}
