import type { ClientMessage } from '@dustfront/protocol';
import type { Common, Identity } from '../sockets/line.ts';
import type { Speaker } from '../sockets/speaker.ts';
import type { Table } from '../tables/table.ts';
import type { Channel, Heard, Link } from './link.ts';
import type { Peers } from './peers.ts';

type Watch = ClientMessage & { t: 'watch' };
type About = ClientMessage & { match: string };

/** What one socket has to do with matches that other processes play: its messages go there, their frames come back. */
export class Elsewhere {
  readonly #peers: Peers;
  readonly #connection: Speaker;
  readonly #common: Common;
  readonly #channels = new Map<Link, Channel>();
  readonly #matches = new Map<string, Channel>();
  /** What was asked for when a match was first looked at, in case it is left to this process. */
  readonly #asked = new Map<string, Watch>();

  constructor(peers: Peers, connection: Speaker, common: Common) {
    this.#peers = peers;
    this.#connection = connection;
    this.#common = common;
  }

  get size(): number {
    return this.#matches.size;
  }

  has(match: string): boolean {
    return this.#matches.has(match);
  }

  /** Whether the match is looked at elsewhere, and the message on its way there. */
  pass(message: About): boolean {
    const channel = this.#matches.get(message.match);
    channel?.send(JSON.stringify(message), false);
    return channel !== undefined;
  }

  /** Looks at a match where it is played; false: that is here. */
  async watch(table: Table, message: Watch): Promise<boolean> {
    if (this.pass(message)) return true;
    const channel = this.#common.relays ? await this.#channelFor(table) : null;
    if (channel === null) return false;
    this.#matches.set(table.id, channel);
    this.#asked.set(table.id, message);
    channel.send(JSON.stringify(message), true);
    return true;
  }

  async #channelFor(table: Table): Promise<Channel | null> {
    const holder = await this.#connection.app.tables.holder(table);
    const link = holder && (await this.#peers.link(holder));
    if (!link || this.#connection.socket.readyState !== this.#connection.socket.OPEN) return null;
    let channel = this.#channels.get(link);
    if (!channel) {
      channel = link.open(this.#identity(), this.#common.house, this.#heard(link));
      this.#channels.set(link, channel);
    }
    return channel;
  }

  /** Without what nobody there needs. */
  #identity(): Identity | null {
    const { identity } = this.#connection;
    return identity && { ...identity, player: { ...identity.player, password: null, email: null } };
  }

  #heard(link: Link): Heard {
    return {
      frame: (message) => this.#connection.send(message),
      yours: (match) => this.#yours(match),
      closed: (code, reason) => {
        this.#channels.delete(link);
        // Whoever plays the match now is found when the client comes back, at the number that it had.
        if (code === 1012) this.#connection.tell({ t: 'closing', reason: 'restart', retryMs: 500 });
        this.#connection.socket.close(code, reason);
      },
    };
  }

  #yours(match: string): void {
    const message = this.#asked.get(match);
    this.#matches.delete(match);
    this.#asked.delete(match);
    if (message) this.#connection.take(message);
  }

  leave(match: string): boolean {
    const channel = this.#matches.get(match);
    channel?.send(JSON.stringify({ t: 'leave', match }), false);
    this.#matches.delete(match);
    this.#asked.delete(match);
    return channel !== undefined;
  }

  close(): void {
    for (const channel of this.#channels.values()) channel.close();
    this.#channels.clear();
    this.#matches.clear();
  }
}
