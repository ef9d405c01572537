import { EventEmitter } from 'node:events';
import type { WebSocket } from 'ws';
import type { App } from '../app.ts';
import { Connection } from '../sockets/connection.ts';
import type { Common } from '../sockets/line.ts';
import type { ToPlayer } from './link.ts';

/** A process that reads this slowly is let go; its sockets come back. */
const TOO_MUCH_WAITING = 64 * 1024 * 1024;

/** A socket that another process holds, for all that a connection needs of one. */
class FarSocket extends EventEmitter {
  readonly OPEN = 1;
  readyState = 1;
  readonly bufferedAmount = 0;
  readonly #line: PeerLine;
  readonly #number: number;

  constructor(line: PeerLine, number: number) {
    super();
    this.#line = line;
    this.#number = number;
  }

  send(message: Buffer): void {
    this.#line.frame(this.#number, message);
  }

  ping(): void {}

  close(code: number, reason: string): void {
    this.#line.tell(`close ${this.#number}`, `${code} ${reason}`);
    this.terminate();
  }

  terminate(): void {
    if (this.readyState !== this.OPEN) return;
    this.readyState = 3;
    this.emit('close');
  }
}

/** The line of one other process, whose sockets look at matches that are played here. */
class PeerLine {
  readonly #app: App;
  readonly #socket: WebSocket;
  readonly #common: Pick<Common, 'shares' | 'valid'>;
  readonly #sockets = new Map<number, FarSocket>();
  readonly connections = new Map<number, Connection>();
  readonly #ready = new Map<number, Promise<void>>();
  /** The frame that is being told, and to whom: what goes to many goes over the line once. */
  #frame: { message: Buffer; to: number[] } | null = null;

  constructor(app: App, socket: WebSocket, common: Pick<Common, 'shares' | 'valid'>) {
    this.#app = app;
    this.#socket = socket;
    this.#common = common;
    socket.on('message', (data) => this.#heard(JSON.parse(String(data)) as ToPlayer));
    socket.on('error', () => socket.terminate());
    socket.on('close', () => {
      for (const far of this.#sockets.values()) far.terminate();
    });
  }

  #heard(message: ToPlayer): void {
    const { c } = message;
    if ('hello' in message) this.#open(c, message.hello);
    else if ('bye' in message) this.#sockets.get(c)?.terminate();
    else
      this.#ready.set(
        c,
        (this.#ready.get(c) ?? Promise.resolve()).then(() => this.#pass(c, message)),
      );
  }

  #open(c: number, { identity, house }: Extract<ToPlayer, { hello: object }>['hello']): void {
    const far = new FarSocket(this, c);
    const connection = new Connection(this.#app, far, identity, {
      ...this.#common,
      house,
      relays: false,
    });
    this.#sockets.set(c, far);
    this.connections.set(c, connection);
    this.#ready.set(
      c,
      connection.readMutes().catch(() => {}),
    );
    far.once('close', () => {
      this.#sockets.delete(c);
      this.connections.delete(c);
      this.#ready.delete(c);
    });
  }

  async #pass(c: number, { text, first }: Extract<ToPlayer, { text: string }>): Promise<void> {
    const far = this.#sockets.get(c);
    if (!far) return;
    const match = first ? (JSON.parse(text) as { match: string }).match : null;
    if (match !== null && (await this.#app.tables.letGo(match).catch(() => false)))
      this.tell(`yours ${c}`, match);
    else far.emit('message', Buffer.from(text), false);
  }

  frame(c: number, message: Buffer): void {
    if (this.#frame?.message === message) {
      this.#frame.to.push(c);
      return;
    }
    this.#flush();
    this.#frame = { message, to: [c] };
    queueMicrotask(() => this.#flush());
  }

  #flush(): void {
    const frame = this.#frame;
    this.#frame = null;
    if (frame) this.#send(Buffer.concat([Buffer.from(`${frame.to.join(',')}\n`), frame.message]));
  }

  tell(head: string, rest: string): void {
    this.#flush();
    this.#send(Buffer.from(`${head}\n${rest}`));
  }

  #send(message: Buffer): void {
    if (this.#socket.readyState !== this.#socket.OPEN) return;
    if (this.#socket.bufferedAmount > TOO_MUCH_WAITING) this.#socket.terminate();
    else this.#socket.send(message, { binary: true });
  }

  close(): void {
    this.#socket.close(1012, 'restart');
  }
}

/** Sockets of other processes that look at matches which are played here. */
export class Visitors {
  readonly #lines = new Set<PeerLine>();

  welcome(app: App, socket: WebSocket, common: Pick<Common, 'shares' | 'valid'>): void {
    const line = new PeerLine(app, socket, common);
    this.#lines.add(line);
    socket.on('close', () => this.#lines.delete(line));
  }

  get size(): number {
    let sum = 0;
    for (const { connections } of this.#lines) sum += connections.size;
    return sum;
  }

  *ofPlayer(player: string): Iterable<Connection> {
    for (const line of this.#lines)
      for (const connection of line.connections.values()) if (connection.player === player) yield connection;
  }

  close(): void {
    for (const line of this.#lines) line.close();
  }
}
