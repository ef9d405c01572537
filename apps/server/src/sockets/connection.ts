import { performance } from 'node:perf_hooks';
import { RULES_FAILED } from '@dustfront/kernel';
import { type ClientMessage, PROTOCOL, type ServerMessage } from '@dustfront/protocol';
import type { App } from '../app.ts';
import { maySee } from '../matches/access.ts';
import { beginIfFull } from '../matches/begin.ts';
import { Elsewhere } from '../peers/elsewhere.ts';
import { StoreRefused } from '../store/errors.ts';
import type { Command } from '../tables/entry.ts';
import type { Table } from '../tables/table.ts';
import { Bucket } from './bucket.ts';
import { sayLine, sendChat } from './chat.ts';
import type { Common, Identity, Line } from './line.ts';
import { isPlay, priceOf } from './price.ts';
import type { Speaker } from './speaker.ts';

/** A client this far behind is let go; it comes back and resumes by number. */
const TOO_MUCH_WAITING = 4 * 1024 * 1024;
const BAD_MESSAGES = 20;
const WATCHED = 50;
const CHAT_AT_FIRST = 100;

/** One socket: reads messages in turn, sends what its tables tell. */
export class Connection implements Speaker {
  readonly app: App;
  readonly socket: Line;
  readonly identity: Identity | null;
  readonly #tables = new Map<string, Table>();
  /** Matches that another process plays. */
  readonly #elsewhere: Elsewhere;
  readonly #common: Common;
  readonly #messages: Bucket;
  muted: ReadonlySet<string> = new Set();
  #bad = 0;
  #queue: Promise<void> = Promise.resolve();
  #waiting = 0;
  alive = true;

  constructor(app: App, socket: Line, identity: Identity | null, common: Common) {
    this.app = app;
    this.socket = socket;
    this.identity = identity;
    this.#common = common;
    this.#elsewhere = new Elsewhere(app.peers, this, common);
    const { limits } = app.config;
    this.#messages = new Bucket(limits.messagesPerSecond, limits.messageBurst, performance.now());
    socket.on('message', (data, binary) => this.#received(data as Buffer, binary));
    socket.on('pong', () => {
      this.alive = true;
    });
    socket.on('error', () => socket.terminate());
    socket.on('close', () => this.#closed());
  }

  get player(): string | null {
    return this.identity?.player.id ?? null;
  }

  async begin(): Promise<void> {
    await this.readMutes();
    const player = this.identity?.player;
    this.tell({
      t: 'welcome',
      protocol: PROTOCOL,
      player: player ? { id: player.id, name: player.name, kind: player.kind } : null,
      time: this.app.now(),
    });
  }

  async readMutes(): Promise<void> {
    if (this.player) this.muted = new Set(await this.app.store.players.mutes(this.player));
  }

  send(message: Buffer): void {
    if (this.socket.readyState !== this.socket.OPEN) return;
    if (this.socket.bufferedAmount > TOO_MUCH_WAITING) {
      this.app.metrics.connections.inc({ what: 'too-slow' });
      this.socket.terminate();
      return;
    }
    this.app.metrics.sent.inc();
    this.socket.send(message, { binary: false });
  }

  tell(message: ServerMessage): void {
    this.send(Buffer.from(JSON.stringify(message)));
  }

  refuse(id: string | null, match: string | null, code: string): void {
    this.tell({ t: 'refused', id, match, refusal: { code } });
  }

  #received(data: Buffer, binary: boolean): void {
    this.app.metrics.received.inc();
    // Reading it costs something already.
    const inTime = this.#messages.take(performance.now()) && this.#waiting < 100;
    const message = binary || !inTime ? null : this.#parse(data);
    if (!message || !this.#mayAsk(message)) {
      this.#badMessage(inTime && !message ? 'bad-message' : 'too-fast', message);
      return;
    }
    this.take(message);
  }

  /** In the order they came; a table being busy does not hold up others for long. */
  take(message: ClientMessage): void {
    this.#waiting += 1;
    this.#queue = this.#queue
      .then(() => this.#handle(message))
      .catch((error: unknown) => this.#failed(message, error))
      .finally(() => {
        this.#waiting -= 1;
      });
  }

  /** This line and the player's lines together must have so much left, and for what is not play the house too. */
  #mayAsk(message: ClientMessage): boolean {
    const { house, shares } = this.#common;
    const { player } = this;
    const price = priceOf(message, (match) => this.app.tables.has(match) || this.#elsewhere.has(match));
    return (
      this.#messages.take(performance.now(), price - 1) &&
      (player === null || shares.players.take(player, price)) &&
      (isPlay(message) || shares.houses.take(house, price))
    );
  }

  /** Whether the player may say one more line, or make one more offer, through whichever window. */
  mayMake(what: 'chat' | 'offers'): boolean {
    return this.player !== null && this.#common.shares[what].take(this.player);
  }

  #parse(data: Buffer): ClientMessage | null {
    try {
      const value: unknown = JSON.parse(data.toString('utf8'));
      return this.#common.valid(value) ? (value as ClientMessage) : null;
    } catch {
      return null;
    }
  }

  #badMessage(code: string, message: ClientMessage | null): void {
    this.#bad += 1;
    if (this.#bad > BAD_MESSAGES) {
      this.socket.close(1008, code);
      return;
    }
    const id = message && 'id' in message ? (message.id ?? null) : null;
    this.refuse(id, message && 'match' in message ? message.match : null, code);
  }

  #failed(message: ClientMessage, error: unknown): void {
    const id = 'id' in message ? (message.id ?? null) : null;
    const match = 'match' in message ? message.match : null;
    this.app.alarm.note(error);
    if (error instanceof StoreRefused) this.refuse(id, match, `store-${error.reason}`);
    else {
      this.app.metrics.commands.inc({ what: 'failed' });
      this.app.log.error({ err: error, message: message.t, match, player: this.player }, 'a message failed');
      this.refuse(id, match, 'failed');
    }
  }

  async #handle(message: ClientMessage): Promise<void> {
    if (this.socket.readyState !== this.socket.OPEN) return;
    switch (message.t) {
      case 'ping':
        return this.tell({ t: 'pong', ...(message.id ? { id: message.id } : {}), time: this.app.now() });
      case 'watch':
        return this.#watch(message);
      case 'leave':
        return this.#elsewhere.leave(message.match) ? undefined : this.#leave(message.match);
      case 'say':
        if (this.#elsewhere.pass(message)) return;
        return sayLine(this, this.#tables.get(message.match), message);
      default:
        return this.#command(message);
    }
  }

  async #watch(message: ClientMessage & { t: 'watch' }): Promise<void> {
    const table = await this.app.tables.get(message.match);
    if (!table || !maySee(table.row, table.seats, this.player, message.invite)) {
      return this.refuse(null, message.match, 'no-such-match');
    }
    if (this.#tables.size + this.#elsewhere.size >= WATCHED && !this.#tables.has(message.match)) {
      return this.refuse(null, message.match, 'too-many-tables');
    }
    if (!this.#tables.has(table.id) && (await this.#elsewhere.watch(table, message))) return;
    this.#tables.set(message.match, table);
    if (!(await table.watch(this, this.player, message.view ?? null, message.since ?? -1))) {
      this.#tables.delete(message.match);
      return this.refuse(null, message.match, 'no-such-match');
    }
    if (table.frozen !== null) this.refuse(null, message.match, 'table-frozen');
    await sendChat(this, table, message.chat ?? 0, CHAT_AT_FIRST);
    table.tellPresence();
    if (this.player !== null) this.app.tables.calls.arrive(table, this.player);
  }

  #leave(match: string): void {
    const table = this.#tables.get(match);
    if (!table) return;
    this.#tables.delete(match);
    table.leave(this);
    table.tellPresence();
    this.#visited(table);
  }

  /** Remembers how far the player has seen, for the recap, and that he has left without an answer. */
  #visited(table: Table): void {
    const player = this.player;
    if (player === null || table.seatOf(player) === null) return;
    const { store, now, tables } = this.app;
    void store.matches.visit(table.id, player, table.number, now()).catch(() => {});
    const hasBegun = table.read((ledger) => {
      if (ledger) tables.calls.leave(table, ledger, player);
      return ledger !== null;
    });
    void hasBegun.then((it) => it || beginIfFull(this.app, table.id, null)).catch(() => {});
  }

  async #command(message: Exclude<ClientMessage, { t: 'ping' | 'watch' | 'leave' | 'say' }>): Promise<void> {
    if (this.#elsewhere.pass(message)) return;
    const { player } = this;
    const started = performance.now();
    const table = player === null ? null : await this.app.tables.get(message.match);
    const seat = table?.seatOf(player) ?? null;
    if (!table || player === null || seat === null)
      return this.refuse(message.id, message.match, 'not-seated');
    if (message.t === 'offer' && !this.mayMake('offers'))
      return this.refuse(message.id, message.match, 'too-fast');
    const reply = await table.command(player, message.id, commandOf(message, seat));
    this.app.metrics.commandSeconds.observe((performance.now() - started) / 1000);
    this.app.metrics.commands.inc({ what: 'accepted' in reply ? 'accepted' : 'refused' });
    if ('accepted' in reply)
      this.tell({ t: 'accepted', id: message.id, match: message.match, number: reply.accepted });
    else this.tell({ t: 'refused', id: message.id, match: message.match, refusal: reply.refused as never });
  }

  #closed(): void {
    this.#elsewhere.close();
    for (const table of this.#tables.values()) {
      table.leave(this);
      table.tellPresence();
      this.#visited(table);
    }
    this.#tables.clear();
  }
}

type CommandMessage = Exclude<ClientMessage, { t: 'ping' | 'watch' | 'leave' | 'say' }>;

const linkIn = ({ link }: { link?: string }): { link?: string } => (link === undefined ? {} : { link });

function commandOf(message: CommandMessage, seat: number): Command {
  switch (message.t) {
    case 'answer':
      return {
        do: 'answer',
        seat,
        question: message.question,
        option: message.option,
        ...linkIn(message),
      };
    case 'promise':
      return { do: 'promise', seat, anchor: message.anchor };
    case 'offer':
      return {
        do: 'offer',
        seat,
        what: message.what,
        ...(message.to === undefined ? {} : { to: message.to }),
        ...linkIn(message),
      };
    case 'respond':
      return { do: 'respond', seat, offer: message.offer, accept: message.accept, ...linkIn(message) };
    case 'resign':
      return { do: 'resign', seat };
    case 'end':
      return { do: 'end', seat, reason: RULES_FAILED, by: 'failure' };
    case 'substitute':
      return {
        do: 'want',
        by: seat,
        seat: message.seat ?? seat,
        on: message.on,
        lend: message.lend ?? true,
      };
  }
}
