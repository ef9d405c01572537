import type { ClientMessage, ServerMessage, WireRefusal } from '@dustfront/protocol';
import { type Signal, signal } from '@preact/signals';
import { me } from './server.ts';

export type LineState = 'connecting' | 'open' | 'lost' | 'signed-out';
export type Outcome = { readonly accepted: number } | { readonly refused: WireRefusal };
type Command = Extract<
  ClientMessage,
  { t: 'answer' | 'offer' | 'respond' | 'promise' | 'resign' | 'end' | 'substitute' | 'say' }
>;
/** A command before it has its id. */
export type Order = Command extends infer C ? (C extends Command ? Omit<C, 'id'> : never) : never;

export interface Listener {
  /** What to ask for, now that there is a (new) line: from the last number that is known. */
  watch(): Extract<ClientMessage, { t: 'watch' }>;
  hear(message: ServerMessage): void;
}

interface Waiting {
  readonly message: Command;
  readonly resolve: (outcome: Outcome) => void;
  tries: number;
}

/** Nothing was kept, as far as is known: the same may be sent again, a command under its own id. */
export const mayGoBetter = (code: string): boolean =>
  code.startsWith('store-') || code === 'failed' || code === 'busy' || code === 'too-fast';

const beat = 15_000;
const patience = 8000;
const mostTries = 30;

/**
 * The one socket of this page. It comes back by itself, asks every table from its last number on, and sends every
 * command that has no reply yet again under the same id, so that it counts once.
 */
export class ServerLine {
  readonly state: Signal<LineState> = signal('connecting');
  /** What to add to this device's clock to get the server's. */
  readonly offset: Signal<number> = signal(0);
  readonly notice: Signal<{ kind: string; match: string | null; body: unknown } | null> = signal(null);
  private readonly address: string;
  private readonly listeners = new Map<string, Listener>();
  private readonly waiting = new Map<string, Waiting>();
  private socket: WebSocket | null = null;
  private delay = 300;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private heart: ReturnType<typeof setInterval> | undefined;
  private heard = 0;

  constructor(address: string) {
    this.address = address;
  }

  listen(match: string, listener: Listener): () => void {
    this.listeners.set(match, listener);
    if (this.socket === null) this.connect();
    else this.send(listener.watch());
    return () => {
      if (this.listeners.get(match) !== listener) return;
      this.listeners.delete(match);
      this.send({ t: 'leave', match });
    };
  }

  /** Asks for a table again, after a gap in its numbers. */
  watchAgain(match: string): void {
    const listener = this.listeners.get(match);
    if (listener !== undefined) this.send(listener.watch());
  }

  command(order: Order): Promise<Outcome> {
    const message = { ...order, id: crypto.randomUUID() } as Command;
    return new Promise((resolve) => {
      this.waiting.set(message.id, { message, resolve, tries: 0 });
      this.send(message);
    });
  }

  /** Somebody else is signed in now: the line must be made anew. */
  renew(): void {
    this.drop();
    this.delay = 0;
    if (this.listeners.size > 0) this.later();
  }

  /** Tries at once instead of waiting. */
  hurry(): void {
    if (this.socket !== null || this.listeners.size === 0) return;
    clearTimeout(this.timer);
    this.connect();
  }

  private connect(): void {
    clearTimeout(this.timer);
    // Named, so that a proxy can lead to the process that plays it; right without.
    const [match] = this.listeners.keys();
    const socket = new WebSocket(match === undefined ? this.address : `${this.address}?match=${match}`);
    this.socket = socket;
    if (this.state.peek() !== 'lost') this.state.value = 'connecting';
    socket.onopen = () => this.opened(socket);
    socket.onmessage = ({ data }) => {
      if (this.socket !== socket) return;
      this.heard = Date.now();
      this.receive(JSON.parse(String(data)) as ServerMessage);
    };
    socket.onclose = ({ code }) => {
      if (this.socket !== socket) return;
      this.drop();
      if (code === 4401) this.state.value = 'signed-out';
      else this.later();
    };
  }

  private opened(socket: WebSocket): void {
    this.delay = 300;
    this.heard = Date.now();
    for (const listener of this.listeners.values()) this.send(listener.watch());
    for (const { message } of this.waiting.values()) this.send(message);
    this.heart = setInterval(() => {
      if (Date.now() - this.heard > beat + patience) {
        this.drop();
        socket.close();
        this.later();
      } else this.send({ t: 'ping' });
    }, beat);
  }

  private drop(): void {
    clearInterval(this.heart);
    clearTimeout(this.timer);
    const { socket } = this;
    this.socket = null;
    if (socket !== null && socket.readyState <= WebSocket.OPEN) socket.close();
    this.state.value = 'lost';
  }

  private later(): void {
    clearTimeout(this.timer);
    const wait = this.delay * (0.75 + Math.random() / 2);
    this.delay = Math.min(8000, Math.max(300, this.delay * 1.7));
    this.timer = setTimeout(() => this.connect(), wait);
  }

  private send(message: ClientMessage): void {
    if (this.socket?.readyState === WebSocket.OPEN) this.socket.send(JSON.stringify(message));
  }

  private receive(message: ServerMessage): void {
    switch (message.t) {
      case 'welcome':
        this.offset.value = message.time - Date.now();
        this.state.value = 'open';
        return;
      case 'accepted':
        this.settle(message.id, { accepted: message.number });
        return;
      case 'refused':
        if (message.id === null) break;
        this.refused(message.id, message.refusal);
        return;
      case 'closing':
        this.delay = message.retryMs;
        return;
      case 'notice':
        this.notice.value = message.notice;
        return;
      case 'pong':
        return;
    }
    if (message.match !== null) this.listeners.get(message.match)?.hear(message);
  }

  private refused(id: string, refusal: WireRefusal): void {
    const entry = this.waiting.get(id);
    if (entry === undefined) return;
    if (!mayGoBetter(refusal.code) || ++entry.tries > mostTries) this.settle(id, { refused: refusal });
    else setTimeout(() => this.waiting.has(id) && this.send(entry.message), 400 * Math.min(5, entry.tries));
  }

  private settle(id: string, outcome: Outcome): void {
    this.waiting.get(id)?.resolve(outcome);
    this.waiting.delete(id);
  }
}

let line: ServerLine | null = null;

export function serverLine(): ServerLine {
  if (line === null) {
    line = new ServerLine(`${location.origin.replace(/^http/, 'ws')}/socket`);
    const made = line;
    // Who watched as nobody and sits down is told the table from the seat only over a line of their own.
    let known = me.peek()?.id;
    me.subscribe((who) => {
      if (who?.id === known) return;
      known = who?.id;
      made.renew();
    });
    addEventListener('online', () => made.hurry());
    addEventListener('offline', () => made.renew());
    document.addEventListener('visibilitychange', () => {
      if (document.visibilityState === 'visible') made.hurry();
    });
  }
  return line;
}
