import { randomUUID } from 'node:crypto';
import {
  applyPatch,
  type ClientMessage,
  type MatchInfo,
  type Patch,
  type PatchJson,
  type ServerMessage,
  type StepMessage,
  type TableMessage,
  type TableState,
} from '@dustfront/protocol';
import { WebSocket } from 'ws';

type Reply<T> = T extends { t: infer K } ? K : never;
type Of<K> = Extract<ServerMessage, { t: K }>;

interface Waiting {
  test(message: ServerMessage): boolean;
  resolve(message: ServerMessage): void;
  reject(error: Error): void;
  timer: NodeJS.Timeout;
}

/** Somebody with a token: HTTP and a socket, as any client of the documented protocol would use them. */
export class Client {
  readonly base: string;
  token = '';
  id = '';
  name = '';
  socket: WebSocket | null = null;
  /** Everything that came over the socket, in order, as bytes. */
  received: string[] = [];
  messages: ServerMessage[] = [];
  readonly tables = new Map<string, ClientTable>();
  #waiting: Waiting[] = [];
  #commands = 0;
  readonly #own = randomUUID().slice(0, 8);

  constructor(port: number) {
    this.base = `http://127.0.0.1:${port}`;
  }

  static async guest(port: number, name: string): Promise<Client> {
    const client = new Client(port);
    const { me, token } = await client.post<{ me: { id: string; name: string }; token: string }>(
      '/api/guest',
      { name },
    );
    Object.assign(client, { token, id: me.id, name: me.name });
    return client;
  }

  async call(
    method: string,
    path: string,
    body?: unknown,
    headers: Record<string, string> = {},
  ): Promise<Response> {
    return fetch(this.base + path, {
      method,
      headers: {
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...(this.token ? { authorization: `Bearer ${this.token}` } : {}),
        ...headers,
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
  }

  async ask<T>(method: string, path: string, body?: unknown): Promise<T> {
    const response = await this.call(method, path, body);
    const value = (await response.json()) as T & { error?: { code: string; message: string } };
    if (!response.ok)
      throw Object.assign(new Error(value.error?.message), {
        status: response.status,
        code: value.error?.code,
      });
    return value;
  }

  get<T>(path: string): Promise<T> {
    return this.ask('GET', path);
  }

  post<T>(path: string, body: unknown = {}): Promise<T> {
    return this.ask('POST', path, body);
  }

  create(body: object): Promise<MatchInfo> {
    return this.post('/api/matches', body);
  }

  async connect(headers: Record<string, string> = {}): Promise<this> {
    const socket = new WebSocket(`${this.base.replace('http', 'ws')}/socket`, {
      headers: { ...(this.token ? { authorization: `Bearer ${this.token}` } : {}), ...headers },
      perMessageDeflate: false,
    });
    this.socket = socket;
    socket.on('message', (data) => this.#hear(String(data)));
    socket.on('error', () => {});
    socket.on('close', () => {
      if (this.socket === socket) this.#forget(new Error(`${this.name} lost the line`));
    });
    await this.next('welcome');
    return this;
  }

  #hear(text: string): void {
    const message = JSON.parse(text) as ServerMessage;
    this.received.push(text);
    this.messages.push(message);
    if (message.t === 'table') this.tables.set(message.match, new ClientTable(message));
    if (message.t === 'step') this.tables.get(message.match)?.step(message);
    const waiting = this.#waiting;
    this.#waiting = [];
    for (const one of waiting) {
      if (one.test(message)) {
        clearTimeout(one.timer);
        one.resolve(message);
      } else this.#waiting.push(one);
    }
  }

  #wait<T>(what: string, test: (message: ServerMessage) => boolean): Promise<T> {
    return new Promise((resolve, reject) => {
      const vain = (): void => reject(new Error(`${this.name} waited for ${what} in vain`));
      const timer = setTimeout(vain, 120_000);
      this.#waiting.push({ test, resolve: (message) => resolve(message as T), reject, timer });
    });
  }

  #forget(error: Error | null): void {
    const waiting = this.#waiting;
    this.#waiting = [];
    for (const { timer, reject } of waiting) {
      clearTimeout(timer);
      if (error) reject(error);
    }
  }

  /** The next message of a kind that passes the test. */
  next<K extends Reply<ServerMessage>>(t: K, test: (message: Of<K>) => boolean = () => true): Promise<Of<K>> {
    return this.#wait(`"${t}"`, (message) => message.t === t && test(message as Of<K>));
  }

  send(message: ClientMessage): void {
    this.socket?.send(JSON.stringify(message));
  }

  async watch(match: string, more: Partial<ClientMessage & { t: 'watch' }> = {}): Promise<ClientTable> {
    const reply = this.#wait<ServerMessage>(
      `table ${match}`,
      (m) =>
        (m.t === 'table' && m.match === match) || (m.t === 'refused' && m.id === null && m.match === match),
    );
    this.send({ t: 'watch', match, ...more });
    const message = await reply;
    if (message.t === 'refused') throw new Error(message.refusal.code);
    return this.tables.get(match)!;
  }

  /** Gives a command and waits for what becomes of it. */
  command(
    message: { t: 'answer' | 'offer' | 'respond' | 'resign' | 'say'; match: string; id?: string } & object,
  ): Promise<Of<'accepted'> | Of<'refused'>> {
    const id = message.id ?? `${this.#own}-${++this.#commands}`;
    const reply = this.#wait<Of<'accepted'> | Of<'refused'>>(
      `a reply to ${id}`,
      (m) => (m.t === 'accepted' || m.t === 'refused') && m.id === id,
    );
    this.send({ ...message, id } as ClientMessage);
    return reply;
  }

  /** Answers the open question with the option of that id, or the one at that place. */
  answer(match: string, option: string | number): Promise<Of<'accepted'> | Of<'refused'>> {
    const question = this.tables.get(match)?.state.question;
    if (!question) throw new Error(`${this.name} is not asked`);
    const id = typeof option === 'string' ? option : question.options[option]!.id;
    return this.command({ t: 'answer', match, question: question.number, option: id } as never);
  }

  close(): void {
    const { socket } = this;
    this.socket = null;
    this.#forget(null);
    socket?.terminate();
  }
}

/** The table as a client knows it: the last view, kept up by patches. */
export class ClientTable {
  number: number;
  seat: number | null;
  view: PatchJson;
  state: TableState;
  info: MatchInfo;
  entries: TableMessage['entries'];

  constructor(message: TableMessage) {
    this.number = message.number;
    this.seat = message.seat;
    this.view = message.view as PatchJson;
    this.state = message.state;
    this.info = message.info;
    this.entries = [...message.entries];
  }

  step(message: StepMessage): void {
    if (message.number <= this.number) return;
    if (message.number !== this.number + 1) throw new Error(`step ${message.number} after ${this.number}`);
    this.number = message.number;
    this.view = applyPatch(this.view, message.patch as Patch);
    this.state = message.state;
    this.entries.push(message.entry);
  }
}
