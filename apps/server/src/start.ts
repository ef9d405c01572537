import { randomBytes } from 'node:crypto';
import { ClientMessage } from '@dustfront/protocol/schema';
import { Accounts } from './accounts/accounts.ts';
import type { Guesser } from './accounts/guessable.ts';
import { Alarm } from './alarm.ts';
import type { App } from './app.ts';
import type { Bots } from './bots/bots.ts';
import type { Config } from './config.ts';
import { expire } from './expire.ts';
import { httpServer } from './http/server.ts';
import { workJobs } from './jobs.ts';
import { completeSetups } from './matches/complete.ts';
import { Metrics } from './metrics.ts';
import { Addresses } from './notices/addresses.ts';
import { type MailPace, mailPace } from './notices/digests.ts';
import { Letters } from './notices/letters.ts';
import { type Carrier, Notifier, noCarrier } from './notices/notifier.ts';
import type { OfferedGames } from './offered.ts';
import { Peers } from './peers/peers.ts';
import { type Setups, setupsHere } from './setups/setups.ts';
import { Sockets } from './sockets/server.ts';
import { steadyClock } from './steady.ts';
import { openStore } from './store/open.ts';
import type { Store } from './store/store.ts';
import { Tables } from './tables/tables.ts';
import { Uptime } from './uptime.ts';

export interface Parts {
  games: OfferedGames;
  bots: Bots;
  setups?: Setups;
  guesser?: Guesser;
  carrier?: (store: Store) => Promise<{ carrier: Carrier; pushKey: string | null }>;
  mailPace?: MailPace;
  now?(): number;
  random?(): string;
  /** For tests: a store that is already open. */
  store?: Store;
}

export interface Running {
  app: App;
  log: { warn(details: object, message: string): void };
  port: number;
  stop(): Promise<void>;
}

/** Puts everything together and listens. */
export async function start(config: Config, parts: Parts): Promise<Running> {
  const store = parts.store ?? (await openStore(config));
  await completeSetups(store, parts.games);
  const now = parts.now ?? steadyClock();
  const random = parts.random ?? (() => randomBytes(32).toString('hex'));
  const metrics = new Metrics();
  const { carrier, pushKey } = (await parts.carrier?.(store)) ?? { carrier: noCarrier, pushKey: null };
  const log = { error: (details: object, message: string): void => http.log.error(details, message) };
  const warn = (details: object, message: string): void => http.log.warn(details, message);
  const key = await store.setting('mail-key', () => randomBytes(32).toString('base64url'));
  const letters = new Letters(config.publicUrl ?? `http://localhost:${config.port}`, key);
  const pace = parts.mailPace ?? mailPace;
  const notifier = new Notifier(store, now, carrier, { letters, pace, warn });
  const addresses = new Addresses({ store, now, carrier, letters, warn });
  const uptime = new Uptime(store, now);
  await uptime.start();
  const own = randomBytes(9).toString('base64url');
  const tables = new Tables({
    store,
    games: parts.games,
    bots: parts.bots,
    notifier,
    metrics,
    uptime,
    process: own,
    now,
    log,
  });
  const peerKey = await store.setting('peer-key', () => randomBytes(32).toString('base64url'));
  const peers = new Peers(own, peerKey, store, tables);
  await peers.start('');
  const alarm = new Alarm((reason, err) =>
    http.log.error({ event: `store-${reason}`, err }, 'the store refuses to keep anything'),
  );
  const accounts = new Accounts(store, now, parts.guesser);
  const unknown = await accounts.appoint(config.moderators);
  const app: App = {
    config,
    store,
    games: parts.games,
    accounts,
    tables,
    bots: parts.bots,
    setups: parts.setups ?? setupsHere,
    notifier,
    addresses,
    metrics,
    peers,
    pushKey,
    alarm,
    log: { ...log, warn },
    expire: () => expire(store, now()),
    now,
    random,
  };
  metrics.gauge('dustfront_tables', 'Tables this process serves.', () => tables.size);
  metrics.gauge('dustfront_watchers', 'Who looks at them.', () => tables.watchers);
  metrics.gauge('process_resident_memory_bytes', 'Memory.', () => process.memoryUsage.rss());
  const { server: http, checker } = await httpServer(app);
  for (const name of unknown)
    http.log.warn(
      { event: 'no-such-moderator', name },
      'MODERATORS names nobody: make the account first, then name its id',
    );
  metrics.gauge('dustfront_store_refusing', 'Whether the store has refused anything within a minute.', () =>
    alarm.reason === null ? 0 : 1,
  );
  const sockets = new Sockets(app, http.server, checker(ClientMessage));
  tables.listening = await store.listen(
    (hint) => {
      tables.hear(hint);
      sockets.hear(hint);
    },
    () => tables.resumed(),
  );
  await http.listen({ port: config.port, host: config.host });
  const port = (http.server.address() as { port: number }).port;
  await peers.start(config.peerAddress ?? `127.0.0.1:${port}`);
  const jobs = await workJobs(app);
  let stopping: Promise<void> | null = null;
  const stop = async (): Promise<void> => {
    tables.close();
    await sockets.close();
    await http.close();
    await jobs.stop();
    await uptime.stop();
    await peers.stop();
    await tables.listening?.stop();
    await parts.bots.close();
    await parts.setups?.close();
    await parts.guesser?.close();
    if (!parts.store) await store.close();
  };
  return {
    app,
    log: http.log,
    port,
    stop() {
      stopping ??= stop();
      return stopping;
    },
  };
}
