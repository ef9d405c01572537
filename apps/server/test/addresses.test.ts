import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { readConfig } from '../src/config.ts';
import { openCarrier } from '../src/notices/carrier.ts';
import { bothStores } from './both-stores.ts';
import { Client } from './client.ts';
import { type Mailbox, mailbox, textOf } from './mailbox.ts';
import { type TestServer, testServer } from './server.ts';

const HOUR = 3_600_000;
const HERE = 'http://play.example.org';
const tokenIn = (mail: string): string => /\/mail\/confirm#([\w-]+)/.exec(textOf(mail))![1]!;

describe.each(bothStores)('mail addresses: $name', ({ open }) => {
  let opened: Awaited<ReturnType<typeof open>>;
  let box: Mailbox;
  let server: TestServer;
  let late = 0;
  let count = 0;
  let ann: Client;
  let address: string;

  beforeAll(async () => {
    opened = await open();
    box = await mailbox();
    const config = { smtpUrl: `smtp://127.0.0.1:${box.port}`, mailFrom: 'us@example.org', publicUrl: HERE };
    server = await testServer(config, {
      store: opened.store,
      now: () => Date.now() + late,
      carrier: (store) => openCarrier({ ...config, port: 3000 } as never, store),
    });
  });
  afterAll(async () => {
    await server.end();
    await box.close();
    await opened.end();
  });
  beforeEach(async () => {
    late = 0;
    address = `ann${++count}@example.org`;
    ann = await Client.guest(server.port, 'Ann');
  });

  const state = async (): Promise<string> => (await ann.get<{ state: string }>('/api/me/mail')).state;
  const ask = (body: object = {}): Promise<unknown> => ann.post('/api/me/mail', { address, ...body });
  // Links that an earlier test asked for may still arrive.
  const mine = (): string[] =>
    box.mails.filter((text) => new RegExp(`^To: (new-)?${address}`, 'm').test(text));
  const mail = async (n = 1): Promise<string> => {
    await expect.poll(() => mine().length).toBe(n);
    return mine()[n - 1]!;
  };
  const confirm = (token: string): Promise<unknown> =>
    new Client(server.port).post('/api/mail/confirm', { token });
  const digest = async (id: string): Promise<string> => {
    const notice = { id: `${ann.id}-${id}`, player: ann.id, match: 'm', kind: 'turn', body: {} } as const;
    await server.app.notifier.tell(notice);
    await server.app.notifier.mail(ann.id);
    return mine().at(-1) ?? '';
  };

  test('an address counts once its link was opened, by whoever holds the link', async () => {
    expect(await state()).toBe('none');
    await ask();
    expect(await state()).toBe('waiting');
    const token = tokenIn(await mail());
    await digest('early');
    expect(mine(), 'nothing but the link').toHaveLength(1);
    await confirm(token);
    expect(await state()).toBe('verified');
    await digest('now');
    expect(mine()).toHaveLength(2);
    await expect(confirm(token)).rejects.toMatchObject({ code: 'old-link' });
  });

  test('a link is good for a day, only the newest, and is stored as a hash', async () => {
    await ask();
    const first = tokenIn(await mail());
    expect(JSON.stringify(await server.app.store.mail.address(ann.id))).not.toContain(first);
    await ask();
    const second = tokenIn(await mail(2));
    await expect(confirm(first)).rejects.toMatchObject({ code: 'old-link' });
    late = 25 * HOUR;
    await expect(confirm(second)).rejects.toMatchObject({ code: 'old-link' });
    expect(await state()).toBe('waiting');
  });

  test('a new address has to be confirmed anew, whichever way it is set', async () => {
    await ask();
    await confirm(tokenIn(await mail()));
    await ann.ask('PATCH', '/api/me', { email: `new-${address}` });
    expect(await state()).toBe('waiting');
    expect(await mail(2)).toContain(`To: new-${address}`);
    await ann.ask('PATCH', '/api/me', { email: null });
    expect(await state()).toBe('none');
  });

  test('links to one address are bounded whoever asks, and so are those of one account', async () => {
    for (let n = 1; n <= 3; n++) await ask();
    const bob = await Client.guest(server.port, 'Bob');
    const again = bob.post('/api/me/mail', { address: address.toUpperCase() });
    await expect(again).rejects.toMatchObject({ code: 'too-many-mails', status: 429 });
    for (let n = 1; n <= 2; n++) await ask({ address: `${n}${address}` });
    await expect(ask({ address: `3${address}` })).rejects.toMatchObject({ code: 'too-many-mails' });
    late = 25 * HOUR;
    expect(await ask()).toMatchObject({ state: 'waiting' });
  });

  test('is one address: no list, no group and no words around it, which would go to a stranger', async () => {
    for (const odd of [`Buy<${address}>`, `1:${address};`, `b,${address}`, `"b"${address}`, `(b)${address}`])
      await expect(ask({ address: odd }), odd).rejects.toMatchObject({ status: 400 });
    expect(await ask({ address: `o'neil+dust.${address}` })).toMatchObject({ state: 'waiting' });
  });

  test('one click stops them without signing in; looking at the link does not', async () => {
    await ask();
    await confirm(tokenIn(await mail()));
    const text = await digest('a');
    expect(text).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click');
    const link = /List-Unsubscribe:\s+<([^>]+)>/.exec(text)![1]!;
    expect(link.startsWith(`${HERE}/api/mail/stop/`)).toBe(true);
    const here = link.replace(HERE, `http://127.0.0.1:${server.port}`);
    const look = await fetch(here, { redirect: 'manual' });
    expect(look.status).toBe(302);
    expect(look.headers.get('location')).toContain(`${HERE}/mail/stop#`);
    expect(await state()).toBe('verified');
    const form = { method: 'POST', body: new URLSearchParams({ 'List-Unsubscribe': 'One-Click' }) };
    expect((await fetch(here.slice(0, -3), form)).status, 'a forged one').toBe(404);
    expect((await fetch(here, form)).status).toBe(200);
    expect((await fetch(here, form)).status, 'twice is no mistake').toBe(200);
    expect(await state()).toBe('stopped');
    await digest('b');
    expect(mine()).toHaveLength(2);
    await ask();
    await confirm(tokenIn(await mail(3)));
    expect(await state()).toBe('verified');
  });

  test('a link is in the language asked for and is stopped where the address is refused', async () => {
    await ask({ language: 'de' });
    expect(textOf(await mail())).toContain('innerhalb eines Tages');
    box.refuse(`no-${address}`);
    await ask({ address: `no-${address}` });
    await expect.poll(state).toBe('stopped');
  });
});

describe('a server', () => {
  test('that sends mail must know its own address', () => {
    const SMTP_URL = 'smtp://mail.example.org';
    expect(() => readConfig({ SMTP_URL })).toThrow('SMTP_URL needs PUBLIC_URL');
    expect(readConfig({ SMTP_URL, PUBLIC_URL: `${HERE}/` }).publicUrl).toBe(HERE);
  });

  test('without mail takes no address', async () => {
    const server = await testServer();
    const ann = await Client.guest(server.port, 'Ann');
    const asked = ann.post('/api/me/mail', { address: 'ann@example.org' });
    await expect(asked).rejects.toMatchObject({ code: 'no-mail' });
    expect(await ann.get('/api/me/mail')).toEqual({ available: false, address: null, state: 'none' });
    await server.end();
  });
});
