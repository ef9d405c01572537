import { afterAll, describe, expect, test } from 'vitest';
import { ownGames } from '../src/games.ts';
import { Client } from './client.ts';
import { type TestServer, testServer } from './server.ts';

const servers: TestServer[] = [];
afterAll(async () => {
  for (const server of servers) await server.end();
});

/**
 * Plays DUST with first options up to the first question put to several seats at once; there seat 0 answers `choice`.
 */
async function run(choice: number): Promise<{ others: string[]; own: string; question: string }> {
  const server = await testServer(
    {},
    {
      now: () => Date.UTC(2040, 0, 1),
      random: () => 'feedfacefeedfacefeedfacefeedface',
      games: await ownGames(() => ['random']),
    },
  );
  servers.push(server);
  const [ann, bob] = [await Client.guest(server.port, 'Ann'), await Client.guest(server.port, 'Bob')];
  const match = await ann.create({ game: 'dust' });
  for (const seat of match.seats.slice(1)) {
    const who = seat.seat === 1 ? bob : await Client.guest(server.port, `Seat ${seat.seat}`);
    await who.post(`/api/matches/${match.id}/seats/${seat.seat}`, { contribution: `seat${seat.seat}` });
  }
  const eve = new Client(server.port);
  for (const client of [ann, bob, eve]) {
    await client.connect();
    await client.watch(match.id);
  }
  const at = (client: Client) => client.tables.get(match.id)!;
  for (
    let i = 0;
    i < 400 && !(at(ann).state.asked.length > 1 && at(ann).state.question!.options.length > 1);
    i++
  ) {
    const asked = [ann, bob].find((client) => at(client).state.question);
    if (!asked) break;
    const number = at(asked).number;
    await asked.answer(match.id, 0);
    await expect
      .poll(() => [ann, bob, eve].map((c) => at(c).number))
      .toEqual([number + 1, number + 1, number + 1]);
  }
  const question = at(ann).state.question!;
  expect(at(ann).state.asked.length).toBeGreaterThan(1);
  const number = at(ann).number;
  await ann.answer(match.id, question.options[choice]!.id);
  await expect
    .poll(() => [ann, bob, eve].map((c) => at(c).number))
    .toEqual([number + 1, number + 1, number + 1]);
  // Come back in the middle of it, and look from outside.
  for (const client of [bob, eve]) {
    client.close();
    await client.connect();
    await client.watch(match.id);
  }
  const recap = await (await bob.call('GET', `/api/matches/${match.id}/recap`)).text();
  const names = [match.id, match.invite!, ann.id, bob.id];
  const plain = (text: string): string =>
    names.reduce((out, name, i) => out.replaceAll(name, `ID${i}`), text);
  const result = {
    others: [bob.received.join('\n'), eve.received.join('\n'), recap].map(plain),
    own: plain(ann.received.join('\n')),
    question: question.question,
  };
  for (const client of [ann, bob, eve]) client.close();
  return result;
}

describe('secrets of DUST', () => {
  test('a choice that waits for the others is seen by nobody else, on any channel', async () => {
    const [one, two] = [await run(0), await run(1)];
    expect(one.question).toBe(two.question);
    one.others.forEach((text, i) => {
      expect(text).toBe(two.others[i]);
    });
    expect(one.own).not.toBe(two.own);
  });
});
