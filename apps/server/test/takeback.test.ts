import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { Client } from './client.ts';
import { type TestServer, testServer } from './server.ts';

let server: TestServer;
beforeAll(async () => {
  // A computer that stands in never answers by itself here: only people act in these tests.
  const bots = { choose: () => new Promise<string>(() => {}), async close() {} };
  server = await testServer({}, { bots });
});
afterAll(() => server.end());

async function table(count: number, body: object): Promise<{ match: string; at: Client[] }> {
  const at = await Promise.all(
    ['Ann', 'Bob', 'Cid'].slice(0, count).map((name) => Client.guest(server.port, name)),
  );
  const { id } = await at[0]!.create({ game: 'sealed-bids', setup: { seats: count }, ...body });
  for (const [n, client] of at.entries()) if (n > 0) await client.post(`/api/matches/${id}/seats/${n}`);
  for (const client of at) await (await client.connect()).watch(id);
  return { match: id, at };
}

const offer = (match: string, what = 'takeback') => ({ t: 'offer', match, what }) as never;
const agree = (match: string, number: number) =>
  ({ t: 'respond', match, offer: number, accept: true }) as never;
const leave = (client: Client, match: string, seat: number) =>
  client.ask('DELETE', `/api/matches/${match}/seats/${seat}`);
const answers = (match: string): Promise<number> =>
  server.app.tables.get(match).then((table) => table!.read((ledger) => ledger!.match.entries.length));

describe('taking back', () => {
  test('needs the consent of somebody whose place a computer keeps', async () => {
    const { match, at } = await table(2, { takeBack: 'consent' });
    const [ann, bob] = at as [Client, Client];
    await ann.answer(match, 0);
    await leave(bob, match, 1);
    const made = await ann.command(offer(match));
    expect(made).toMatchObject({ t: 'accepted' });
    expect(await answers(match)).toBe(1);
    await expect.poll(() => ann.tables.get(match)!.state.offer?.waitsFor).toEqual([1]);
    await bob.command(agree(match, (made as { number: number }).number));
    expect(await answers(match)).toBe(0);
    for (const client of at) client.close();
  });

  test('and so does a draw; those who are there do not decide for who is away', async () => {
    const { match, at } = await table(3, { takeBack: 'consent' });
    const [ann, bob, cid] = at as [Client, Client, Client];
    await ann.answer(match, 0);
    await leave(cid, match, 2);
    for (const what of ['takeback', 'draw']) {
      const made = (await ann.command(offer(match, what))) as { number: number };
      await bob.command(agree(match, made.number));
      expect(await answers(match)).toBe(1);
      expect(ann.tables.get(match)!.state.status).toBe('playing');
      await ann.command({ t: 'respond', match, offer: made.number, accept: false } as never);
    }
    for (const client of at) client.close();
  });

  test('a computer that has its own seat never minds, nor does who has given up', async () => {
    const ann = await Client.guest(server.port, 'Ann');
    const { id } = await ann.create({ game: 'sealed-bids', seats: ['me', 'random'], takeBack: 'consent' });
    await (await ann.connect()).watch(id);
    await ann.answer(id, 0);
    await ann.command(offer(id));
    expect(await answers(id)).toBe(0);
    const { match, at } = await table(3, { takeBack: 'consent' });
    await at[0]!.answer(match, 0);
    await at[2]!.command({ t: 'resign', match });
    const made = (await at[0]!.command(offer(match))) as { number: number };
    await at[1]!.command(agree(match, made.number));
    expect(await answers(match)).toBe(0);
    for (const client of [ann, ...at]) client.close();
  });
});

describe('what the dice have said', () => {
  const thrown = async (body: object) => {
    const { match, at } = await table(2, { takeBack: 'consent', ...body });
    await at[0]!.answer(match, at[0]!.tables.get(match)!.state.question!.options.length - 1);
    await at[1]!.answer(match, 0);
    const daring = (client: Client) =>
      client.tables.get(match)!.state.question?.options.some(({ id }) => id === 'dare');
    await expect.poll(() => at.some(daring)).toBe(true);
    const bold = at.find(daring)!;
    await bold.answer(match, 'dare');
    return { match, at, bold };
  };

  test('is never taken back in a rated match, consent or not', async () => {
    const { match, at, bold } = await thrown({ rated: true });
    expect(await bold.command(offer(match))).toMatchObject({ refusal: { code: 'takeback-dice' } });
    for (const client of at) client.close();
  });

  test('may be taken back among friends', async () => {
    const { match, at, bold } = await thrown({ rated: false });
    expect(await bold.command(offer(match))).toMatchObject({ t: 'accepted' });
    for (const client of at) client.close();
  });
});
