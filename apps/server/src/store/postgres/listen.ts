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
  readonly #patience: number;
  readonly #hear: (hint: Hint) => void;
  readonly #resumed: () => void;
  #client: pg.Client | null = null;
  #stopped = false;
  #retry: NodeJS.Timeout | null = null;
  #heart: NodeJS.Timeout | null = null;

  constructor(url: string, patience: number, hear: (hint: Hint) => void, resumed: () => void) {
    this.#url = url;
    this.#patience = patience;
    this.#hear = hear;
    this.#resumed = resumed;
  }

  async start(): Promise<void> {
    const client = new pg.Client({
      connectionString: this.#url,
      keepAlive: true,
      connectionTimeoutMillis: this.#patience,
      query_timeout: this.#patience,
    });
    client.on('notification', (message) => {
      if (message.payload) this.#hear(JSON.parse(message.payload) as Hint);
    });
    client.on('error', () => this.#again(client));
    client.on('end', () => this.#again(client));
    try {
      await client.connect();
      await client.query(`LISTEN ${channel}`);
    } catch (error) {
      drop(client);
      throw error;
    }
    this.#client = client;
    this.#watch(client);
    if (this.#stopped) await this.stop();
  }

  /** A line that is silent may be a dead one: only an answer tells. */
  #watch(client: pg.Client): void {
    if (this.#heart) clearInterval(this.#heart);
    this.#heart = setInterval(() => {
      client.query('SELECT 1').catch(() => {
        this.#again(client);
        drop(client);
      });
    }, this.#patience);
    this.#heart.unref();
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
    if (this.#heart) clearInterval(this.#heart);
    await this.#client?.end().catch(() => {});
  }
}

/** Without a good-bye, which a dead line would never answer. */
function drop(client: pg.Client): void {
  client.connection.stream.destroy();
}
