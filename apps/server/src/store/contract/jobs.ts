import { describe, expect, test } from 'vitest';
import type { Job } from '../store.ts';
import { type Bench, until } from './rows.ts';

export function jobsContract(bench: Bench): void {
  describe('jobs', () => {
    test('run when due, once, and a key scheduled again moves', async () => {
      const ran: Job[] = [];
      const worker = await bench.store.jobs.work({ note: async (job) => void ran.push(job) });
      const now = Date.now();
      await bench.store.jobs.schedule({ key: 'later', kind: 'note', body: 1, runAt: now + 3_600_000 });
      await bench.store.jobs.schedule({ key: 'cancelled', kind: 'note', body: 2, runAt: now + 3_600_000 });
      await bench.store.jobs.cancel('cancelled');
      await bench.store.jobs.schedule({ key: 'now', kind: 'note', body: { n: 3 }, runAt: now - 1 });
      await until(() => ran.length === 1);
      expect(ran[0]).toMatchObject({ key: 'now', body: { n: 3 } });
      await until(async () => (await bench.store.jobs.pending()) === 1);
      await bench.store.jobs.schedule({ key: 'later', kind: 'note', body: 4, runAt: now });
      await until(() => ran.length === 2);
      expect(ran[1]).toMatchObject({ key: 'later', body: 4 });
      await until(async () => (await bench.store.jobs.pending()) === 0);
      await worker.stop();
    });

    test('a kind that hangs holds up none that is worked separately', async () => {
      let hanging = false;
      let release = (): void => {};
      const hung = new Promise<void>((resolve) => {
        release = resolve;
      });
      const slow = await bench.store.jobs.work({
        mail: async () => {
          hanging = true;
          await hung;
        },
      });
      const ran: string[] = [];
      const prompt = await bench.store.jobs.work({ clock: async ({ key }) => void ran.push(key) });
      for (const n of [1, 2, 3])
        await bench.store.jobs.schedule({ key: `mail${n}`, kind: 'mail', body: null, runAt: Date.now() - 9 });
      await until(() => hanging);
      await bench.store.jobs.schedule({ key: 'clock', kind: 'clock', body: null, runAt: Date.now() });
      await until(() => ran.length === 1);
      release();
      await until(async () => (await bench.store.jobs.pending()) === 0);
      await prompt.stop();
      await slow.stop();
    });

    test('a job that fails is tried again', async () => {
      let tries = 0;
      const worker = await bench.store.jobs.work({
        stubborn: async () => {
          tries += 1;
          if (tries === 1) throw new Error('not yet');
        },
      });
      await bench.store.jobs.schedule({ key: 'k', kind: 'stubborn', body: null, runAt: Date.now() });
      await until(() => tries === 2);
      await until(async () => (await bench.store.jobs.pending()) === 0);
      await worker.stop();
    });
  });
}
