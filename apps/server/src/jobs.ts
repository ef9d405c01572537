import type { App } from './app.ts';
import type { Notice } from './store/store.ts';

const EXPIRY_EVERY = 3_600_000;
const CARE_EVERY = 30_000;

/** Works the store's jobs. A mail server or a push service that dawdles holds up neither clocks nor the other. */
export async function workJobs(app: App): Promise<{ stop(): Promise<void> }> {
  const { store, tables, notifier, addresses, now } = app;
  const { jobs } = store;
  const working = [
    await jobs.work({
      clock: async ({ body }) => tables.clock((body as { match: string }).match),
      expire: async ({ key, kind, body }) => {
        await app.expire();
        await jobs.schedule({ key, kind, body, runAt: now() + EXPIRY_EVERY });
      },
      care: async ({ key, kind, body }) => {
        await tables.care();
        await jobs.schedule({ key, kind, body, runAt: now() + CARE_EVERY });
      },
    }),
    await jobs.work({
      push: async ({ body }) => {
        const { player, notice } = body as unknown as { player: string; notice: Notice };
        await notifier.push(player, notice);
      },
    }),
    await jobs.work({
      mail: async ({ body }) => notifier.mail((body as { player: string }).player),
      'mail-link': async ({ body }) => {
        const { player, failures } = body as { player: string; failures: number };
        await addresses.sendLink(player, failures);
      },
    }),
  ];
  await jobs.schedule({ key: 'expire', kind: 'expire', body: null, runAt: now() + 60_000 });
  await jobs.schedule({ key: 'care', kind: 'care', body: null, runAt: now() + 1000 });
  return {
    async stop() {
      for (const one of working) await one.stop();
    },
  };
}
