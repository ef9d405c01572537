import pg from 'pg';
import type { Hint, Listening } from '../store.ts';
import { CHANNEL, channelOf } from './connection.ts';

const RETRY = 500;

/**
 * Listens on a connection of its own. When it breaks, hints may be missed: after reconnecting `resumed` is called and
 * the caller looks at everything it cares about.
 */
export class Listener implements Listening {
  readonly #url: string;
  readonly #patience: number;
  readonly #hear: (hint: Hint) => void;
  readonly #resumed: () => void;
  /** How many matches are attended to on each channel. */
  readonly #channels = new Map<string, number>();
  #client: pg.Client | null = null;
  #last: Promise<void> = Promise.resolve();
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
      const known = new Set<string>();
      // More may be attended to while it is asked for.
      for (let fresh = [CHANNEL]; fresh.length > 0; ) {
        await client.query(fresh.map((channel) => `LISTEN ${channel}`).join('; '));
        for (const channel of fresh) known.add(channel);
        fresh = [...this.#channels.keys()].filter((channel) => !known.has(channel));
      }
    } catch (error) {
      drop(client);
      throw error;
    }
    this.#client = client;
    this.#watch(client);
    if (this.#stopped) await this.stop();
  }

  /** While the line is being made anew it is enough to note the channel: everything is read again afterwards. */
  async attend(match: string): Promise<void> {
    const channel = channelOf(match);
    const count = this.#channels.get(channel) ?? 0;
    this.#channels.set(channel, count + 1);
    if (count === 0) await this.#say(`LISTEN ${channel}`);
    // Whoever asked first may still wait for it.
    else await this.#last;
  }

  async ignore(match: string): Promise<void> {
    const channel = channelOf(match);
    const left = (this.#channels.get(channel) ?? 0) - 1;
    if (left > 0) this.#channels.set(channel, left);
    else if (this.#channels.delete(channel)) await this.#say(`UNLISTEN ${channel}`);
  }

  /** One statement after the other, as they were asked for. */
  #say(statement: string): Promise<void> {
    this.#last = this.#last.then(async () => {
      const client = this.#client;
      if (client)
        await client.query(statement).catch(() => {
          this.#again(client);
          drop(client);
        });
    });
    return this.#last;
  }

  /** A line that is silent may be a dead one: only an answer tells. */
  #watch(client: pg.Client): void {
    if (this.#heart) clearInterval(this.#heart);
    this.#heart = setInterval(() => {
      if (this.#client === client) void this.#say('SELECT 1');
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
