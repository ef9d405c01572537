import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { WebSocket } from 'ws';
import type { Bots } from '../src/bots/bots.ts';
import { randomBots } from '../src/bots/random.ts';
import { Client } from './client.ts';
import { ServerProcess } from './faults/process.ts';
import { freshDatabase } from './fresh.ts';
import { type TestServer, testServer } from './server.ts';

let url: string;
let servers: TestServer[];
const thoughts: string[] = [];
const counting: Bots = {
  choose(task) {
    thoughts.push(`${task.seat}:${task.question.number}`);
    return randomBots.choose(task);
  },
  async close() {},
};

beforeAll(async () => {
  url = await freshDatabase('migrated');
  servers = await Promise.all([1, 2].map(() => testServer({ databaseUrl: url }, { bots: counting })));
});
afterAll(async () => {
  for (const server of servers) await server.end();
});

const at = async (server: number, name: string): Promise<Client> =>
  (await Client.guest(servers[server]!.port, name)).connect();

/** Ledgers are what costs: only the process that plays a match should have one. */
const playing = (match: string): number[] =>
  servers.flatMap(({ app }, i) =>
    [...app.tables.open()].some((t) => t.id === match && t.watchers > 0) ? [i] : [],
  );

/** A match that has not begun. */
async function lookAt(client: Client, match: string): Promise<void> {
  client.send({ t: 'watch', match });
  await client.next('match');
}

async function playOn(match: string, people: Client[]): Promise<void> {
  // However long it takes.
  while (!people.every((one) => one.tables.get(match)?.state.status === 'finished')) {
    const asked = people.find((one) => one.tables.get(match)?.state.question);
    if (asked) await asked.answer(match, 0);
    else await new Promise((resolve) => setTimeout(resolve, 5));
  }
}

describe('two processes on one PostgreSQL', () => {
  test('a whole match is played over the wrong process; one process plays it, all see the same', async () => {
    const [ann, bob, eve] = [await at(0, 'Ann'), await at(1, 'Bob'), await at(1, 'Eve')];
    const { id } = await ann.create({ game: 'sealed-bids' });
    await lookAt(ann, id);
    await bob.post(`/api/matches/${id}/seats/1`);
    await bob.watch(id);
    await eve.watch(id);
    await expect.poll(() => bob.tables.get(id)?.state.asked.length).toBeGreaterThan(0);
    expect(playing(id)).toEqual([0]);
    await playOn(id, [ann, bob]);
    await expect.poll(() => eve.tables.get(id)!.state.status).toBe('finished');
    expect(bob.tables.get(id)!.number).toBe(ann.tables.get(id)!.number);
    expect(eve.tables.get(id)!.state.result).toEqual(ann.tables.get(id)!.state.result);
    const numbers = eve.messages.flatMap((m) => (m.t === 'step' ? [m.number] : []));
    expect(numbers).toEqual(numbers.map((_, i) => i + 1));
    for (const one of [ann, bob, eve]) one.close();
  });

  test('chat and presence cross over, and what is said is said once', async () => {
    const [ann, bob] = [await at(0, 'Ann'), await at(1, 'Bob')];
    const { id } = await ann.create({ game: 'tic-tac-toe' });
    await lookAt(ann, id);
    await bob.post(`/api/matches/${id}/seats/1`);
    await bob.watch(id);
    const reply = await bob.command({ t: 'say', id: 'c1', match: id, text: 'hello' } as never);
    expect(reply.t).toBe('accepted');
    const lines = (one: Client) => one.messages.flatMap((m) => (m.t === 'chat' ? m.lines : []));
    await expect.poll(() => lines(ann).map(({ text }) => text)).toEqual(['hello']);
    await expect.poll(() => lines(bob)).toHaveLength(1);
    const seats = () => ann.messages.flatMap((m) => (m.t === 'presence' ? [m.seats] : [])).at(-1);
    await expect.poll(seats).toEqual([0, 1]);
    expect([ann, bob].map((one) => lines(one).length)).toEqual([1, 1]);
    bob.close();
    await expect.poll(seats).toEqual([0]);
    ann.close();
  });

  test('a match that nobody looks at is left to the process that somebody comes to', async () => {
    const ann = await at(0, 'Ann');
    const bob = await at(1, 'Bob');
    const { id } = await ann.create({ game: 'tic-tac-toe' });
    // The match begins where Bob sits down.
    await bob.post(`/api/matches/${id}/seats/1`);
    await ann.watch(id);
    expect(playing(id)).toEqual([0]);
    await bob.watch(id);
    expect(playing(id)).toEqual([0]);
    await playOn(id, [ann, bob]);
    expect(bob.tables.get(id)!.state.status).toBe('finished');
    for (const one of [ann, bob]) one.close();
  });

  test('computers think once, whoever looks on from where', async () => {
    const ann = await at(0, 'Ann');
    const eve = await at(1, 'Eve');
    thoughts.length = 0;
    const { id } = await ann.create({ game: 'tic-tac-toe', seats: ['me', 'random'] });
    await ann.watch(id);
    await eve.watch(id);
    await playOn(id, [ann]);
    await expect.poll(() => eve.tables.get(id)!.state.status).toBe('finished');
    const answers = eve.tables.get(id)!.entries.filter(({ by }) => by === 'computer');
    expect(answers.length).toBeGreaterThan(0);
    expect(thoughts).toHaveLength(answers.length);
    expect(new Set(thoughts).size).toBe(thoughts.length);
    for (const one of [ann, eve]) one.close();
  });

  test('the door between processes is shut to whoever has no key', async () => {
    const socket = new WebSocket(`ws://127.0.0.1:${servers[0]!.port}/peer`, {
      headers: { authorization: 'Bearer guessed', 'dustfront-process': servers[0]!.app.peers.process },
    });
    const error = await new Promise<Error>((resolve) => socket.on('error', resolve));
    expect(error.message).toContain('404');
  });

  test('a process that cannot be reached holds up nobody', async () => {
    const stray = await testServer({ databaseUrl: url, peerAddress: '127.0.0.1:1' }, { bots: counting });
    const ann = await (await Client.guest(stray.port, 'Ann')).connect();
    const bob = await at(1, 'Bob');
    const { id } = await ann.create({ game: 'sealed-bids' });
    await lookAt(ann, id);
    await bob.post(`/api/matches/${id}/seats/1`);
    await bob.watch(id);
    await playOn(id, [ann, bob]);
    expect(bob.tables.get(id)!.state.status).toBe('finished');
    for (const one of [ann, bob]) one.close();
    await stray.end();
  });
});

test('when the process that plays is killed the other takes over, and nothing is lost', async () => {
  const own = await freshDatabase('migrated');
  const [first, second] = [new ServerProcess(own), new ServerProcess(own)];
  await Promise.all([first.start(), second.start()]);
  const ann = await (await Client.guest(second.port, 'Ann')).connect();
  const host = await (await Client.guest(first.port, 'Host')).connect();
  const { id } = await host.create({ game: 'tic-tac-toe', seats: ['open', 'random'] });
  await lookAt(host, id);
  await ann.post(`/api/matches/${id}/seats/0`);
  await ann.watch(id);
  await expect.poll(() => ann.tables.get(id)?.state.question).toBeTruthy();
  await ann.answer(id, 0);
  await expect.poll(() => ann.tables.get(id)?.number).toBe(2);
  const closed = new Promise<number>((resolve) => ann.socket!.on('close', resolve));
  await first.kill();
  expect(await closed).toBe(1012);
  await ann.connect();
  await ann.watch(id, { since: 2 });
  expect(ann.tables.get(id)!.number).toBe(2);
  expect((await ann.answer(id, 0)).t).toBe('accepted');
  // The computer answers as soon as the dead process is known to be gone.
  await expect.poll(() => ann.tables.get(id)!.number).toBeGreaterThan(3);
  await playOn(id, [ann]);
  await expect.poll(() => ann.tables.get(id)!.state.status).toBe('finished');
  expect(ann.tables.get(id)!.entries.map(({ number }) => number)).toEqual(
    ann.tables.get(id)!.entries.map((_, i) => i + ann.tables.get(id)!.entries[0]!.number),
  );
  ann.close();
  host.close();
  await second.stop();
});
