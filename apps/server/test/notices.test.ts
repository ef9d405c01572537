import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openCarrier } from '../src/notices/carrier.ts';
import { Letters } from '../src/notices/letters.ts';
import { Notifier } from '../src/notices/notifier.ts';
import { isPushService, newPushKeys, pushText } from '../src/notices/push.ts';
import { bothStores } from './both-stores.ts';
import { Client } from './client.ts';
import { ChainClient } from './dice-client.ts';
import { type Mailbox, mailbox, textOf, verified } from './mailbox.ts';
import { type TestServer, testServer } from './server.ts';

let server: TestServer;
let box: Mailbox;
beforeAll(async () => {
  box = await mailbox();
  const config = {
    smtpUrl: `smtp://127.0.0.1:${box.port}`,
    mailFrom: 'tables@example.org',
    publicUrl: 'http://127.0.0.1:3000',
  };
  server = await testServer(config, {
    carrier: (store) => openCarrier({ ...config, port: 3000 } as never, store),
  });
});
afterAll(async () => {
  await server.end();
  await box.close();
});

describe('notices', () => {
  test('are told over the socket at once', async () => {
    const ann = await (await Client.guest(server.port, 'Ann')).connect();
    const told = ann.next('notice');
    await server.app.notifier.tell({ id: 'n1', player: ann.id, match: null, kind: 'invited', body: {} });
    expect((await told).notice).toMatchObject({ id: 'n1', kind: 'invited' });
    ann.close();
  });

  test('are gathered into one mail, for those who confirmed an address, with nothing of the game in it', async () => {
    const ann = await Client.guest(server.port, 'Ann');
    await server.app.store.mail.saveAddress(verified(ann.id));
    for (const n of [1, 2]) {
      await server.app.notifier.tell({
        id: `m${n}`,
        player: ann.id,
        match: `match${n}`,
        kind: 'turn',
        body: { secret: 'hand' },
      });
    }
    await server.app.notifier.mail(ann.id);
    await server.app.notifier.mail(ann.id);
    await expect.poll(() => box.mails.length).toBe(1);
    expect(box.mails[0]).toContain('To: ann@example.org');
    expect(box.mails[0]).toContain('2 things wait for you');
    expect(textOf(box.mails[0]!)).toContain('http://127.0.0.1:3000/match/match2');
    expect(box.mails[0]).not.toContain('hand');
  });

  test('a name cannot smuggle anything into a mail', () => {
    const letters = new Letters('https://play.example.org', 'key');
    const player = { name: 'Eve\r\nBcc: all@example.org' } as never;
    const mail = letters.digest(player, [{ kind: 'turn', match: 'm' } as never], verified('eve'));
    for (const line of [mail.subject, mail.to, ...Object.values(mail.headers ?? {})])
      expect(line).not.toMatch(/[\r\n]/);
    expect(letters.confirm(verified('eve'), 'token').text).not.toContain('Eve');
  });

  test('pushes go to push services only and say no more than where to look', async () => {
    expect(isPushService('https://fcm.googleapis.com/fcm/send/abc')).toBe(true);
    expect(isPushService('https://updates.push.services.mozilla.com/wpush/v2/abc')).toBe(true);
    for (const bad of [
      'https://127.0.0.1/x',
      'http://fcm.googleapis.com/x',
      'https://evil.example/fcm.googleapis.com',
      'https://fcm.googleapis.com:8443/x',
      'https://fcm.googleapis.com.evil.example/',
      'nonsense',
    ]) {
      expect(isPushService(bad), bad).toBe(false);
    }
    expect(pushText({ id: 'i', kind: 'turn', match: 'm', body: { secret: 1 } } as never)).toBe(
      '{"id":"i","kind":"turn","match":"m"}',
    );
    const keys = newPushKeys();
    expect(Buffer.from(keys.publicKey, 'base64url')).toHaveLength(65);
    const { key } = await new Client(server.port).get<{ key: string }>('/api/push');
    expect(Buffer.from(key, 'base64url')).toHaveLength(65);
  });

  test('an address that is gone is forgotten', async () => {
    const ann = await Client.guest(server.port, 'Ann');
    const endpoint = 'https://fcm.googleapis.com/fcm/send/gone';
    await ann.post('/api/push', { endpoint, keys: { p256dh: 'x', auth: 'y' } });
    const carrier = { pushes: true, mails: false, push: async () => false, mail: async () => {} };
    await new Notifier(server.app.store, Date.now, carrier, { letters: new Letters('', '') }).push(ann.id, {
      id: 'i',
    } as never);
    expect(await server.app.store.notices.addresses(ann.id)).toEqual([]);
  });
});

describe.each(bothStores)('a word that a match waits for: $name', ({ open }) => {
  let opened: Awaited<ReturnType<typeof open>>;
  let tables: TestServer;
  const pushed: string[] = [];
  beforeAll(async () => {
    opened = await open();
    const push = async (_: unknown, { kind }: { kind: string }) => pushed.push(kind) > 0;
    const carrier = { pushes: true, mails: true, push, mail: async () => {} };
    tables = await testServer(
      {},
      {
        store: opened.store,
        carrier: async () => ({ carrier, pushKey: null }),
      },
    );
  });
  afterAll(async () => {
    await tables.end();
    await opened.end();
  });

  const letter = { game: 'tic-tac-toe', mode: 'correspondence' };
  const told = async ({ id }: ChainClient): Promise<string[]> =>
    (await tables.app.store.notices.unread(id, 9)).map(({ kind }) => kind);
  const pair = async () => {
    const ann = await ChainClient.named(tables.port, 'Ann');
    const endpoint = `https://fcm.googleapis.com/fcm/send/${ann.id}`;
    await ann.post('/api/push', { endpoint, keys: { p256dh: 'x', auth: 'y' } });
    const bob = await ChainClient.named(tables.port, 'Bob');
    pushed.length = 0;
    return { ann, bob };
  };

  test('calls whoever opened the table and left, once, until he has given it', async () => {
    const { ann, bob } = await pair();
    const { id } = await ann.open(letter);
    await bob.sit(id, 1);
    expect(await told(ann)).toEqual(['word']);
    await bob.word(id);
    expect(await told(ann), 'once').toEqual(['word']);
    await expect.poll(() => pushed).toEqual(['word']);
    expect((await ann.word(id)).status).toBe('playing');
    expect(await told(ann)).toEqual(['turn']);
  });

  test('calls whoever looked when everybody had sat down, and went without giving it', async () => {
    const { ann, bob } = await pair();
    const { id } = await ann.open(letter);
    await ann.connect();
    ann.send({ t: 'watch', match: id });
    await ann.next('match');
    await bob.sit(id, 1);
    expect(await told(ann)).toEqual([]);
    ann.close();
    await expect.poll(() => told(ann)).toEqual(['word']);
  });
});
