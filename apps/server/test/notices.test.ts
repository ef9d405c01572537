import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openCarrier } from '../src/notices/carrier.ts';
import { digest } from '../src/notices/mail.ts';
import { Notifier } from '../src/notices/notifier.ts';
import { isPushService, newPushKeys, pushText } from '../src/notices/push.ts';
import { Client } from './client.ts';
import { type Mailbox, mailbox } from './mailbox.ts';
import { type TestServer, testServer } from './server.ts';

let server: TestServer;
let box: Mailbox;
beforeAll(async () => {
  box = await mailbox();
  const config = { smtpUrl: `smtp://127.0.0.1:${box.port}`, mailFrom: 'tables@example.org', publicUrl: null };
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

  test('are gathered into one mail, for those who gave an address, with nothing of the game in it', async () => {
    const ann = await Client.guest(server.port, 'Ann');
    await ann.ask('PATCH', '/api/me', { email: 'ann@example.org' });
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
    expect(box.mails[0]).toContain('/match/match2');
    expect(box.mails[0]).not.toContain('hand');
  });

  test('a name cannot smuggle anything into a mail', () => {
    const player = { name: 'Eve', email: 'eve@example.org' } as never;
    const mail = digest(player, [{ kind: 'turn', match: 'm' } as never], 'https://play.example.org');
    expect(mail.subject).not.toMatch(/[\r\n]/);
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
    await new Notifier(server.app.store, Date.now, carrier).push(ann.id, { id: 'i' } as never);
    expect(await server.app.store.notices.addresses(ann.id)).toEqual([]);
  });
});
