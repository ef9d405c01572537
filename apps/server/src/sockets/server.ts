import type { IncomingMessage, Server } from 'node:http';
import type { Duplex } from 'node:stream';
import { WebSocketServer } from 'ws';
import type { App } from '../app.ts';
import { originAllowed } from '../http/origin.ts';
import { household } from '../http/pace.ts';
import { whoAsks } from '../http/session.ts';
import { Visitors } from '../peers/visitors.ts';
import { sameText } from '../same-text.ts';
import type { Hint } from '../store/store.ts';
import { tellChat } from './chat.ts';
import { Connection } from './connection.ts';
import { Shares } from './shares.ts';

const HEARTBEAT = 30_000;
/** A client's message and who sent it. */
const PEER_BYTES = 1_048_576;

/** The socket half of the server. */
export class Sockets {
  readonly #app: App;
  readonly #valid: (message: unknown) => boolean;
  readonly #server: WebSocketServer;
  readonly #connections = new Set<Connection>();
  readonly #perAddress = new Map<string, number>();
  readonly #shares: Shares;
  readonly #visitors = new Visitors();
  readonly #peers = new WebSocketServer({
    noServer: true,
    maxPayload: PEER_BYTES,
    perMessageDeflate: false,
    clientTracking: false,
  });
  readonly #heart: NodeJS.Timeout;
  #closing = false;

  constructor(app: App, http: Server, valid: (message: unknown) => boolean) {
    this.#app = app;
    this.#valid = valid;
    this.#shares = new Shares(app.config.limits);
    const { messageBytes } = app.config.limits;
    this.#server = new WebSocketServer({
      noServer: true,
      maxPayload: messageBytes,
      perMessageDeflate: false,
      clientTracking: false,
    });
    http.on('upgrade', (request, socket, head) => {
      this.#upgrade(request, socket, head).catch(() => socket.destroy());
    });
    this.#heart = setInterval(() => this.#beat(), HEARTBEAT);
    this.#heart.unref();
    app.metrics.gauge('dustfront_socket_connections', 'Open sockets.', () => this.#connections.size);
    app.metrics.gauge(
      'dustfront_visitors',
      'Sockets of other processes that are served through this one.',
      () => this.#visitors.size,
    );
  }

  #address(request: IncomingMessage): string {
    const forwarded = this.#app.config.trustProxy ? request.headers['x-forwarded-for'] : undefined;
    const first = (Array.isArray(forwarded) ? forwarded[0] : forwarded)?.split(',')[0]?.trim();
    return household(first || request.socket.remoteAddress || '');
  }

  async #upgrade(request: IncomingMessage, socket: Duplex, head: Buffer): Promise<void> {
    socket.on('error', () => socket.destroy());
    const path = new URL(request.url ?? '/', 'http://x').pathname;
    const turnAway = (status: string, why: string): void => {
      this.#app.metrics.connections.inc({ what: why });
      const ip = this.#address(request);
      if (!this.#closing) this.#app.log.warn({ event: 'refused', code: why, url: path, ip }, 'refused');
      socket.end(`HTTP/1.1 ${status}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`);
    };
    const { limits } = this.#app.config;
    if (path === '/peer' && this.#welcome(request, socket, head)) return;
    if (path !== '/socket') return turnAway('404 Not Found', 'wrong-path');
    if (this.#closing) return turnAway('503 Service Unavailable', 'closing');
    if (!originAllowed(this.#app.config, request.headers)) return turnAway('403 Forbidden', 'foreign-origin');
    const address = this.#address(request);
    const here = this.#perAddress.get(address) ?? 0;
    if (here >= limits.connectionsPerAddress || this.#connections.size >= limits.connections) {
      return turnAway('429 Too Many Requests', 'too-many');
    }
    this.#perAddress.set(address, here + 1);
    let leave: (() => void) | null = () => {
      const left = (this.#perAddress.get(address) ?? 1) - 1;
      if (left <= 0) this.#perAddress.delete(address);
      else this.#perAddress.set(address, left);
      leave = null;
    };
    socket.once('close', () => leave?.());
    const who = await whoAsks(this.#app, request.headers);
    if (socket.destroyed) return;
    this.#server.handleUpgrade(request, socket, head, (ws) => {
      const identity = who && { player: who.player, tokenHash: who.session.tokenHash };
      const connection = new Connection(this.#app, ws, identity, {
        house: address,
        shares: this.#shares,
        relays: true,
        valid: this.#valid,
      });
      this.#connections.add(connection);
      this.#app.metrics.connections.inc({ what: 'opened' });
      ws.on('close', () => this.#connections.delete(connection));
      connection.begin().catch(() => ws.close(1011, 'store'));
    });
  }

  /** Another process on the same store, with the key that only they know. */
  #welcome(request: IncomingMessage, socket: Duplex, head: Buffer): boolean {
    const { key, process } = this.#app.peers;
    const { authorization = '', 'dustfront-process': meant } = request.headers;
    if (!sameText(authorization, `Bearer ${key}`) || meant !== process || this.#closing) return false;
    const common = { shares: this.#shares, valid: this.#valid };
    this.#peers.handleUpgrade(request, socket, head, (ws) => this.#visitors.welcome(this.#app, ws, common));
    return true;
  }

  #beat(): void {
    this.#shares.sweep();
    for (const connection of this.#connections) {
      if (!connection.alive) connection.socket.terminate();
      else {
        connection.alive = false;
        connection.socket.ping();
      }
    }
  }

  /** Chat, notices and revoked sessions from any process. */
  hear(hint: Hint): void {
    const failed = (): void => {};
    if (hint.topic === 'chat') this.#chat(hint).catch(failed);
    else if (hint.topic === 'notice') this.#notice(hint.id).catch(failed);
    else if (hint.topic === 'sessions') this.#sessions(hint.id).catch(failed);
  }

  async #chat(hint: Hint): Promise<void> {
    for (const table of this.#app.tables.open()) {
      if (table.id !== hint.id || table.watchers === 0) continue;
      const line = await this.#app.store.chat.line(hint.id, hint.number);
      if (line) tellChat(table, line);
    }
  }

  async #notice(player: string): Promise<void> {
    const mine = [...this.#connections].filter((c) => c.player === player);
    if (mine.length === 0) return;
    const [newest] = await this.#app.store.notices.unread(player, 1);
    if (!newest) return;
    const { id, kind, match, body, at } = newest;
    for (const connection of mine) connection.tell({ t: 'notice', notice: { id, kind, match, body, at } });
  }

  async #sessions(player: string): Promise<void> {
    // Their own process ends them.
    for (const visitor of this.#visitors.ofPlayer(player)) await visitor.readMutes();
    for (const connection of this.#connections) {
      if (connection.player !== player || !connection.identity) continue;
      await connection.readMutes();
      if (!(await this.#app.store.sessions.byToken(connection.identity.tokenHash))) {
        connection.socket.close(4401, 'signed out');
      }
    }
  }

  /** Says good-bye; clients come back by themselves. */
  async close(): Promise<void> {
    this.#closing = true;
    clearInterval(this.#heart);
    this.#visitors.close();
    for (const connection of this.#connections) {
      connection.tell({ t: 'closing', reason: 'restart', retryMs: 500 });
      connection.socket.close(1012, 'restart');
    }
    const patience = Date.now() + 2000;
    while (this.#connections.size > 0 && Date.now() < patience)
      await new Promise((resolve) => setTimeout(resolve, 20));
    for (const connection of this.#connections) connection.socket.terminate();
    this.#server.close();
  }
}
