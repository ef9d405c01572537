import pg from 'pg';
import type { Hint } from '../store.ts';
import { channel } from './connection.ts';

const RETRY = 500;

/**
 * Listens on a connection of its own. When it breaks, hints may be missed: after reconnecting `resumed` is called and
 * the caller looks at everything it cares about.
 */
export class Listener {
  readonly #url: string;
  readonly #hear: (hint: Hint) => void;
  readonly #resumed: () => void;
  #client: pg.Client | null = null;
  #stopped = false;
  #retry: NodeJS.Timeout | null = null;

  constructor(url: string, hear: (hint: Hint) => void, resumed: () => void) {
    this.#url = url;
    this.#hear = hear;
    this.#resumed = resumed;
  }

  async start(): Promise<void> {
    const client = new pg.Client({ connectionString: this.#url, keepAlive: true });
    client.on('notification', (message) => {
      if (message.payload) this.#hear(JSON.parse(message.payload) as Hint);
    });
    client.on('error', () => this.#again(client));
    client.on('end', () => this.#again(client));
    await client.connect();
    await client.query(`LISTEN ${channel}`);
    this.#client = client;
    if (this.#stopped) await this.stop();
  }

  #again(broken: pg.Client): void {
    if (this.#stopped || this.#retry || (this.#client && this.#client !== broken)) return;
    this.#client = null;
    this.#retry = setTimeout(() => {
      this.#retry = null;
      this.start().then(this.#resumed, () => this.#again(broken));
    }, RETRY);
    this.#retry.unref();
  }

  async stop(): Promise<void> {
    this.#stopped = true;
    if (this.#retry) clearTimeout(this.#retry);
    await this.#client?.end().catch(() => {});
  }
}
