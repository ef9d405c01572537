import { describe, expect, test } from 'vitest';
import { freshDatabase } from '../../test/fresh.ts';
import { startPostgres } from '../../test/postgres.ts';
import { openPostgres } from './postgres/index.ts';
import { entry, match, seat, storeContract } from './store.contract.ts';
import type { Hint } from './store.ts';

storeContract({
  name: 'PostgreSQL',
  async open() {
    const url = await freshDatabase('migrated');
    const store = await openPostgres(url, 8);
    return {
      store,
      async reopen() {
        await store.close();
        return openPostgres(url, 8);
      },
    };
  },
});

describe('PostgreSQL alone', () => {
  test('two processes starting on an empty database migrate it once', async () => {
    const url = await freshDatabase('database');
    const stores = await Promise.all([1, 2, 3].map(() => openPostgres(url, 2)));
    for (const store of stores) await store.ping();
    await Promise.all(stores.map((store) => store.close()));
  });

  test('what one process appends the other hears and reads; numbers stay unique between them', async () => {
    const url = await freshDatabase('migrated');
    const [one, two] = [await openPostgres(url, 4), await openPostgres(url, 4)];
    const heard: Hint[] = [];
    const listener = await two.listen(
      (hint) => heard.push(hint),
      () => {},
    );
    const m = match();
    await listener.attend(m.id);
    await one.matches.create(m, [seat(m, 'white')]);
    for (let number = 1; number <= 10; number++) {
      const outcomes = await Promise.all([
        one.entries.append(entry(m, number, { author: 'ann' })),
        two.entries.append(entry(m, number, { author: 'bob' })),
      ]);
      expect(outcomes.map((o) => o.kind).sort()).toEqual(['stored', 'taken']);
    }
    await expect.poll(() => heard.length).toBeGreaterThan(10);
    expect(heard.filter((h) => h.topic === 'entry').map((h) => h.number)).toEqual([
      1, 2, 3, 4, 5, 6, 7, 8, 9, 10,
    ]);
    await listener.stop();
    await one.close();
    await two.close();
  });

  test('a job runs in one of two processes', async () => {
    const url = await freshDatabase('migrated');
    const stores = [await openPostgres(url, 4), await openPostgres(url, 4)];
    const ran: string[] = [];
    const workers = await Promise.all(
      stores.map((store) => store.jobs.work({ count: async (job) => void ran.push(job.key) })),
    );
    for (let i = 0; i < 10; i++) {
      await stores[i % 2]?.jobs.schedule({ key: `k${i}`, kind: 'count', body: null, runAt: Date.now() });
    }
    await expect.poll(() => ran.length).toBe(10);
    expect(ran.sort()).toEqual(Array.from({ length: 10 }, (_, i) => `k${i}`));
    for (const worker of workers) await worker.stop();
    for (const store of stores) await store.close();
  });

  test('after a killed PostgreSQL everything acknowledged is there, and the store goes on by itself', async () => {
    // A server of its own, as the others share theirs.
    const own = await startPostgres();
    const store = await openPostgres(await own.database(), 4);
    let resumed = 0;
    const listener = await store.listen(
      () => {},
      () => {
        resumed += 1;
      },
    );
    const m = match();
    await store.matches.create(m, [seat(m, 'white')]);
    for (let number = 1; number <= 20; number++) await store.entries.append(entry(m, number));
    own.kill();
    await expect(store.entries.append(entry(m, 21))).rejects.toMatchObject({ name: 'StoreRefused' });
    await own.restart();
    await expect.poll(() => resumed).toBe(1);
    expect(await store.entries.last(m.id)).toBe(20);
    expect(await store.entries.append(entry(m, 21))).toEqual({ kind: 'stored' });
    await listener.stop();
    await store.close();
    await own.stop();
  });
});
