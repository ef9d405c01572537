import { WebSocket } from 'ws';
import type { Identity } from '../sockets/line.ts';
import type { Holder } from '../store/store.ts';

/** Longest wait for another process to open the door. */
const PATIENCE = 2000;

/** What a channel tells the socket that it serves. */
export interface Heard {
  frame(message: Buffer): void;
  /** Nobody looks at the match there: it is to be played here. */
  yours(match: string): void;
  closed(code: number, reason: string): void;
}

/** One socket of this process, as it is known in the process that plays a match. */
export interface Channel {
  /** `first`: the match may be left to this process. */
  send(message: string, first: boolean): void;
  close(): void;
}

/** What goes to the other process. */
export type ToPlayer =
  | { c: number; hello: { identity: Identity | null; house: string } }
  | { c: number; text: string; first: boolean }
  | { c: number; bye: true };

/**
 * A line to the process that plays a match, for all sockets here that look at something there. Frames come back as the
 * numbers of the sockets they are for, a line break and the frame.
 */
export class Link {
  readonly #socket: WebSocket;
  readonly #channels = new Map<number, Heard>();
  #last = 0;
  readonly ready: Promise<void>;

  constructor({ process, address }: Holder, key: string, gone: () => void) {
    this.#socket = new WebSocket(`ws://${address}/peer`, {
      headers: { authorization: `Bearer ${key}`, 'dustfront-process': process },
      perMessageDeflate: false,
      handshakeTimeout: PATIENCE,
      skipUTF8Validation: true,
    });
    this.ready = new Promise((resolve, reject) => {
      this.#socket.once('open', resolve);
      this.#socket.once('error', reject);
    });
    this.#socket.on('message', (data) => this.#heard(data as Buffer));
    this.#socket.on('error', () => this.#socket.terminate());
    this.#socket.on('close', () => {
      gone();
      for (const channel of this.#channels.values()) channel.closed(1012, 'restart');
      this.#channels.clear();
    });
  }

  open(identity: Identity | null, house: string, heard: Heard): Channel {
    this.#last += 1;
    const c = this.#last;
    this.#channels.set(c, heard);
    this.#send({ c, hello: { identity, house } });
    return {
      send: (text, first) => this.#send({ c, text, first }),
      close: () => {
        if (this.#channels.delete(c)) this.#send({ c, bye: true });
      },
    };
  }

  #send(message: ToPlayer): void {
    if (this.#socket.readyState === WebSocket.OPEN) this.#socket.send(JSON.stringify(message));
  }

  #heard(data: Buffer): void {
    const end = data.indexOf(10);
    const head = data.toString('latin1', 0, end);
    const rest = data.subarray(end + 1);
    if (head.startsWith('yours ')) this.#channels.get(Number(head.slice(6)))?.yours(rest.toString());
    else if (head.startsWith('close ')) this.#close(Number(head.slice(6)), rest.toString());
    else for (const c of head.split(',')) this.#channels.get(Number(c))?.frame(rest);
  }

  #close(c: number, why: string): void {
    const [code = '1012', reason = ''] = why.split(' ');
    const channel = this.#channels.get(c);
    this.#channels.delete(c);
    channel?.closed(Number(code), reason);
  }

  close(): void {
    this.#socket.close(1000);
  }
}
