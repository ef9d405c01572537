import { afterAll, describe, expect, test } from 'vitest';
import type { Carrier } from '../src/notices/notifier.ts';
import { pushText } from '../src/notices/push.ts';
import { Client } from './client.ts';
import { verified } from './mailbox.ts';
import { type TestServer, testServer } from './server.ts';

const servers: TestServer[] = [];
afterAll(async () => {
  for (const server of servers) await server.end();
});

const timeless = (text: string): string =>
  text.replaceAll(
    /"(at|time|createdAt|updatedAt|seenAt|expiresAt|lastVisit|since|left)":(\d+|\[[^\]]*\])/g,
    '"$1":0',
  );

/**
 * Who is there is told at most once a second, so how often depends on the machine's pace. Such a line may say who is
 * there and nothing else; all other lines are compared one by one.
 */
function withoutPresence(lines: readonly string[]): string[] {
  const isPresence = (line: string): boolean => line.startsWith('{"t":"presence"');
  for (const line of lines.filter(isPresence)) {
    expect(Object.keys(JSON.parse(line) as object).sort()).toEqual(['match', 'seats', 'spectators', 't']);
  }
  return lines.filter((line) => !isPresence(line));
}

/** Every line by itself, so that count and order are compared too. */
type Channel = readonly string[];

/**
 * Ann bids in secret, and bids again after a free take-back; nobody else may notice which card. Everything that leaves
 * the server for anybody else is kept: sockets, replies and errors over HTTP, pushes, mails, the server's own figures.
 */
async function run(first: string): Promise<Record<string, Channel>> {
  let ticks = Date.UTC(2040, 0, 1);
  const carried: string[] = [];
  const carrier: Carrier = {
    pushes: true,
    mails: true,
    async push(address, notice) {
      carried.push(`push ${address.player} ${pushText(notice)}`);
      return true;
    },
    async mail({ to, subject, text }) {
      // The key that seals the link to stop is made anew by every installation.
      carried.push(`mail ${to} ${subject} ${text.replace(/stop[/#]\S+/, 'stop')}`);
    },
  };
  const server = await testServer(
    {},
    {
      now: () => (ticks += 1),
      random: () => 'feedfacefeedfacefeedfacefeedface',
      carrier: async () => ({ carrier, pushKey: 'key' }),
    },
  );
  servers.push(server);
  const [ann, bob, cid, dan] = (await Promise.all(
    ['Ann', 'Bob', 'Cid', 'Dan'].map((name) => Client.guest(server.port, name)),
  )) as [Client, Client, Client, Client];
  const endpoint = (who: string): string => `https://fcm.googleapis.com/${who}`;
  for (const [client, name] of [
    [bob, 'bob'],
    [cid, 'cid'],
  ] as const)
    await client.post('/api/push', { endpoint: endpoint(name), keys: { p256dh: 'p', auth: 'a' } });
  await server.app.store.mail.saveAddress(verified(cid.id));
  const match = await ann.create({
    game: 'sealed-bids',
    setup: { seats: 3 },
    takeBack: 'free',
    clock: { kind: 'bank', bank: 3_600_000, increment: 1000 },
    spectators: { allowed: true, view: 'public', delaySeconds: 0 },
  });
  await bob.post(`/api/matches/${match.id}/seats/1`, { contribution: 'bob' });
  await cid.post(`/api/matches/${match.id}/seats/2`, { contribution: 'cid' });
  // A second table whose spectators see it a minute late, with the same secret at it.
  const late = await ann.create({
    game: 'sealed-bids',
    setup: { seats: 2 },
    spectators: { allowed: true, view: 'public', delaySeconds: 60 },
  });
  await bob.post(`/api/matches/${late.id}/seats/1`, { contribution: 'bob' });
  for (const client of [ann, bob]) {
    await client.connect();
    await client.watch(match.id);
  }
  await ann.watch(late.id);
  const eve = await new Client(server.port).connect();
  await eve.watch(match.id);
  eve.send({ t: 'watch', match: late.id });
  await eve.next('match');
  const http: string[] = [];
  const see = async (client: Client, method: string, path: string, body?: object): Promise<void> => {
    const reply = await client.call(method, path, body);
    http.push(`${client.name} ${method} ${path} ${reply.status} ${await reply.text()}`);
  };
  const settled = (number: number) =>
    expect.poll(() => [bob, eve].map((c) => c.tables.get(match.id)?.number)).toEqual([number, number]);

  await ann.answer(match.id, first);
  await settled(1);
  await ann.answer(late.id, first);
  // Taken back freely, and given again: what is undone stays hidden as well.
  await ann.command({ t: 'offer', id: 'free', match: match.id, what: 'takeback' } as never);
  await settled(2);
  await ann.answer(match.id, first);
  await settled(3);
  // Bob opens his seat and closes it; Dan may not sit down; a draw is refused; a bid is wrong.
  await bob.command({ t: 'substitute', id: 's1', match: match.id, on: true } as never);
  await settled(4);
  await see(dan, 'GET', '/api/matches?wanted=1');
  await bob.command({ t: 'substitute', id: 's2', match: match.id, on: false } as never);
  await settled(5);
  await bob.command({ t: 'offer', id: 'd1', match: match.id, what: 'draw' } as never);
  await settled(6);
  await ann.command({ t: 'respond', id: 'd2', match: match.id, offer: 6, accept: false } as never);
  await settled(7);
  for (const [id, question, option] of [
    ['e1', 0, 'bid 9'],
    ['e2', 9, 'bid 1'],
  ] as const)
    await bob.command({ t: 'answer', id, match: match.id, question, option } as never);
  await bob.command({ t: 'offer', id: 'e4', match: match.id, what: 'takeback' } as never);
  bob.send({ t: 'answer', match: match.id } as never);
  eve.send({ t: 'answer', id: 'e5', match: match.id, question: 0, option: 'bid 1' });
  await eve.next('refused');
  await ann.command({ t: 'say', id: 'said', match: match.id, text: 'my bid is in' } as never);
  await expect.poll(() => bob.messages.some(({ t }) => t === 'chat')).toBe(true);
  // Everything that can be asked from outside while it is hidden, good and bad.
  const at = `/api/matches/${match.id}`;
  for (const client of [bob, cid, dan, eve]) {
    for (const path of ['', '/recap', '/record', '/nothing']) await see(client, 'GET', at + path);
    await see(client, 'POST', `${at}/seats/0`, {});
    await see(client, 'POST', `${at}/rematch`, {});
    await see(client, 'DELETE', `${at}/seats/0`);
    await see(client, 'DELETE', at);
    for (const path of ['/api/matches?status=playing', '/api/matches?mine=1', '/api/notices', '/api/me'])
      await see(client, 'GET', path);
    await see(client, 'GET', `/api/players/${ann.id}`);
    await see(client, 'GET', `/api/players/${ann.id}/matches`);
    await see(client, 'GET', `/api/invitations/${match.invite}`);
    await see(client, 'GET', '/api/me/export');
  }
  const figures = await (await eve.call('GET', '/metrics')).text();
  for (const player of [bob, cid]) await server.app.notifier.mail(player.id);
  for (const player of [bob, cid])
    for (const notice of await server.app.store.notices.unread(player.id, 50))
      await server.app.notifier.push(player.id, notice);
  // A player and a spectator come back in the middle, another sees the table for the first time.
  for (const [client, since] of [
    [bob, 2],
    [eve, undefined],
  ] as const) {
    client.close();
    await client.connect();
    await client.watch(match.id, since === undefined ? {} : { since });
  }
  await cid.connect();
  await cid.watch(match.id);
  const names = [match.id, match.invite!, late.id, late.invite!, ann.id, bob.id, cid.id, dan.id];
  const plain = (text: string): string =>
    timeless(names.reduce((out, id, i) => out.replaceAll(id, `ID${i}`), text)).replaceAll(
      /"id":"[\w-]{16}"/g,
      '"id":"SOME"',
    );
  // Seconds and bytes of the machine are no secret of the match; lines that were sent are compared one by one above,
  // but for presence, of which the machine's pace says how often it is told.
  const counted = figures
    .split('\n')
    .filter((line) => /_total/.test(line) && !line.startsWith('#') && !line.includes('way="out"'));
  const channels = {
    bob: withoutPresence(bob.received).map(plain),
    cid: withoutPresence(cid.received).map(plain),
    eve: withoutPresence(eve.received).map(plain),
    http: http.map(plain),
    carried: carried.map(plain),
    figures: counted,
    ann: ann.received.map(plain),
  };
  for (const client of [ann, bob, cid, eve]) client.close();
  return channels;
}

describe('secrets, over every channel there is', () => {
  test(`two runs that differ in a hidden bid: the same bytes, as many,
      in the same order, for everybody else`, async () => {
    const [one, two] = [await run('bid 1'), await run('bid 2')];
    for (const channel of ['bob', 'cid', 'eve', 'http', 'carried'] as const) {
      expect(one[channel], channel).toEqual(two[channel]);
      expect(one[channel]!.length, `${channel} was told something`).toBeGreaterThan(1);
    }
    expect(one.figures).toEqual(two.figures);
    expect(one.ann).not.toEqual(two.ann);
    expect(one.carried!.some((line) => line.startsWith('mail'))).toBe(true);
    expect(one.carried!.some((line) => line.startsWith('push'))).toBe(true);
  });
});
