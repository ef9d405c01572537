import type { Accounts } from './accounts/accounts.ts';
import type { Alarm } from './alarm.ts';
import type { Bots } from './bots/bots.ts';
import type { Config } from './config.ts';
import type { Metrics } from './metrics.ts';
import type { Addresses } from './notices/addresses.ts';
import type { Notifier } from './notices/notifier.ts';
import type { OfferedGames } from './offered.ts';
import type { Peers } from './peers/peers.ts';
import type { Setups } from './setups/setups.ts';
import type { Store } from './store/store.ts';
import type { Tables } from './tables/tables.ts';

/** What every route and socket may use. */
export interface App {
  config: Config;
  store: Store;
  games: OfferedGames;
  accounts: Accounts;
  tables: Tables;
  bots: Bots;
  setups: Setups;
  notifier: Notifier;
  addresses: Addresses;
  metrics: Metrics;
  peers: Peers;
  /** The public key of this installation for Web Push, or null. */
  pushKey: string | null;
  alarm: Alarm;
  log: { error(details: object, message: string): void; warn(details: object, message: string): void };
  /** Removes what has had its time: sessions, matches that nobody came to, guests who never did anything. */
  expire(): Promise<void>;
  now(): number;
  /** A fresh secret, as text. */
  random(): string;
}
