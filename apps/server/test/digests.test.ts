import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { Accounts } from '../src/accounts/accounts.ts';
import { mailPace } from '../src/notices/digests.ts';
import { Letters } from '../src/notices/letters.ts';
import { mailer } from '../src/notices/mail.ts';
import { type Carrier, Notifier } from '../src/notices/notifier.ts';
import type { Store } from '../src/store/store.ts';
import { bothStores } from './both-stores.ts';
import { type Mailbox, mailbox, verified } from './mailbox.ts';

const letters = new Letters('https://play.example.org', 'key');
const QUARTER = 15 * 60_000;
const NOON = Date.UTC(2040, 0, 1, 12);

describe.each(bothStores)('digests by mail: $name', ({ open }) => {
  let opened: Awaited<ReturnType<typeof open>>;
  let store: Store;
  let box: Mailbox;
  let now = NOON;
  let count = 0;
  let planned: { key: string; runAt: number }[] = [];
  let warned: object[] = [];
  let carrier: Carrier;
  let notifier: Notifier;
  let ann: string;

  beforeAll(async () => {
    opened = await open();
  });
  afterAll(async () => opened.end());
  beforeEach(async () => {
    now = NOON;
    planned = [];
    warned = [];
    box = await mailbox();
    store = opened.store;
    const jobs: Store['jobs'] = {
      ...store.jobs,
      schedule: async ({ key, runAt }) => void planned.push({ key, runAt }),
    };
    const send = mailer(`smtp://127.0.0.1:${box.port}`, 'tables@example.org');
    carrier = {
      pushes: false,
      mails: true,
      push: async () => true,
      mail: send,
    };
    notifier = new Notifier({ ...store, jobs }, () => now, carrier, {
      letters,
      warn: (details) => void warned.push(details),
    });
    const accounts = new Accounts(store, () => now);
    ann = (await accounts.guest('Ann')).id;
    await store.mail.saveAddress(verified(ann));
    return () => box.close();
  });

  const tell = (): Promise<void> =>
    notifier.tell({ id: `n${++count}`, player: ann, match: `match${count}`, kind: 'turn', body: {} });

  test('go out at fixed times, and another notice does not put them off', async () => {
    await tell();
    now += QUARTER - 1;
    await tell();
    expect(new Set(planned.map(({ runAt }) => runAt))).toEqual(new Set([NOON + QUARTER]));
    expect(new Set(planned.map(({ key }) => key)).size).toBe(1);
    now += 1;
    await tell();
    expect(planned[2]).toMatchObject({ runAt: NOON + 2 * QUARTER });
    expect(planned[2]?.key).not.toBe(planned[0]?.key);
  });

  test('that meet a 451 or a cut line are sent later, once, with what came meanwhile', async () => {
    box.answer('451 busy', 'drop');
    await tell();
    await notifier.mail(ann);
    expect(planned.at(-1)).toMatchObject({ runAt: now + mailPace.retry });
    await tell();
    await notifier.mail(ann);
    expect(box.attempts(), 'nobody tries again before its time').toBe(1);
    now += mailPace.retry;
    await notifier.mail(ann);
    expect(planned.at(-1)).toMatchObject({ runAt: now + 2 * mailPace.retry });
    now += 2 * mailPace.retry;
    await notifier.mail(ann);
    await notifier.mail(ann);
    expect(box.mails).toHaveLength(1);
    expect(box.mails[0]).toContain('2 things wait for you');
    expect(warned).toHaveLength(2);
  });

  test('are given up after so many failures, and the next notice is tried anew', async () => {
    box.answer(...Array.from({ length: mailPace.tries }, () => '451 busy'));
    await tell();
    const waits: number[] = [];
    for (let tries = 0; tries < mailPace.tries; tries++) {
      await notifier.mail(ann);
      const next = planned.at(-1)!.runAt;
      waits.push(next - now);
      now = next;
    }
    expect(waits.slice(0, 3)).toEqual([1, 2, 4].map((minutes) => minutes * 60_000));
    expect(warned.at(-1)).toMatchObject({ event: 'mail-given-up', failures: mailPace.tries });
    await notifier.mail(ann);
    expect(box.attempts()).toBe(mailPace.tries);
    await tell();
    await notifier.mail(ann);
    expect(box.mails).toHaveLength(1);
  });

  test('that are refused for good are noted and not sent again', async () => {
    box.answer('550 nobody of that name');
    await tell();
    const before = planned.length;
    await notifier.mail(ann);
    expect(warned).toEqual([expect.objectContaining({ event: 'mail-given-up', failures: 1 })]);
    expect(planned).toHaveLength(before);
    now += QUARTER;
    await notifier.mail(ann);
    expect(box.attempts()).toBe(1);
    expect((await store.mail.claim(ann, now, now)).trouble).toContain('550');
    expect((await store.mail.address(ann))?.stoppedAt, 'the address is stopped').toBe(NOON);
  });

  test('are sent by one process at a time; a killed one is followed by another', async () => {
    await tell();
    await store.mail.claim(ann, now, now + mailPace.lease);
    await notifier.mail(ann);
    expect(box.attempts()).toBe(0);
    expect(planned.at(-1)).toMatchObject({ runAt: now + mailPace.lease });
    now += mailPace.lease;
    await notifier.mail(ann);
    expect(box.mails).toHaveLength(1);
  });

  test('are retried by the queue itself', async () => {
    const quick = { every: 20, retry: 20, tries: 5, lease: 5000 };
    const real = new Notifier(store, Date.now, carrier, { letters, pace: quick });
    const worker = await store.jobs.work({
      mail: ({ body }) => real.mail((body as { player: string }).player),
    });
    box.answer('421 closing', '450 later');
    await real.tell({ id: `n${++count}`, player: ann, match: 'm', kind: 'turn', body: {} });
    await expect.poll(() => box.mails.length).toBe(1);
    expect(box.attempts()).toBe(3);
    await expect.poll(() => store.jobs.pending()).toBe(0);
    await worker.stop();
  });
});
